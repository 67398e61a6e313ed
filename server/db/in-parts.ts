/** How many rows are asked for at once. */
export const ROWS_AT_ONCE = 1000

/** Queries in batches: a statement takes at most 32,766 parameters in SQLite and 65,535 in PostgreSQL. */
export async function inParts<Row>(
  ids: readonly number[],
  ask: (some: readonly number[]) => Promise<Row[]>,
): Promise<Row[]> {
  const parts: Row[][] = []
  for (let start = 0; start < ids.length; start += ROWS_AT_ONCE) {
    parts.push(await ask(ids.slice(start, start + ROWS_AT_ONCE)))
  }
  return parts.flat()
}
