import { readConfig } from '#server/config.ts'
import { openDatabase } from '#server/db/open.ts'
import { leadsAsJson } from '#server/leads/manage/export-leads.ts'
import type { ExportedLead } from './wire-lead.ts'

/**
 * All stored leads, as `npm run leads -- export --format json` prints them, but read in this process: starting one each
 * time takes half a second of CPU. The command itself is tested by `tests/contract/leads-list.test.ts`.
 */
export async function exportedLeads(databaseUrl: string): Promise<ExportedLead[]> {
  const read = readConfig({ DATABASE_URL: databaseUrl })
  if (!read.ok) throw new Error(read.problem)
  const db = openDatabase(read.config.database)
  try {
    let text = ''
    for await (const piece of leadsAsJson(db)) text += piece
    return JSON.parse(text) as ExportedLead[] // contract §1.6
  } finally {
    await db.close()
  }
}
