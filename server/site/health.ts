import { setTimeout } from 'node:timers/promises'
import type { Leads } from '#server/leads/open-leads.ts'
import type { Metrics } from './metrics.ts'

const CHECK_MS = 2000 // health checks have a timeout of their own

type Deps = { leads: Pick<Leads, 'isReady' | 'outboxState'>; metrics: Metrics }

export type Readiness = { ready: boolean; report: Record<string, unknown> }

/** Readiness and metrics, for load balancers and monitoring. */
export function createHealth({ leads, metrics }: Deps) {
  let stopping = false
  // Removed until counted: a gauge's initial 0 would claim an empty outbox.
  for (const gauge of [metrics.outboxPending, metrics.outboxOldestSeconds]) gauge.remove()
  const look = () => Promise.all([within(leads.isReady()), within(leads.outboxState())])

  return {
    /** From now on `readiness` reports not ready, so that load balancers stop sending requests. */
    markStopping() {
      stopping = true
    },

    /** Whether leads can be stored. The report includes the outbox, but a backlog is for alarms: the site still works. */
    async readiness(): Promise<Readiness> {
      const [database, outbox] = await look()
      const report = {
        database: database ? 'ok' : 'unavailable',
        ...(stopping && { stopping }),
        ...(outbox && { outbox }),
      }
      return { ready: database === true && !stopping, report }
    },

    /** Prometheus text; the outbox is counted at the time of the request. */
    async metricsText(): Promise<string> {
      const [ready, outbox] = await look()
      metrics.databaseUp.set(ready ? 1 : 0)
      if (outbox) {
        metrics.outboxPending.set(outbox.undelivered)
        metrics.outboxOldestSeconds.set(outbox.oldestSeconds)
      }
      return metrics.registry.metrics()
    },
  }
}

/** The result, or undefined when it failed or took longer than `CHECK_MS`. */
async function within<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const late = setTimeout(CHECK_MS, undefined, { ref: false })
  return Promise.race([answer.catch(() => undefined), late]) // a failure is a valid result of a check
}
