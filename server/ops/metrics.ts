import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

const LEAD_OUTCOMES = ['taken', 'canary', 'repeated', 'invalid', 'too-many', 'foreign-origin', 'failed'] as const

/** Outcome of a posted lead. `canary` is a test lead that was stored. */
export type LeadOutcome = (typeof LEAD_OUTCOMES)[number]

export type Metrics = ReturnType<typeof createMetrics>

/** All metrics of this process. Each app has its own registry, so that tests do not share counters. */
export function createMetrics({ runtime = false }: { runtime?: boolean } = {}) {
  const registry = new Registry()
  // Memory, event loop, garbage collection; its observers cannot be removed, so not in tests.
  if (runtime) collectDefaultMetrics({ register: registry })
  const registers = [registry]
  const leadOutcomes = new Counter({
    name: 'leads_submitted_total',
    help: 'Posts to /api/items/leads by what became of them.',
    labelNames: ['outcome'] as const,
    registers,
  })
  // Start every series at 0: Prometheus sees no increase in a series that begins at 1, and would miss the first failure.
  for (const outcome of LEAD_OUTCOMES) leadOutcomes.inc({ outcome }, 0)

  return {
    registry,
    leadOutcomes,
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request line to the last byte handed to the system, by kind of address.',
      labelNames: ['kind', 'method', 'status'] as const,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10],
      registers,
    }),
    outboxSends: new Counter({
      name: 'outbox_sends_total',
      help: 'Attempts to tell an advisor, by channel and result.',
      labelNames: ['channel', 'result'] as const,
      registers,
    }),
    outboxPending: new Gauge({
      name: 'outbox_pending',
      help: 'Notifications not yet delivered, when last counted.',
      registers,
    }),
    outboxOldestSeconds: new Gauge({
      name: 'outbox_oldest_seconds',
      help: 'Age of the oldest undelivered notification, when last counted; 0 when there is none.',
      registers,
    }),
    databaseUp: new Gauge({ name: 'database_up', help: '1 when a lead could have been kept just now.', registers }),
    iconRequests: new Counter({
      name: 'icon_service_requests_total',
      help: 'Questions to the remote icon service by result.',
      labelNames: ['result'] as const,
      registers,
    }),
    imagesMade: new Counter({ name: 'images_made_total', help: 'Images made, not found in the cache.', registers }),
  }
}
