/** The topology of compose.yaml with the project's own Caddyfile: three processes, one PostgreSQL, Caddy in front. */
import { expect, onTestFinished, test } from 'vitest'
import { LEADS_PATH } from '#core/lead/wire.ts'
import { caddyProgram, startCaddy } from '#tests/support/caddy.ts'
import { exportedLeads } from '#tests/support/leads.ts'
import { startPostgres } from '#tests/support/postgres.ts'
import { startServer } from '#tests/support/server.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const VISITORS = 8
const LONG_MS = 300_000

async function threeBehindCaddy(caddy: string) {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, TRUST_PROXY: 'true', RATE_LIMIT_LEADS: '1000000' }
  const servers = await Promise.all([startServer(env), startServer(env), startServer(env)])
  const proxy = await startCaddy(
    caddy,
    servers.map(({ url }) => url),
  )
  onTestFinished(async () => {
    await proxy.stop()
    for (const server of servers) await server.stop()
    await postgres.stop()
  })
  return { servers, url: proxy.url, databaseUrl: postgres.url }
}

/** Visitors who read and send without a pause, and never try again. */
function visitors(url: string) {
  const answers: string[] = []
  const sent: string[] = []
  let isOver = false

  async function visit(): Promise<void> {
    while (!isOver) {
      const page = await status(fetch(`${url}/kontakt`))
      const code = `kod-${sent.length}`
      sent.push(code)
      const lead = await status(
        fetch(url + LEADS_PATH, {
          method: 'POST',
          headers: { 'content-type': 'application/json', 'idempotency-key': `key-${code}`, origin: url },
          body: JSON.stringify(wireLeadOf({ referral_id: code })),
        }),
      )
      answers.push(`page ${page}`, `lead ${lead}`)
    }
  }
  const over = Promise.all(Array.from({ length: VISITORS }, visit))
  return {
    answers,
    sent,
    /** Waits until so many more answers have come. */
    more: (count: number) => {
      const goal = answers.length + count
      return expect.poll(() => answers.length, { timeout: 90_000, interval: 20 }).toBeGreaterThan(goal)
    },
    end: () => {
      isOver = true
      return over
    },
  }
}

/** The status of an answer that came whole, or what went wrong. */
function status(answer: Promise<Response>): Promise<string> {
  return answer.then((response) => response.arrayBuffer().then(() => String(response.status))).catch(String)
}

test.skipIf(!caddyProgram)(
  'a process that is killed and one that is stopped cost no visitor a page and no lead',
  async () => {
    const { servers, url, databaseUrl } = await threeBehindCaddy(caddyProgram ?? '')
    const { answers, sent, more, end } = visitors(url)
    await more(60)
    servers[0]?.process.kill('SIGKILL')
    await more(120)
    servers[1]?.process.kill('SIGTERM')
    await more(120)
    await end()

    expect(Object.keys(Object.groupBy(answers, (answer) => answer)).toSorted()).toEqual(['lead 204', 'page 200'])
    const kept = (await exportedLeads(databaseUrl)).map(({ referral_id }) => referral_id)
    expect(kept.toSorted()).toEqual(sent.toSorted())
  },
  LONG_MS,
)

test.skipIf(!caddyProgram)(
  'what is only for us is not seen from outside',
  async () => {
    const { url } = await threeBehindCaddy(caddyProgram ?? '')
    expect((await fetch(`${url}/metrics`)).status).toBe(404)
    expect((await fetch(`${url}/readyz`)).status).toBe(404)
    expect((await fetch(`${url}/healthz`)).status).toBe(200)
  },
  LONG_MS,
)
