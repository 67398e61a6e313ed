import { test as base } from '@playwright/test'
import { command } from './command.ts'
import { type Server, startServer } from './server.ts'

/** A kept lead, as `npm run leads -- export --format json` prints it. */
export type KeptLead = {
  id: string | number
  created_at: string
  first_name: string
  last_name: string
  email: string
  phone: string
  available_from: string
  available_to: string
  is_subscribed_to_marketing: boolean
  loan_types: { loan_types_id: number }[]
  referral_id: string | null
}

/** The site under test. */
export type Site = {
  /** Origin, without a trailing slash; addresses given to `page.goto` start at it. */
  url: string
  /** The leads kept since this test began. */
  leads: () => Promise<KeptLead[]>
}

/** Playwright's `test` with the real site behind it: one server and one database for each worker. */
export const test = base.extend<{ site: Site }, { server: Server }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures are needed
    async ({}, use) => {
      const server = await startServer()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
  site: async ({ server }, use) => {
    const began = new Date().toISOString()
    await use({
      url: server.url,
      leads: async () => {
        const printed = await command('cli/leads.ts', ['export', '--format', 'json'], {
          DATABASE_URL: server.databaseUrl,
        })
        const leads = JSON.parse(printed) as KeptLead[] // the contract's words for what is printed
        return leads.filter((lead) => new Date(lead.created_at).toISOString() >= began)
      },
    })
  },
})

export { expect } from '@playwright/test'
