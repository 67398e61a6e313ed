import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const fetched = vi.fn<(address: string) => Promise<Response>>()

/** The module and what it says of the build, as in a page that has just been opened. */
async function newPage() {
  vi.resetModules()
  const { loadPayload } = await import('./payload-fetch.ts')
  const freshness = await import('./build-freshness.ts')
  return { loadPayload, isPageLoadRequired: freshness.isPageLoadRequired }
}

beforeEach(() => {
  const textContent = JSON.stringify({ buildId: 'this' })
  vi.stubGlobal('document', { getElementById: () => ({ textContent }) })
  vi.stubGlobal('fetch', fetched)
})
afterEach(() => {
  fetched.mockReset()
  vi.unstubAllGlobals()
})

test('concurrent requests for the data of a page share one response', async () => {
  const { loadPayload, isPageLoadRequired } = await newPage()
  fetched.mockResolvedValue(Response.json({ buildId: 'this' }))
  expect(await Promise.all([loadPayload('/kontakt'), loadPayload('/kontakt')])).toEqual([
    { buildId: 'this' },
    { buildId: 'this' },
  ])
  expect(fetched.mock.calls).toEqual([['/kontakt/_payload.json']])
  expect(isPageLoadRequired()).toBe(false)
})

test.each([
  ['an answer that is none', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error in JSON', () => Promise.resolve(Response.json({ buildId: 'this' }, { status: 503 }))],
])('after %s the data is asked for anew', async (_, fail) => {
  const { loadPayload } = await newPage()
  fetched.mockImplementationOnce(fail).mockResolvedValueOnce(Response.json({ buildId: 'this' }))
  await expect(loadPayload('/kontakt')).rejects.toThrow()
  expect(await loadPayload('/kontakt')).toEqual({ buildId: 'this' })
})

test.each([-2, 2])('data are asked for anew once the clock shows %i hours more', async (hours) => {
  const { loadPayload } = await newPage()
  fetched.mockImplementation(async () => Response.json({ buildId: 'this' }))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + hours * 3_600_000 })
  await loadPayload('/kontakt')
  vi.useRealTimers()
  await loadPayload('/kontakt')
  await loadPayload('/kontakt')
  expect(fetched).toHaveBeenCalledTimes(2)
})

test('data of another build is not used, and makes the next navigation a page load', async () => {
  const { loadPayload, isPageLoadRequired } = await newPage()
  fetched.mockResolvedValue(Response.json({ buildId: 'another' }))
  expect(await loadPayload('/kontakt')).toBeUndefined()
  expect(isPageLoadRequired()).toBe(true)
})
