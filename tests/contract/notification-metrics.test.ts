import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { startMailServer } from '#tests/support/receivers.ts'
import { startLeadsServer } from '#tests/support/server.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

test('attempts to tell somebody are counted from 0 on, by channel and result', async () => {
  const mail = await startMailServer((attempt) => attempt === 1)
  onTestFinished(() => mail.stop())
  const server = await startLeadsServer({ SMTP_URL: mail.url, LEADS_TO: 'savetnik@primer.rs' })
  onTestFinished(async () => void (await server.stop()))
  const counts = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const lines = text.matchAll(/^outbox_sends_total\{channel="(\w+)",result="(\w+)"\} (\d+)$/gm)
    return Object.fromEntries([...lines].map(([, channel, result, count]) => [`${channel} ${result}`, Number(count)]))
  }

  const channels = ['directus', 'mail', 'visitor', 'webhook']
  const none = Object.fromEntries(
    channels.flatMap((name) => [
      [`${name} delivered`, 0],
      [`${name} failed`, 0],
    ]),
  )
  expect(await counts()).toEqual(none)
  await fetch(server.url + LEADS_PATH, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wireLeadOf({})),
  })
  await expect.poll(counts, { timeout: 60_000 }).toEqual({ ...none, 'mail failed': 1, 'mail delivered': 1 })
})
