import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { renderQueue } from './render-queue.ts'

/** Keeps the thread busy, as a render does. */
function busy(ms: number): void {
  for (const end = performance.now() + ms; performance.now() < end; );
}

test('who comes alone is rendered at once, in the same turn of the event loop', async () => {
  const render = vi.fn(() => 'page')
  const rendered = renderQueue({ waitMs: 100, maxWaiting: 10 }).run(render)
  expect(render).toHaveBeenCalledTimes(1)
  expect(await rendered).toBe('page')
})

test('between two turns the event loop goes round, for everything else', async () => {
  const queue = renderQueue({ waitMs: 60_000, maxWaiting: 100 })
  let turns = 0
  let isOver = false
  const others = (async () => {
    for (; !isOver; turns += 1) await nextTurn()
  })()
  await Promise.all(Array.from({ length: 10 }, () => queue.run(() => busy(5))))
  isOver = true
  await others
  expect(turns).toBeGreaterThanOrEqual(9)
})

test('whose turn comes too late is told so, not rendered', async () => {
  const queue = renderQueue({ waitMs: 20, maxWaiting: 100 })
  const first = queue.run(() => busy(40))
  const render = vi.fn()
  expect(await queue.run(render)).toBeUndefined()
  await first
  expect(render).not.toHaveBeenCalled()
})

test('a full queue takes nobody', async () => {
  const queue = renderQueue({ waitMs: 60_000, maxWaiting: 1 })
  const first = queue.run(() => 1)
  const [second, third] = [queue.run(() => 2), queue.run(() => 3)]
  expect(await Promise.all([first, second, third])).toEqual([1, 2, undefined])
})

test('a render that fails, fails alone', async () => {
  const queue = renderQueue({ waitMs: 60_000, maxWaiting: 10 })
  const failing = queue.run(() => {
    throw new Error('no page')
  })
  await expect(failing).rejects.toThrow('no page')
  expect(await queue.run(() => 'page')).toBe('page')
})
