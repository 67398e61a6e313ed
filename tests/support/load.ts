import { LEADS_PATH } from '#core/lead/wire.ts'
import { wireLeadOf } from './wire-lead.ts'

/** Visitors who post leads and, like the form, retry with the same key until they get a 2xx. */
export type Load = {
  /** Referral codes, which identify the leads, of those answered 2xx. */
  acknowledged: Set<string>
  /** Referral codes of leads not answered 2xx yet. */
  open: Set<string>
  /** Responses other than 2xx and 503, of which there must be none. */
  surprises: number[]
  /**
   * Sends what is open and so many new leads, several at once, until all are through or the server is gone.
   *
   * @param options `after.run` is called once, when so many leads have been acknowledged in this run
   */
  send: (options: { to: string[]; leads: number; after?: { answers: number; run: () => void } }) => Promise<void>
}

const AT_ONCE = 8
const TIMEOUT_MS = 60_000

export function startLoad(): Load {
  const acknowledged = new Set<string>()
  const open = new Set<string>()
  const surprises: number[] = []
  let made = 0

  async function post(origin: string, code: string): Promise<boolean> {
    open.add(code)
    const response = await fetch(origin + LEADS_PATH, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': `key-of-${code}` },
      body: JSON.stringify(wireLeadOf({ referral_id: code })),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).catch(() => undefined) // the server is down: the lead stays open
    if (response?.ok) {
      open.delete(code)
      acknowledged.add(code)
      return true
    }
    if (response !== undefined && response.status !== 503) surprises.push(response.status)
    return false
  }

  return {
    acknowledged,
    open,
    surprises,
    send: async ({ to, leads, after }) => {
      const queue = [...open, ...Array.from({ length: leads }, (_, i) => `lead-${made + i}`)]
      made += leads
      let answers = 0
      const visitor = async (_: unknown, number: number) => {
        for (let turn = number; ; turn += 1) {
          const code = queue.shift()
          const origin = to[turn % to.length]
          if (code === undefined || origin === undefined) return
          if (!(await post(origin, code))) continue
          answers += 1
          if (answers === after?.answers) after.run()
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, visitor))
    },
  }
}
