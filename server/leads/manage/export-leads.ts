import { wireFields } from '#core/lead/wire.ts'
import type { Db } from '#server/db/open.ts'
import { type KeptLead, wireKeptLead } from '#server/leads/store/lead-rows.ts'
import { allLeads, loanTypeNames } from './lead-archive.ts'

/** Streams every lead as one JSON array. */
export async function* leadsAsJson(db: Db, referral?: string): AsyncGenerator<string> {
  let separator = '[\n'
  for await (const leads of allLeads(db, referral)) {
    yield separator + leads.map((lead) => JSON.stringify(wireKeptLead(lead))).join(',\n')
    separator = ',\n'
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n'
}

const COLUMNS = ['id', 'created_at', ...wireFields] as const

/** Streams every lead as CSV for a spreadsheet with Serbian settings: byte-order mark, semicolons, loan type names. */
export async function* leadsAsCsv(db: Db, referral?: string): AsyncGenerator<string> {
  const names = await loanTypeNames(db)
  yield `\uFEFF${csvLine(COLUMNS)}`
  for await (const leads of allLeads(db, referral)) {
    yield leads.map((lead) => csvLine(cells(lead, names))).join('')
  }
}

function cells(lead: KeptLead, names: Map<number, string>): string[] {
  const fields = wireKeptLead(lead)
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
