import { createHash } from 'node:crypto'
import type { Tables } from './tables.ts'

export type Table = keyof Tables
export type Row = Record<string, unknown>
/** What a database holds: rows by table, and a digest that depends neither on their order nor on the dialect. */
export type Contents = { counts: Record<Table, number>; digest: string }

/** Every table, parents first. Limits on addresses are left out: they last an hour. */
export const tables = Object.keys({
  loan_types: true,
  leads: true,
  leads_loan_types: true,
  lead_events: true,
  outbox: true,
  keys: true,
  visitor_mails: true,
  blocked_addresses: true,
} satisfies Record<Table, true>) as Table[]

/** Reads all tables. */
export async function tally(pages: (table: Table) => Iterable<Row[]> | AsyncIterable<Row[]>): Promise<Contents> {
  const counts = {} as Contents['counts'] // filled below, for all tables
  const whole = createHash('sha256')
  for (const table of tables) {
    let sum = 0n
    counts[table] = 0
    for await (const page of pages(table)) {
      counts[table] += page.length
      for (const row of page) sum = BigInt.asUintN(256, sum + digestOf(row))
    }
    whole.update(`${table} ${counts[table]} ${sum}\n`)
  }
  return { counts, digest: whole.digest('hex').slice(0, 32) }
}

function digestOf(row: Row): bigint {
  const cells = Object.entries(row).map(([column, value]) => [column, alike(column, value)])
  const text = JSON.stringify(cells.sort(([one], [other]) => (String(one) < String(other) ? -1 : 1)))
  return BigInt(`0x${createHash('sha256').update(text).digest('hex')}`)
}

/** PostgreSQL has booleans, and seconds in times of day. */
function alike(column: string, value: unknown): unknown {
  if (typeof value === 'boolean') return Number(value)
  return column === 'available_from' || column === 'available_to' ? String(value).slice(0, 5) : value
}
