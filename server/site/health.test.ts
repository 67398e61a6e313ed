import { expect, test } from 'vitest'
import { startStopwatch } from '#tests/support/stopwatch.ts'
import { createHealth } from './health.ts'
import { createMetrics } from './metrics.ts'

const waiting = { undelivered: 3, oldestSeconds: 120 }

function health({ isReady = async () => true, outboxState = async () => waiting } = {}) {
  return createHealth({ leads: { isReady, outboxState }, metrics: createMetrics() })
}

test('a site that can store leads is ready, and reports the undelivered notifications', async () => {
  expect(await health().readiness()).toEqual({ ready: true, report: { database: 'ok', outbox: waiting } })
})

test('a site without its database is not ready', async () => {
  const gone = health({ isReady: async () => false, outboxState: () => Promise.reject(new Error('gone')) })
  expect(await gone.readiness()).toEqual({ ready: false, report: { database: 'unavailable' } })
})

test('a database that never answers is not waited for', async () => {
  const hanging = health({ isReady: () => new Promise(() => {}), outboxState: () => new Promise(() => {}) })
  const tookMs = startStopwatch()
  expect(await hanging.readiness()).toMatchObject({ ready: false })
  expect(tookMs()).toBeLessThan(4000)
})

test('a site that is stopping wants no new visitors', async () => {
  const stopping = health()
  stopping.markStopping()
  expect(await stopping.readiness()).toMatchObject({ ready: false, report: { stopping: true } })
})

test('the metrics count the outbox at the moment of asking', async () => {
  const text = await health().metricsText()
  expect(text).toContain('outbox_pending 3\n')
  expect(text).toContain('outbox_oldest_seconds 120\n')
  expect(text).toContain('database_up 1\n')
})

test('metrics without a database say so, and do not fail', async () => {
  const gone = health({ isReady: async () => false, outboxState: () => Promise.reject(new Error('gone')) })
  expect(await gone.metricsText()).toContain('database_up 0\n')
})

test('the outbox metrics keep the last count, and are absent before the first', async () => {
  let isAway = true
  const outboxState = async () => {
    if (isAway) throw new Error('away')
    return waiting
  }
  const { metricsText } = health({ outboxState })
  expect(await metricsText()).not.toMatch(/^outbox_(pending|oldest)/m)
  isAway = false
  await metricsText()
  isAway = true
  expect(await metricsText()).toMatch(/^outbox_pending 3$[\s\S]*^outbox_oldest_seconds 120$/m)
})

test('a site whose database is read-only is not ready', async () => {
  const readOnly = health({ isReady: async () => false })
  expect(await readOnly.readiness()).toEqual({ ready: false, report: { database: 'unavailable', outbox: waiting } })
  expect(await readOnly.metricsText()).toContain('database_up 0\n')
})

test('outcomes of leads are counted from 0, so that an alarm sees the first failure as an increase', async () => {
  const text = await health().metricsText()
  for (const outcome of ['taken', 'failed']) expect(text).toContain(`leads_submitted_total{outcome="${outcome}"} 0\n`)
})
