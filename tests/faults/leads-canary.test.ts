/** `npm run leads -- canary` against the real server: quiet when all is well, loud when anything on the way is broken. */

import { once } from 'node:events'
import { createServer as createHttpServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { command } from '#tests/support/command.ts'
import { emptyDatabase } from '#tests/support/databases.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { freePort } from '#tests/support/free-port.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { type Server, startLeadsServer } from '#tests/support/server.ts'

type Failure = { code: number; stderr: string }

async function site(env: Record<string, string> = {}): Promise<Server> {
  const server = await startLeadsServer(env)
  onTestFinished(async () => {
    await server.stop()
  })
  return server
}

const canary = ({ url, databaseUrl }: Pick<Server, 'url' | 'databaseUrl'>, ...args: string[]) => {
  const { hostname, port } = new URL(url)
  return command('cli/leads.ts', ['canary', ...args], { DATABASE_URL: databaseUrl, HOST: hostname, PORT: port })
}

const alarm = (...asked: Parameters<typeof canary>) => canary(...asked).catch((error: Failure) => error)

/** The database of a site that does not run. */
async function databaseOfNoSite(): Promise<string> {
  const databaseUrl = await emptyDatabase('sqlite')
  await leadsApi({ DATABASE_URL: databaseUrl })
  return databaseUrl
}

test('the test lead is delivered, marked as a test, and erased; a mail server that refuses everything, or accepts connections and never responds, is an alarm, and the lead is erased all the same', async () => {
  let isRefusing = false
  let away: 'hanging' | undefined
  const mail = await startMailServer(() => isRefusing, { isAway: () => away })
  onTestFinished(() => mail.stop())
  const server = await site({ SMTP_URL: mail.url, LEADS_TO: 'a@primer.rs' })
  expect(await canary(server)).toMatch(/^U redu: .* stigao na drugi kraj/)
  expect(mail.mails.map(({ headers }) => headers.subject)).toEqual(['[PROBA] Probni upit br. 1, ne treba zvati'])
  expect(await exportedLeads(server.databaseUrl)).toEqual([])

  isRefusing = true
  expect(await alarm(server, '--timeout', '2')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: Mail savetnicima nije stigao za 2 s/),
  })
  expect(await exportedLeads(server.databaseUrl)).toEqual([])

  away = 'hanging'
  // The lead itself is answered: what is missing is the mail.
  expect(await alarm(server, '--timeout', '1')).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: Mail savetnicima nije stigao/),
  })
  expect(await exportedLeads(server.databaseUrl)).toEqual([])
})

test('without a channel it reports that the lead was stored; an answer that is lost on the way back, another database and a site that refuses the test lead are alarms', async () => {
  const server = await site({ RATE_LIMIT_LEADS: '3' }) // the fourth is refused
  expect(await canary(server, '--url', `${server.url}/`)).toMatch(/sačuvan .* Nijedno obaveštavanje nije podešeno/)

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
  expect(await alarm(server, '--url', `http://127.0.0.1:${port}`)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: /),
  })
  expect(await exportedLeads(server.databaseUrl)).toEqual([])

  expect(await alarm({ url: server.url, databaseUrl: await databaseOfNoSite() })).toMatchObject({
    code: 1,
    stderr: expect.stringContaining('Proverite DATABASE_URL'),
  })
  expect(await alarm(server)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/nije primio probni upit \(odgovor 429\)/),
  })
})

test('a site that is down is an alarm', async () => {
  const url = `http://127.0.0.1:${await freePort()}`
  expect(await alarm({ url, databaseUrl: await databaseOfNoSite() })).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^NIJE USPELO: sajt .* ne odgovara \(ECONNREFUSED\)/),
  })
})
