/** Keeps leads and their history in a Directus, too: a row for each event. docs/directus.md says what it needs. */
import { stateText } from '#content/promise.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { enquiryAfter } from '#core/lead/history.ts'
import { wireLead } from '#core/lead/wire.ts'
import { CodedError } from '#server/base/error-code.ts'
import type { DirectusAccess } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { callService } from '#server/http/call-service.ts'
import { readErrors, readItems, unavailable } from '#server/leads/store/directus-answers.ts'
import { historyOf, type StoredEvent } from '#server/leads/store/lead-events.ts'
import { messageName, type StoredLead } from '#server/leads/store/lead-rows.ts'
import type { Send } from './deliver.ts'

const TIMEOUT_MS = 10_000
const HISTORY = 'kreditokaz_istorija'

/** What Directus has of a lead: its events, and the item of the lead itself, which somebody there may have deleted. */
type StoredHistory = { events: ReadonlySet<string>; lead: string | number | undefined }

/**
 * A message brings Directus up to its event. Every event that is missing goes there in order, so that none overtakes
 * another, whichever process sends which message; an event has one name, which Directus takes once.
 */
export function historySender(access: DirectusAccess, db: Db): Send {
  return async ({ kind, seq, leadName, about }, _settled, stopping) => {
    if (kind === 'erased' && leadName !== undefined) return erase(access, leadName)
    if (about === undefined) return { dropped: 'NO-LEAD' }
    const { lead } = about
    const history = (await historyOf(db, lead.id)).filter((event) => event.seq <= seq)
    if (history.length === 0) return { dropped: 'NO-HISTORY' } // a lead from before calls were promised
    const name = messageName(lead)
    let stored = await find(access, name)
    for (const [index, { seq }] of history.entries()) {
      if (stored.events.has(eventName(name, seq))) continue
      stopping.throwIfAborted()
      const isFirst = stored.events.size === 0
      await add(access, eventRow(lead, history.slice(0, index + 1)), isFirst ? wireLead(lead) : stored.lead)
      if (isFirst) stored = await find(access, name) // now with the lead's item
    }
    return undefined
  }
}

function eventName(name: string, seq: number): string {
  return `${name}-${seq}`
}

/** The row of the last of these events. */
function eventRow(lead: StoredLead, history: readonly StoredEvent[]): Record<string, unknown> {
  const { seq, at, kind, actor, slot, note } = history.at(-1) as StoredEvent // called with at least one
  const name = messageName(lead)
  return {
    id: eventName(name, seq),
    upit: name,
    broj: lead.id,
    redni_broj: seq,
    vreme: at.toISOString(),
    dogadjaj: kind,
    ko: actor,
    stanje: stateText(enquiryAfter(history)),
    dan: slot?.day ?? null,
    od: slot ? formatHour(slot.from) : null,
    do: slot ? formatHour(slot.to) : null,
    napomena: note ?? null,
  }
}

/** @param lead the item there or, with the first event, the nine fields: Directus creates both or neither */
async function add(access: DirectusAccess, row: Record<string, unknown>, lead: unknown): Promise<void> {
  const response = await ask(access, HISTORY, 'POST', { ...row, lead: lead ?? null })
  if (response.ok) return void (await response.body?.cancel())
  const [error] = response.status === 400 ? await readErrors(response) : []
  await response.body?.cancel().catch(() => {}) // read already
  if (error?.code === 'RECORD_NOT_UNIQUE') return // an attempt whose answer was lost, or another process
  if (error && /^[A-Z_]{1,40}$/.test(error.code)) throw new CodedError(`HTTP-400-${error.code}`, 'Directus refuses.')
  throw unavailable(response)
}

/** Deletes a lead there, then its events, by which it is found. */
async function erase(access: DirectusAccess, name: string): Promise<undefined> {
  const { lead } = await find(access, name)
  if (lead !== undefined) await remove(access, `leads/${encodeURIComponent(lead)}`)
  const { events } = await find(access, name) // perhaps gone with the lead
  if (events.size > 0) await remove(access, HISTORY, [...events])
}

async function remove(access: DirectusAccess, path: string, ids?: string[]): Promise<void> {
  const response = await ask(access, path, 'DELETE', ids)
  await response.body?.cancel()
  if (!response.ok) throw unavailable(response)
}

async function find(access: DirectusAccess, name: string): Promise<StoredHistory> {
  const query = new URLSearchParams({ 'filter[upit][_eq]': name, fields: 'id,lead', limit: '-1' })
  const response = await ask(access, `${HISTORY}?${query}`, 'GET')
  const items = await readItems(response)
  if (items === undefined) throw unavailable(response)
  const leads = items.map(({ lead }) => lead).filter((lead) => typeof lead === 'string' || typeof lead === 'number')
  return { events: new Set(items.map(({ id }) => String(id))), lead: leads[0] }
}

/** Follows no redirect: personal data goes to the configured address and nowhere else. */
function ask({ url, token }: DirectusAccess, path: string, method: string, body?: unknown): Promise<Response> {
  return callService(`${url}/items/${path}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
}
