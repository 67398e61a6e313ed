/** The server is told to stop while advisors are being told: it ends in time, and nobody is told twice. */
import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startServer } from '#tests/support/server.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

test('a stop during a mail ends with 0 after the mail server’s answer, and the next start sends nothing again', async () => {
  const mail = await startMailServer(() => false, { thinksMs: 6000 })
  onTestFinished(() => mail.stop())
  const env = {
    DATABASE_URL: `sqlite:${temporaryFolder()}/leads.db`,
    SMTP_URL: mail.url,
    LEADS_TO: 'a@primer.rs',
  }
  const server = await startServer(env)
  const posted = await fetch(server.url + LEADS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireLeadOf()),
  })
  expect(posted.status).toBe(204)
  await until(() => mail.mails.length === 1)
  expect((await server.stop()).exitCode).toBe(0)

  const again = await startServer(env)
  expect(await (await fetch(`${again.url}/metrics`)).text()).toMatch(/^outbox_pending 0$/m)
  await again.stop()
  expect(mail.mails).toHaveLength(1)
})
