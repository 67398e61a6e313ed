import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('every counter is exposed at 0 before anything was counted', async () => {
  const counters = (await createMetrics().registry.getMetricsAsJSON()).filter(({ type }) => String(type) === 'counter')
  const starts = counters.map(({ name, values }) => [name, new Set(values.map(({ value }) => value))])
  expect(starts).toEqual(counters.map(({ name }) => [name, new Set([0])]))
  expect(starts.length).toBeGreaterThanOrEqual(4)
})
