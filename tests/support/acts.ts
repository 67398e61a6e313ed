import { randomUUID } from 'node:crypto'
import { daysToChoose } from '#core/lead/call-slot.ts'
import { ENQUIRY_PATH } from '#core/lead/enquiry-wire.ts'
import { IDEMPOTENCY_HEADER } from '#core/lead/wire.ts'
import { readKey } from '#server/leads/promise/keys.ts'
import { linkToken } from '#server/leads/promise/token.ts'
import { opened } from './databases.ts'

/** People with links who, like the pages, try an act again with the same key until it is answered. */
export type Acts = {
  /** The keys of the acts that were answered 200, by lead, in order. */
  acknowledged: Map<number, string[]>
  /** Answers other than 200 and 503, of which there must be none. */
  surprises: number[]
  /** How many acts are still to be answered. */
  open: () => number
  /**
   * Moves and claims every enquiry, what an earlier run has left undone first, until all is done or the server is gone.
   *
   * @param after `run` is called once, when so many acts have been answered in this run
   */
  send: (options: { to: string; after?: { answers: number; run: () => void } }) => Promise<void>
}

type Act = { token: string; body: object; key: string }

const TIMEOUT_MS = 60_000
const DAY_MS = 86_400_000

/** Acts on every lead of a database. */
export async function startActs(databaseUrl: string): Promise<Acts> {
  const db = opened(databaseUrl)
  const key = await readKey(db, 'links', new Date())
  const leads = await db.kysely.selectFrom('leads').select(['id', 'created_at']).orderBy('id').execute()
  await db.close()
  const expiresAt = new Date(Date.now() + DAY_MS)
  const day = daysToChoose(new Date(), { weekdays: [1, 2, 3, 4, 5], daysOff: [] }).at(-1)
  const acknowledged = new Map(leads.map(({ id }) => [id, [] as string[]]))
  const surprises: number[] = []
  const queues = leads.map(({ id, created_at }) => {
    const link = (advisor: number) => linkToken(key, { advisor, leadId: id, madeAt: new Date(created_at), expiresAt })
    return { id, visitor: link(0), advisor: link(1), acts: [] as Act[] }
  })

  /** @returns whether the act is done */
  async function post(origin: string, { token, body, key }: Act): Promise<boolean> {
    const response = await fetch(origin + ENQUIRY_PATH, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined) // the server is down: the act stays open
    if (response !== undefined && response.status !== 200 && response.status !== 503) surprises.push(response.status)
    return response?.status === 200
  }

  let runs = 0
  return {
    acknowledged,
    surprises,
    open: () => queues.reduce((sum, { acts }) => sum + acts.length, 0),
    send: async ({ to, after }) => {
      runs += 1
      const hours = runs % 2 === 0 ? { from: '09:00', to: '11:00' } : { from: '13:00', to: '17:00' }
      let answers = 0
      await Promise.all(
        queues.map(async ({ id, visitor, advisor, acts }) => {
          acts.push(
            { token: visitor, body: { action: 'move', day, ...hours }, key: randomUUID() },
            { token: advisor, body: { action: 'claim' }, key: randomUUID() },
          )
          for (let next = acts[0]; next !== undefined && (await post(to, next)); next = acts[0]) {
            acknowledged.get(id)?.push(next.key)
            acts.shift()
            answers += 1
            if (answers === after?.answers) after.run()
          }
        }),
      )
    },
  }
}
