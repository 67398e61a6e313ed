import { Webhook } from 'standardwebhooks'
import { expect, onTestFinished, test } from 'vitest'
import { wireLead } from '#core/lead/wire.ts'
import type { WebhookConfig } from '#server/config.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { messageOf } from '#tests/support/messages.ts'
import { startWebhookReceiver } from '#tests/support/receivers.ts'
import { webhookSender } from './send-webhook.ts'

const KEY = Buffer.from('kreditokaz')
const lead = { ...leadOf({ loanTypeIds: [1] }), id: 7, createdAt: new Date('2026-11-20T10:00:00.123Z') }

/** Tells a receiver that answers with this status of one lead. */
async function sent(status: number, webhook: Partial<WebhookConfig> = { key: KEY }) {
  const receiver = await startWebhookReceiver(() => status)
  onTestFinished(() => receiver.stop())
  const send = webhookSender({ url: receiver.url, key: undefined, ...webhook }, () => new Date())
  const outcome = await send(messageOf(lead), [], new AbortController().signal).catch((error: unknown) => error)
  return { outcome, calls: receiver.calls }
}

test('a receiver gets the lead as JSON, named and signed', async () => {
  const { outcome, calls } = await sent(202)
  expect(outcome).toBeUndefined()
  const [call] = calls
  if (!call) throw new Error('Nothing was sent.')
  const { headers, body } = call
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'user-agent': 'kreditokaz',
    'accept-encoding': 'identity', // it is read as it comes
  })
  expect(headers['webhook-id']).toBe('lead-7-1795168800123')
  const kept = { type: 'lead.created', id: 7, created_at: '2026-11-20T10:00:00.123Z', ...wireLead(lead) }
  // standardwebhooks throws unless id, time and body carry our signature.
  expect(new Webhook(KEY, { format: 'raw' }).verify(body, headers as Record<string, string>)).toEqual(kept)
})

test('without a key a receiver gets the lead unsigned', async () => {
  const { outcome, calls } = await sent(204, {})
  expect(outcome).toBeUndefined()
  expect(JSON.parse(calls[0]?.body ?? '')).toMatchObject(wireLead(lead))
  expect(Object.keys(calls[0]?.headers ?? {})).not.toContain('webhook-signature')
})

test.each([302, 307, 400, 503])('%i is a failure with a reason, and no redirect is followed', async (status) => {
  const { outcome, calls } = await sent(status)
  expect(outcome).toMatchObject({ code: `HTTP-${status}` })
  expect(calls.map(({ url }) => url)).toEqual(['/leads?from=site'])
})
