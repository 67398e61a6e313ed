/**
 * The real server, killed again and again while visitors send leads: what was acknowledged is stored and delivered,
 * once and whole. Every visitor tries again with the same key, as the form does.
 */
import { test } from 'vitest'
import {
  expectDelivered,
  expectWhole,
  LEADS_A_ROUND,
  LONG_MS,
  settle,
  spread,
  startEnds,
} from '#tests/support/kills.ts'
import { startLoad } from '#tests/support/load.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

test('50 kills of the process on SQLite lose, truncate or duplicate no lead', { timeout: LONG_MS }, async () => {
  const { mail, hook, environment } = await startEnds()
  const env = { ...environment, DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db` }
  const load = startLoad()
  for (let round = 0; round < 50; round += 1) {
    const server = await startLeadsServer(env)
    const kill = () => server.process.kill('SIGKILL')
    await load.send({ to: [server.url], leads: LEADS_A_ROUND, after: { answers: spread(round), run: kill } })
    await server.stop()
  }
  await settle(await startLeadsServer(env), load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 50 })
})
