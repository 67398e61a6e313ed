/** The server is told to stop while advisors are being told: it ends in time, and nobody is told twice. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

test('a shutdown during a mail, with readiness at 503, exits with 0 after the mail server’s reply, and the next start resends nothing', async () => {
  const mail = await startMailServer(() => false, { thinksMs: 6000 })
  onTestFinished(() => mail.stop())
  const env = {
    DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db`,
    SMTP_URL: mail.url,
    LEADS_TO: 'a@primer.rs',
    LOG_LEVEL: 'info',
  }
  const server = await startLeadsServer(env)
  const posted = await fetch(server.url + LEADS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireLeadOf()),
  })
  expect(posted.status).toBe(204)
  await until(() => mail.mails.length === 1)

  const { hostname, port } = new URL(server.url)
  const socket = connect(Number(port), hostname)
  const answer = text(socket)
  socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n')
  await (await fetch(`${server.url}/healthz`)).text() // by now the half of the question has come
  const stopped = server.stop()
  await until(() => server.output().includes('server-stopping'))
  socket.write('Connection: close\r\n\r\n')
  expect(await answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*"database":"ok","stopping":true/)
  expect((await stopped).exitCode).toBe(0)

  const again = await startLeadsServer(env)
  expect(await (await fetch(`${again.url}/metrics`)).text()).toMatch(/^outbox_pending 0$/m)
  await again.stop()
  expect(mail.mails).toHaveLength(1)
})
