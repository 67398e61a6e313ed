import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { leadOutcomes } from '#server/api/post-lead.ts'
import { channelNames, messageKinds } from '#server/db/tables.ts'
import type { FactsFile } from '#server/facts/facts-file.ts'
import { visitorMailResults } from '#server/leads/promise/promise-deps.ts'

const SEND_RESULTS = ['delivered', 'failed'] as const
const ICON_RESULTS = ['answered', 'failed'] as const

export type Metrics = ReturnType<typeof createMetrics>

/** All metrics of this process. Each app has its own registry, so that tests do not share counters. */
export function createMetrics({ runtime = false }: { runtime?: boolean } = {}) {
  const registry = new Registry()
  // Memory, event loop, garbage collection; its observers cannot be removed, so not in tests.
  if (runtime) collectDefaultMetrics({ register: registry })
  const registers = [registry]

  return {
    registry,
    leadOutcomes: fromZero(
      { name: 'leads_submitted_total', help: 'Posts to /api/items/leads by what became of them.', registers },
      leadOutcomes.map((outcome) => ({ outcome })),
    ),
    outboxSends: fromZero(
      {
        name: 'outbox_sends_total',
        help: 'Attempts to tell an advisor or a visitor, by channel and result.',
        registers,
      },
      channelNames.flatMap((channel) => SEND_RESULTS.map((result) => ({ channel, result }))),
    ),
    ...promiseMetrics(registers),
    httpDuration: new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the request line to the last byte handed to the system, by kind of address.',
      labelNames: ['kind', 'method', 'status'] as const,
      buckets: [0.001, 0.005, 0.025, 0.1, 0.5, 1, 2.5, 10],
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
    iconRequests: fromZero(
      { name: 'icon_service_requests_total', help: 'Questions to the remote icon service by result.', registers },
      ICON_RESULTS.map((result) => ({ result })),
    ),
    ownerFileOk: new Gauge({
      name: 'kreditokaz_owner_file_ok',
      help: '1 when what the owner’s file says is in use, or there is none.',
      registers,
    }),
    ...factsMetrics(registers),
    imagesMade: new Counter({ name: 'images_made_total', help: 'Images made, not found in the cache.', registers }),
  }
}

/** What became of the facts that are fetched; a site that fetches none has no series of a check. */
function factsMetrics(registers: Registry[]) {
  const isOk = new Gauge({
    name: 'kreditokaz_facts_file_ok',
    help: '1 when the file of fetched facts is in use, or there is none.',
    registers,
  })
  const refused = new Gauge({
    name: 'kreditokaz_facts_refused',
    help: 'Facts that were refused at the last refresh, by what the file says.',
    registers,
  })
  const checkedAt = new Gauge({
    name: 'kreditokaz_fact_checked_timestamp_seconds',
    help: 'Day on which a fetched fact was last confirmed by its source.',
    labelNames: ['fact'] as const,
    registers,
  })
  return {
    onFactsFile(file: FactsFile | undefined) {
      isOk.set(file ? 1 : 0)
      if (!file) return
      refused.set(file.refused.length)
      checkedAt.reset()
      for (const { fact, checkedOn } of file.rows) checkedAt.set({ fact }, Date.parse(checkedOn) / 1000)
    },
  }
}

/** What the promises to visitors come to (contract §9.7); test leads are left out. */
function promiseMetrics(registers: Registry[]) {
  return {
    promises: fromZero(
      { name: 'kreditokaz_promises_total', help: 'Promised calls by whether one was tried in time.', registers },
      [{ kept: 'true' }, { kept: 'false' }],
    ),
    firstTryMinutes: new Histogram({
      name: 'kreditokaz_first_try_minutes',
      help: 'Minutes from the opening of the promised window to the first try inside it.',
      buckets: [5, 15, 30, 60, 120, 240, 480],
      registers,
    }),
    visitorMails: fromZero(
      { name: 'kreditokaz_visitor_mails_total', help: 'Mails to visitors by kind and what became of them.', registers },
      messageKinds.visitor.flatMap((kind) => visitorMailResults.map((result) => ({ kind, result }))),
    ),
  }
}

/**
 * A counter that has every series from the start, at 0: Prometheus sees no increase in a series that begins at 1, and
 * would miss the first failure.
 */
function fromZero<Label extends string>(
  configuration: { name: string; help: string; registers: Registry[] },
  series: Record<Label, string>[],
): Counter<Label> {
  const labelNames = Object.keys(series[0] ?? {}) as Label[]
  const counter = new Counter({ ...configuration, labelNames })
  for (const labels of series) counter.inc(labels, 0)
  return counter
}
