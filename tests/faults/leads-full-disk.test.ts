/** A disk that fills up while visitors send leads: they are told so, nothing is half kept, the pages stay up. */
import { existsSync } from 'node:fs'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { startLoad } from '#tests/support/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

// A limit on the size of files stands for the full disk: it needs no rights, and writes fail in the same place.
const BLOCKS = 800 // of 512 bytes: enough for the tables and some dozen leads in the write-ahead log
const smallDisk = ['/bin/sh', '-c', `trap '' XFSZ; ulimit -f ${BLOCKS}; exec "$0" "$@"`]

test('a full disk is answered 503, and what was acknowledged before is there after more room is made', async () => {
  const env = { DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db` }
  const load = startLoad()
  const full = await startLeadsServer(env, smallDisk)
  await load.send({ to: [full.url], leads: 400 })
  expect(load.acknowledged.size).toBeGreaterThan(0)
  expect(load.open.size).toBeGreaterThan(0)
  expect(load.surprises).toEqual([])

  const response = await fetch(`${full.url}/api/items/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireLeadOf()),
  })
  expect(response.status).toBe(503)
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] })
  await until(async () => (await fetch(`${full.url}/readyz`)).status === 503)
  expect((await fetch(`${full.url}/kontakt`)).status).toBe(200)
  expect((await fetch(`${full.url}/api/items/loan_types`)).status).toBe(200)

  expect(codes(await exportedLeads(env.DATABASE_URL))).toEqual([...load.acknowledged].toSorted())
  expect((await full.stop()).exitCode).toBe(0)

  const roomy = await startLeadsServer(env)
  await load.send({ to: [roomy.url], leads: 0 })
  expect(load.open.size).toBe(0)
  const kept = await exportedLeads(env.DATABASE_URL)
  await roomy.stop()
  expect(codes(kept)).toEqual([...load.acknowledged].toSorted())
  expect(kept.every(({ loan_types }) => loan_types.length === 2)).toBe(true)
})

test('a PostgreSQL without room for another lead is not ready until there is room; the check leaves no trace', async () => {
  const postgres = await startPostgres()
  const server = await startLeadsServer({ DATABASE_URL: postgres.url })
  onTestFinished(async () => {
    await server.stop()
    await postgres.stop()
  })
  const client = new pg.Client({ connectionString: postgres.url })
  await client.connect()
  const send = async () =>
    fetch(`${server.url}/api/items/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wireLeadOf()),
    }).then(({ status }) => status)
  const readyz = () => fetch(`${server.url}/readyz`).then(({ status }) => status)

  expect([await send(), await readyz()]).toEqual([204, 200])
  // What PostgreSQL says where it cannot extend a table's file; what needs no new page still works then.
  await client.query(`CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = 'disk_full'; END $$`)
  await client.query('CREATE TRIGGER full_disk BEFORE INSERT ON leads FOR EACH ROW EXECUTE FUNCTION full_disk()')
  expect(await send()).toBe(503)
  await expect.poll(readyz, { timeout: 10_000 }).toBe(503)
  await client.query('DROP TRIGGER full_disk ON leads')
  await expect.poll(readyz, { timeout: 10_000 }).toBe(200)
  expect(await send()).toBe(204)
  const { rows } = await client.query('SELECT id FROM leads ORDER BY id')
  await client.end()
  expect(rows).toEqual([{ id: 1 }, { id: 3 }]) // 2 was the refused one
})

test.skipIf(!existsSync('/dev/full'))(
  'a log that finds no room on its disk costs lines of the log, and no lead',
  async () => {
    const server = await startLeadsServer({ LOG_LEVEL: 'trace' }, ['/bin/sh', '-c', 'exec "$0" "$@" 2>/dev/full'])
    const response = await fetch(`${server.url}/api/items/leads`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(wireLeadOf()),
    })
    expect(response.status).toBe(204)
    expect((await server.stop()).exitCode).toBe(0)
  },
)

function codes(leads: { referral_id: string | null }[]): string[] {
  return leads.map(({ referral_id }) => referral_id ?? '').toSorted()
}
