import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const MINUTE = 60_000

/** What the server answers, by address; what is not here fails like a lost connection. */
let answers: Record<string, () => Response> = {}
const asked: string[] = []
const page = { hidden: false }
const line = { onLine: true }

/** The module in a page of the build `this` that has just been opened. */
async function newPage() {
  vi.resetModules()
  const { watchBuild, isPageLoadRequired } = await import('./build-freshness.ts')
  watchBuild('this')
  return isPageLoadRequired
}

const polls = () => asked.filter((address) => address === '/builds/latest.json').length

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('window', { requestIdleCallback: setTimeout })
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', line)
  vi.stubGlobal('fetch', async (address: string) => {
    asked.push(address)
    const answer = answers[address]
    if (!answer) throw new TypeError('Failed to fetch')
    return answer()
  })
  answers = {
    '/builds/meta/this.json': () => Response.json({}),
    '/builds/latest.json': () => Response.json({ id: 'this', timestamp: 0 }),
  }
  asked.length = 0
})
afterEach(() => {
  vi.clearAllTimers()
  vi.useRealTimers()
  vi.unstubAllGlobals()
  Object.assign(page, { hidden: false })
  Object.assign(line, { onLine: true })
})

test('the manifest of the build is fetched once, when the page has been idle for a second', async () => {
  await newPage()
  await vi.advanceTimersByTimeAsync(999)
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(2)
  expect(asked).toEqual(['/builds/meta/this.json'])
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(asked.filter((address) => address.startsWith('/builds/meta/'))).toHaveLength(1)
})

test.each([
  ['answered by an error', () => Response.json({}, { status: 500 })],
  ['no JSON', () => new Response('<!doctype html>')],
  ['lost', undefined],
])('a manifest that is %s is only logged', async (_, answer) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  answers = answer ? { '/builds/meta/this.json': answer } : {}
  const isPageLoadRequired = await newPage()
  await vi.advanceTimersByTimeAsync(5000)
  expect(warn.mock.calls).toEqual([['[kreditokaz] builds/meta not loaded:', expect.any(Error)]])
  expect(isPageLoadRequired()).toBe(false)
  warn.mockRestore()
})

test('the newest build id is polled every minute, until a new one is known', async () => {
  const isPageLoadRequired = await newPage()
  for (const minutes of [1, 2, 3]) {
    await vi.advanceTimersByTimeAsync(MINUTE)
    expect(polls()).toBe(minutes)
  }
  expect(isPageLoadRequired()).toBe(false)
  answers['/builds/latest.json'] = () => Response.json({ id: 'another', timestamp: 0 })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isPageLoadRequired()).toBe(true)
  await vi.advanceTimersByTimeAsync(10 * MINUTE)
  expect(polls()).toBe(4)
})

test.each([
  ['hidden', () => Object.assign(page, { hidden: true }), () => Object.assign(page, { hidden: false })],
  ['offline', () => Object.assign(line, { onLine: false }), () => Object.assign(line, { onLine: true })],
])('a page that is %s does not poll, and polls again afterwards', async (_, leave, comeBack) => {
  await newPage()
  leave()
  await vi.advanceTimersByTimeAsync(5 * MINUTE)
  expect(polls()).toBe(0)
  comeBack()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(polls()).toBe(1)
})

test.each([
  ['an error without a build id', () => Response.json({ errors: [] }, { status: 503 })],
  ['no answer', undefined],
])('%s changes nothing, and the next poll is heard', async (_, answer) => {
  if (answer) answers['/builds/latest.json'] = answer
  else delete answers['/builds/latest.json']
  const isPageLoadRequired = await newPage()
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isPageLoadRequired()).toBe(false)
  answers['/builds/latest.json'] = () => Response.json({ id: 'another', timestamp: 0 })
  await vi.advanceTimersByTimeAsync(MINUTE)
  expect(isPageLoadRequired()).toBe(true)
})
