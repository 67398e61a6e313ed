/** What the log says of leads at its most talkative: that something happened to lead 1, never to whom. */
import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

test('no name, address, phone or query string is ever logged, whatever goes wrong', async () => {
  const mail = await startMailServer((attempt) => attempt === 1)
  onTestFinished(() => mail.stop())
  const server = await startLeadsServer({ LOG_LEVEL: 'trace', SMTP_URL: mail.url, LEADS_TO: 'savetnik@primer.rs' })
  const post = (lead: unknown, headers = {}) =>
    fetch(`${server.url}${LEADS_PATH}?tajna=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(lead),
    })
  const lead = wireLeadOf({
    first_name: 'Jedinstvena',
    last_name: 'Prezimović',
    email: 'jedinstvena@primer.rs',
    phone: '069 765 4321',
  })
  await post(lead)
  await post({ ...lead, email: 'jedinstvena' })
  await post(lead, { origin: 'https://zlo.example' })
  await post(lead, { 'idempotency-key': 'x'.repeat(200) })
  await until(() => mail.mails.length === 1)
  await server.stop()

  const said = server.output()
  expect(said).toContain('notification-failed')
  expect(said).toContain('notification-delivered')
  for (const secret of ['Jedinstvena', 'Prezimović', 'jedinstvena', '765 4321', '7654321', 'savetnik@', 'tajna'])
    expect(said).not.toContain(secret)
})
