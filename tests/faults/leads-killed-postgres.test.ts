/** As on SQLite (`leads-killed-sqlite.test.ts`), and PostgreSQL itself is killed in every other round. */
import { onTestFinished, test } from 'vitest'
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
import { startPostgres } from '#tests/support/postgres.ts'
import { startLeadsServer } from '#tests/support/server.ts'

test('20 kills on PostgreSQL, of the process and of PostgreSQL itself, lose or duplicate no lead either', {
  timeout: LONG_MS,
}, async () => {
  const { mail, hook, environment } = await startEnds()
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  const env = { ...environment, DATABASE_URL: postgres.url }
  const load = startLoad()
  let server = await startLeadsServer(env)
  for (let round = 0; round < 20; round += 1) {
    let crashed = Promise.resolve()
    const kill = () => {
      if (round % 2 === 0) server.process.kill('SIGKILL')
      else crashed = postgres.kill().then(postgres.restart)
    }
    await load.send({ to: [server.url], leads: LEADS_A_ROUND, after: { answers: spread(round), run: kill } })
    await crashed
    if (round % 2 === 0) {
      await server.stop()
      server = await startLeadsServer(env)
    }
  }
  await settle(server, load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 20 })
})
