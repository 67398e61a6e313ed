/** What the store remembers, and what it reads in answers; tests/contract/directus.test.ts has the API in front of it. */
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { leadOf } from '#tests/support/lead-of.ts'
import { directusLeadStore } from './directus-lead-store.ts'

/** A store in front of a Directus that answers each request, counted from 1, with `answer`. */
async function storeOn(answer: (response: ServerResponse, count: number) => void) {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    request.resume().on('end', () => answer(response, count))
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo // a TCP server's address is never a path
  const store = directusLeadStore(`http://127.0.0.1:${port}`)
  const add = (key?: string) => store.add({ lead: leadOf(), key, at: new Date() })
  return { ...store, add, asked: () => count }
}

test('a stored lead is known by its key, and a post that repeats it is no second one', async () => {
  const { add, hasTaken, asked } = await storeOn((response) => response.writeHead(204).end())
  expect(await hasTaken('form-1')).toBe(false)
  const outcomes = await Promise.all([add('form-1'), add('form-1')])
  expect([...outcomes, await add('form-1')]).toEqual([
    { outcome: 'taken' },
    { outcome: 'repeated' },
    { outcome: 'repeated' },
  ])
  expect([await hasTaken('form-1'), await hasTaken('form-2'), asked()]).toEqual([true, false, 1])
})

test.each([429, 500])('a lead that Directus is about to answer with %i does not count as stored', async (status) => {
  const { add, hasTaken } = await storeOn((response) => response.writeHead(status).end())
  const added = add('form-1').catch(() => {})
  expect(await hasTaken('form-1')).toBe(false)
  await added
})

test.each([
  ['17', 17],
  ['0', 60],
  ['1.5', 60],
  ['Wed, 25 Nov 2026 10:00:00 GMT', 60],
  [undefined, 60],
])('with Retry-After %s a lead is to be sent again after %i s', async (header, retryAfterSeconds) => {
  const headers = header === undefined ? {} : { 'retry-after': header }
  const { add } = await storeOn((response) => response.writeHead(429, headers).end())
  expect(await add()).toEqual({ outcome: 'too-many', retryAfterSeconds })
})

test('of the fields that Directus refuses, only names are passed on: the log gets them', async () => {
  const errors = ['phone', 'ana@primer.rs', '064 123', 7, undefined].map((field) => ({
    extensions: { code: 'FAILED_VALIDATION', field },
  }))
  const { add } = await storeOn((response) => response.writeHead(400).end(JSON.stringify({ errors })))
  expect(await add()).toEqual({ outcome: 'refused', fields: ['phone'] })
})

test('Directus is asked at most every 10 s whether it is there, and at most once a minute for its loan types', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const { isReady, loanTypes, asked } = await storeOn((response) => response.end('{"data":[]}'))
  const after = async (ms: number, ask: () => Promise<unknown>) => {
    vi.advanceTimersByTime(ms)
    await ask()
    return asked()
  }
  expect([await after(0, isReady), await after(9999, isReady), await after(1, isReady)]).toEqual([1, 1, 2])
  expect([await after(0, loanTypes), await after(59_999, loanTypes), await after(1, loanTypes)]).toEqual([3, 3, 4])
})
