/** Strangers ask for more than there is time or memory for: leads and pages come first. */
import { expect, onTestFinished, test } from 'vitest'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { memoryWhileUnread, whileCalculatorsAreAsked } from '#tests/support/pressure.ts'
import { startServer } from '#tests/support/server.ts'

async function started() {
  const server = await startServer({ TRUST_PROXY: 'true' })
  onTestFinished(async () => void (await server.stop()))
  return server
}

test('a thousand connections with new calculations hold up neither leads nor pages', async () => {
  const server = await started()
  const { page, alive, lead } = await whileCalculatorsAreAsked(server, 4)
  expect([page.failures, alive.failures, lead.failures]).toEqual([0, 0, 0])
  // Medians, and generous: this process is the thousand, on the same machine. `npm run bench` measures the rest.
  expect(page.p50).toBeLessThan(500)
  expect(alive.p50).toBeLessThan(500)
  expect(lead.p50).toBeLessThan(1500)
  expect(await exportedLeads(server.databaseUrl)).not.toEqual([])
})

test.skipIf(process.platform !== 'linux')(
  'answers that nobody reads take no memory to speak of, and their connections end',
  async () => {
    const server = await started()
    const { mostMebibytes, open } = await memoryWhileUnread(server, 5)
    expect(mostMebibytes).toBeLessThan(300)
    expect(open).toBe(0)
    expect((await fetch(`${server.url}/kontakt`)).status).toBe(200)
  },
)
