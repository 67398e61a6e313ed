import { stateText } from '#content/promise.ts'
import { progressOf } from '#core/lead/promise-outcomes.ts'
import { wireFields } from '#core/lead/wire.ts'
import type { Db } from '#server/db/open.ts'
import { historiesOf } from '#server/leads/store/lead-events.ts'
import { type StoredLead, wireStoredLead } from '#server/leads/store/lead-rows.ts'
import { allLeads, loanTypeNames } from './lead-archive.ts'

/** Streams every lead as one JSON array. */
export async function* leadsAsJson(db: Db, referral?: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const leads of allLeads(db, referral)) {
    const exported = await withProgress(db, leads)
    yield separator + exported.map(({ fields }) => JSON.stringify(fields)).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

const PROGRESS = ['state', 'tries', 'first_try_minutes', 'marketing_confirmed'] as const
const COLUMNS = ['id', 'created_at', ...wireFields, ...PROGRESS] as const

/** Streams every lead as CSV for a spreadsheet with Serbian settings: byte-order mark, semicolons, loan type names. */
export async function* leadsAsCsv(db: Db, referral?: string): AsyncGenerator<string> {
  const names = await loanTypeNames(db)
  yield `\uFEFF${csvLine(COLUMNS)}`
  for await (const leads of allLeads(db, referral)) {
    const exported = await withProgress(db, leads)
    yield exported.map((one) => csvLine(cells(one, names))).join('')
  }
}

type Exported = Awaited<ReturnType<typeof withProgress>>[number]

/** Leads with the fields that are exported: what was sent, and what has happened since. */
async function withProgress(db: Db, leads: StoredLead[]) {
  const histories = await historiesOf(
    db,
    leads.map(({ id }) => id),
  )
  const now = new Date()
  return leads.map((lead) => {
    const { enquiry, tries, firstTryMinutes } = progressOf(histories.get(lead.id) ?? [], now)
    const progress = {
      state: stateText(enquiry),
      tries,
      first_try_minutes: firstTryMinutes ?? null,
      marketing_confirmed: enquiry.hasConfirmedNews,
    } satisfies Record<(typeof PROGRESS)[number], unknown>
    return { lead, fields: { ...wireStoredLead(lead), ...progress } }
  })
}

function cells({ lead, fields }: Exported, names: Map<number, string>): string[] {
  const loanTypes = lead.loanTypeIds.map((id) => names.get(id) ?? String(id)).join(', ')
  return COLUMNS.map((column) => (column === 'loan_types' ? loanTypes : String(fields[column] ?? '')))
}

/** One line of the file. */
export function csvLine(values: readonly string[]): string {
  return `${values.map(cell).join(';')}\r\n`
}

// Where a cell begins if the file is split at another separator, or quotes are read as text.
const FORMULA = /(?<=^|[,;\t\r\n])(?=[\s"']*[=+\-@|%＝＋－＠])/g

/**
 * One cell, always in quotes. Wherever a spreadsheet could take the text for a formula, an apostrophe is put before it
 * (OWASP, "CSV Injection"); that includes phone numbers that start with +.
 */
function cell(value: string): string {
  return `"${value.replaceAll(FORMULA, "'").replaceAll('"', '""')}"`
}
