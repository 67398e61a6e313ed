/** PostgreSQL goes away under a running server and comes back: visitors are told in time, and nobody restarts anything. */
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH, LOAN_TYPES_PATH } from '#core/lead/wire.ts'
import { emptyDatabase, opened } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { startLoad } from '#tests/support/load.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

/** The form gives up after 30 s; by then a visitor has to have an answer. */
const ANSWER_WITHIN_MS = 25_000

async function serverOn(databaseUrl: string, env: Record<string, string> = {}) {
  const server = await startLeadsServer({ DATABASE_URL: databaseUrl, ...env })
  onTestFinished(async () => void (await server.stop()))
  const status = async (path: string) => (await fetch(server.url + path)).status
  const post = async () => {
    const body = JSON.stringify(wireLeadOf({ referral_id: 'odbijen' }))
    const began = performance.now()
    const response = await fetch(server.url + LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    })
    return { status: response.status, tookMs: performance.now() - began }
  }
  return { ...server, status, post }
}

/** A PostgreSQL that a test may kill; stopped after the servers on it. */
async function killable() {
  const postgres = await startPostgres({ durable: true })
  onTestFinished(() => postgres.stop())
  return postgres
}

test('after a restart of PostgreSQL no lead is lost, and the site works without a restart', async () => {
  const postgres = await killable()
  const server = await serverOn(postgres.url)
  const load = startLoad()
  await load.send({ to: [server.url], leads: 40 })

  await postgres.kill()
  await load.send({ to: [server.url], leads: 40 })
  expect(load.acknowledged.size).toBe(40)
  const refused = await server.post()
  expect(refused.status).toBe(503)
  expect(refused.tookMs).toBeLessThan(ANSWER_WITHIN_MS)
  await until(async () => (await server.status('/readyz')) === 503)
  expect([await server.status('/healthz'), await server.status('/kontakt')]).toEqual([200, 200])

  await postgres.restart()
  await until(async () => (await server.status('/readyz')) === 200)
  await load.send({ to: [server.url], leads: 0 })
  expect(load.surprises).toEqual([])
  expect(load.acknowledged.size).toBe(80)
  const kept = await exportedLeads(postgres.url)
  expect(kept.map(({ referral_id }) => referral_id).toSorted()).toEqual([...load.acknowledged].toSorted())
  expect((await server.stop()).exitCode).toBe(0)
})

/** What stands between a server and its database, and can fall silent: packets vanish, connections stay. */
async function startWire(target: string) {
  const { hostname, port } = new URL(target)
  const ends = new Set<Socket>()
  let isSilent = false
  const wire = createServer((near) => {
    const far = connect(Number(port), hostname)
    for (const [from, to] of [[near, far] as const, [far, near] as const]) {
      ends.add(from)
      if (isSilent) from.pause()
      from.on('data', (bytes) => to.write(bytes))
      from.on('error', () => {}) // either end may be cut off
      from.on('close', () => to.destroy())
    }
    if (isSilent) near.pause()
  })
  wire.listen(0, '127.0.0.1')
  await once(wire, 'listening')
  onTestFinished(() => {
    wire.close()
    for (const end of ends) end.destroy()
  })
  const url = new URL(target)
  url.port = String((wire.address() as AddressInfo).port) // a TCP server's address is never a path
  return {
    url: url.href,
    setSilent: (silent: boolean) => {
      isSilent = silent
      for (const end of ends) silent ? end.pause() : end.resume()
    },
  }
}

test('a PostgreSQL that stops responding is answered 503 before the form’s timeout, and a shutdown exits with 0 within half a minute', async () => {
  const wire = await startWire(await emptyDatabase('postgres'))
  const server = await serverOn(wire.url, { SMTP_URL: 'smtp://127.0.0.1:1', LEADS_TO: 'a@primer.rs' })
  expect((await server.post()).status).toBe(204)

  wire.setSilent(true)
  const refused = await server.post()
  expect(refused.status).toBe(503)
  expect(refused.tookMs).toBeLessThan(ANSWER_WITHIN_MS)
  expect(await server.status('/readyz')).toBe(503)
  expect([await server.status('/healthz'), await server.status('/kontakt')]).toEqual([200, 200])

  wire.setSilent(false)
  await until(async () => (await server.status('/readyz')) === 200)
  expect((await server.post()).status).toBe(204)
  expect(await server.status(LOAN_TYPES_PATH)).toBe(200)

  wire.setSilent(true)
  const began = performance.now()
  expect((await server.stop()).exitCode).toBe(0)
  expect(performance.now() - began).toBeLessThan(30_000)
})

test('a transaction that PostgreSQL began after the timeout is not left to the connection’s next user', async () => {
  const databaseUrl = await emptyDatabase('postgres')
  const wire = await startWire(databaseUrl)
  const [through, beside] = [opened(wire.url), opened(databaseUrl)]
  onTestFinished(async () => {
    await Promise.all([through.close(), beside.close()])
  })
  await sql`CREATE TABLE notes (note text)`.execute(through.kysely)
  const note = (text: string) => sql`INSERT INTO notes VALUES (${text})`

  wire.setSilent(true)
  const late = through.kysely.transaction().execute((trx) => note('too late').execute(trx))
  await expect(late).rejects.toThrow()
  wire.setSilent(false)
  await note('kept').execute(through.kysely)

  const kept = await sql<{ note: string }>`SELECT note FROM notes`.execute(beside.kysely)
  expect(kept.rows).toEqual([{ note: 'kept' }]) // seen by others: committed
})

test('a mail that was sent during a PostgreSQL outage is not sent again by any process', async () => {
  const postgres = await killable()
  const mail = await startMailServer(() => false, { thinksMs: 2000 })
  onTestFinished(() => mail.stop())
  const env = { SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' }
  const [sender, other] = await Promise.all([1, 2].map(() => serverOn(postgres.url, env)))
  if (!sender || !other) throw new Error('Two servers were started.')
  expect((await sender.post()).status).toBe(204)
  await until(() => mail.mails.length === 1)

  await postgres.kill()
  // Each is said three seconds after the one before: together they last longer than a lease.
  await until(() => other.output().split('outbox-unreadable').length > 11, 90_000)
  sender.process.kill('SIGSTOP') // it comes second
  await postgres.restart()
  await until(async () => (await other.post()).status === 204)
  await until(() => mail.mails.length > 1) // a new lead is told at once: the other process has looked
  sender.process.kill('SIGCONT')
  const isEmpty = async () => /^outbox_pending 0$/m.test(await (await fetch(`${other.url}/metrics`)).text())
  await until(isEmpty, 30_000)
  expect(mail.mails).toHaveLength(2)
})
