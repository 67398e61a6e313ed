import { Webhook } from 'standardwebhooks'
import { CodedError } from '#server/base/error-code.ts'
import type { WebhookConfig } from '#server/config.ts'
import { callService } from '#server/http/call-service.ts'
import { messageName, wireStoredLead } from '#server/leads/store/lead-rows.ts'
import type { Message, Send } from './deliver.ts'

const TIMEOUT_MS = 10_000 // a receiver that hangs holds one of four delivery slots for this long

/** What a webhook says of a lead beside its nine fields, where calls are promised: read at the time of sending. */
export type Further = (message: Message) => Promise<Record<string, unknown>>

/** Posts each lead to a webhook, signed as in Standard Webhooks where there is a key. Rejects unless it answers 2xx. */
export function webhookSender({ url, key }: WebhookConfig, now: () => Date, further: Further = async () => ({})): Send {
  const signer = key && new Webhook(key, { format: 'raw' })
  return async (message) => {
    const { kind, seq, about } = message
    if (about === undefined) return { dropped: 'NO-LEAD' }
    // The same at every attempt, so the receiver can drop a duplicate.
    const id = kind === 'created' ? messageName(about.lead) : `${messageName(about.lead)}-${kind}-${seq}`
    const at = now()
    const body = JSON.stringify({ type: `lead.${kind}`, ...wireStoredLead(about.lead), ...(await further(message)) })
    // Follows no redirect: personal data goes to the configured address and nowhere else.
    const response = await callService(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'kreditokaz',
        'webhook-id': id,
        'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
        ...(signer && { 'webhook-signature': signer.sign(id, at, body) }),
      },
      body,
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    if (!response.ok) throw new CodedError(`HTTP-${response.status}`, 'The webhook was not taken.')
    return undefined
  }
}
