/** `npm run leads -- canary` against the real server: quiet when all is well, loud when anything on the way is broken. */

import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, createServer } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { command } from '#tests/support/command.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { type Server, startServer } from '#tests/support/server.ts'

type Failure = { code: number; stderr: string }

async function site(env: Record<string, string> = {}): Promise<Server> {
  const server = await startServer(env)
  onTestFinished(async () => {
    await server.stop()
  })
  return server
}

const canary = ({ url, databaseUrl }: Pick<Server, 'url' | 'databaseUrl'>, ...args: string[]) => {
  const { hostname, port } = new URL(url)
  return command('cli/leads.ts', ['canary', ...args], { DATABASE_URL: databaseUrl, HOST: hostname, PORT: port })
}

test('the test lead is delivered, marked as a test, and erased', async () => {
  const mail = await startMailServer()
  onTestFinished(() => mail.stop())
  const server = await site({ SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' })
  expect(await canary(server)).toMatch(/^U redu: .* stigao na drugi kraj/)
  expect(mail.mails.map(({ headers }) => headers.subject)).toEqual(['[PROBA] Probni upit br. 1, ne treba zvati'])
  expect(await exportedLeads(server.databaseUrl)).toEqual([])
})

test('without a channel it reports that the lead was stored', async () => {
  expect(await canary(await site())).toMatch(/sačuvan .* Nijedno obaveštavanje nije podešeno/)
})

test('a mail server that refuses everything is an alarm, and the lead is erased all the same', async () => {
  const mail = await startMailServer(() => true)
  onTestFinished(() => mail.stop())
  const server = await site({ SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' })
  const failure = await canary(server, '--timeout', '2').catch((error: Failure) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: Mail savetnicima nije stigao za 2 s/),
  })
  expect(await exportedLeads(server.databaseUrl)).toEqual([])
})

test('a test lead whose answer is lost on the way back is an alarm, and is erased all the same', async () => {
  const server = await site()
  const proxy = createHttpServer(async (request, response) => {
    await fetch(server.url + request.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: await text(request),
    })
    response.destroy()
  }).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => {
    proxy.close()
  })
  const { port } = proxy.address() as AddressInfo // it listens on a port
  const failure = await canary(server, '--url', `http://127.0.0.1:${port}`).catch((error: Failure) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/^NIJE USPELO: /) })
  expect(await exportedLeads(server.databaseUrl)).toEqual([])
})

test('a mail server that accepts connections and never responds is an alarm, and delays no lead', async () => {
  const hole = createServer(() => {}).listen(0, '127.0.0.1')
  await once(hole, 'listening')
  onTestFinished(() => {
    hole.close()
  })
  const address = hole.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const server = await site({ SMTP_URL: `smtp://127.0.0.1:${port}`, LEADS_TO: 'a@primer.rs' })
  const failure = await canary(server, '--timeout', '1').catch((error: Failure) => error)
  // The lead itself was answered: what is missing is the mail.
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: Mail savetnicima nije stigao/),
  })
})

test('a site that is down is an alarm', async () => {
  const { databaseUrl } = await site() // another one, which has made the database
  const url = `http://127.0.0.1:${await freePort()}`
  const failure = await canary({ url, databaseUrl }).catch((error: Failure) => error)
  expect(failure).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: sajt .* ne odgovara \(ECONNREFUSED\)/),
  })
})

test('a site that refuses the test lead is an alarm', async () => {
  const server = await site({ RATE_LIMIT_LEADS: '1' })
  expect(await canary(server, '--url', `${server.url}/`)).toContain('je sačuvan')
  const failure = await canary(server).catch((error: Failure) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringMatching(/nije primio probni upit \(odgovor 429\)/) })
})

test('a site that stores its leads in another database is an alarm', async () => {
  const { url } = await site()
  const other = await site()
  const failure = await canary({ url, databaseUrl: other.databaseUrl }).catch((error: Failure) => error)
  expect(failure).toMatchObject({ code: 1, stderr: expect.stringContaining('Proverite DATABASE_URL') })
})
