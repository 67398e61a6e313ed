/** Queries on stored leads, for the terminal commands. */
import { inParts, ROWS_AT_ONCE } from '#server/db/in-parts.ts'
import type { Db } from '#server/db/open.ts'
import type { Channel } from '#server/db/tables.ts'
import { type StoredLead, storedLead } from '#server/leads/store/lead-rows.ts'

/** The delivery of one lead on one channel: a row of the outbox. */
export type Delivery = {
  channel: Channel
  attempts: number
  deliveredAt: Date | undefined
  lastError: string | undefined
}

type Page = { limit: number; referral?: string | undefined }

/** The newest leads, newest first. */
export async function newestLeads(db: Db, { limit, referral }: Page): Promise<StoredLead[]> {
  const rows = await some(db, referral).orderBy('id', 'desc').limit(limit).execute()
  return withLoanTypes(db, rows)
}

/** Every lead, oldest first, in pages of a thousand, so that memory stays bounded. */
export async function* allLeads(db: Db, referral?: string): AsyncGenerator<StoredLead[]> {
  for (let last = 0; ; ) {
    const rows = await some(db, referral).where('id', '>', last).orderBy('id').limit(ROWS_AT_ONCE).execute()
    const end = rows.at(-1)
    if (end === undefined) return
    last = end.id
    yield await withLoanTypes(db, rows)
  }
}

export async function countLeads(db: Db, referral?: string): Promise<number> {
  const { leads } = await some(db, referral)
    .clearSelect()
    .select(({ fn }) => fn.countAll<number | string>().as('leads'))
    .executeTakeFirstOrThrow()
  return Number(leads)
}

/** A lead's deliveries, ordered by channel. */
export async function deliveries({ kysely }: Db, leadId: number): Promise<Delivery[]> {
  const rows = await kysely.selectFrom('outbox').selectAll().where('lead_id', '=', leadId).orderBy('channel').execute()
  return rows.map((row) => ({
    channel: row.channel,
    attempts: row.attempts,
    deliveredAt: row.delivered_at === null ? undefined : new Date(row.delivered_at),
    lastError: row.last_error ?? undefined,
  }))
}

/** Which of these leads have a delivery pending. */
export async function undelivered({ kysely }: Db, leadIds: number[]): Promise<Set<number>> {
  const waiting = kysely.selectFrom('outbox').select('lead_id').where('delivered_at', 'is', null)
  const rows = await inParts(leadIds, (ids) => waiting.where('lead_id', 'in', ids).execute())
  return new Set(rows.flatMap((row) => row.lead_id ?? []))
}

export async function loanTypeNames({ kysely }: Db): Promise<Map<number, string>> {
  const rows = await kysely.selectFrom('loan_types').select(['id', 'name']).execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function some({ kysely }: Db, referral: string | undefined) {
  const all = kysely.selectFrom('leads').selectAll()
  return referral === undefined ? all : all.where('referral_id', '=', referral)
}

type Rows = Parameters<typeof storedLead>[0][]

async function withLoanTypes({ kysely }: Db, rows: Rows): Promise<StoredLead[]> {
  const all = kysely.selectFrom('leads_loan_types').select(['leads_id', 'loan_types_id']).orderBy('id')
  const links = await inParts(
    rows.map(({ id }) => id),
    (ids) => all.where('leads_id', 'in', ids).execute(),
  )
  const typesByLead = Map.groupBy(links, (link) => link.leads_id)
  return rows.map((row) =>
    storedLead(
      row,
      (typesByLead.get(row.id) ?? []).map((link) => link.loan_types_id),
    ),
  )
}
