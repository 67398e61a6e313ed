/** Three processes on one PostgreSQL, of which one is killed under load. */
import { onTestFinished, test } from 'vitest'
import { expectDelivered, expectWhole, LONG_MS, settle, startEnds } from '#tests/support/kills.ts'
import { startLoad } from '#tests/support/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startLeadsServer } from '#tests/support/server.ts'

test('when one of three processes on one PostgreSQL dies, no request fails and the others send nothing twice', {
  timeout: LONG_MS,
}, async () => {
  const { mail, hook, environment } = await startEnds()
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  const env = { ...environment, DATABASE_URL: postgres.url }
  const servers = await Promise.all([startLeadsServer(env), startLeadsServer(env), startLeadsServer(env)])
  const [first] = servers
  const load = startLoad()
  const kill = () => first?.process.kill('SIGKILL')
  await load.send({ to: servers.map(({ url }) => url), leads: 300, after: { answers: 100, run: kill } })
  const [, second, third] = servers
  if (!first || !second || !third) throw new Error('Three servers were started.')
  await first.stop()
  await load.send({ to: [second.url, third.url], leads: 0 })
  await third.stop()
  await settle(second, load)
  await expectWhole(env.DATABASE_URL, load)
  expectDelivered(load, { mail, hook, kills: 1 })
})
