import { command } from './command.ts'
import { emptyDatabase } from './databases.ts'
import { leadsApi } from './leads.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { wireLeadOf } from './wire-lead.ts'

type Failure = { code: number; stdout: string; stderr: string }

/** A site's API with so many leads, and what backs it up. */
export async function siteWithLeads(count: number) {
  const DATABASE_URL = await emptyDatabase('sqlite')
  const api = await leadsApi({ DATABASE_URL })
  for (let i = 0; i < count; i++) await api.post(wireLeadOf({ first_name: `Ana${i}` }))
  const folder = temporaryFolder()
  const backup = (...args: string[]) => command('cli/backup.ts', args, { DATABASE_URL })
  return { api, DATABASE_URL, folder, backup }
}

/** What a command that fails has to say. */
export const failing = (run: Promise<string>): Promise<Failure> =>
  run.then(
    (printed) => Promise.reject(new Error(`It should have failed, but printed: ${printed}`)),
    (error: Failure) => error,
  )

/** The name of the back-up in what the command printed. */
export const fileIn = (printed: string) => printed.split('  ')[0] ?? ''
