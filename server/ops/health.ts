import { setTimeout } from 'node:timers/promises'
import type { Leads } from '#server/leads/open-leads.ts'
import type { Metrics } from './metrics.ts'

const CHECK_MS = 2000 // whoever asks for readiness has a time limit too

type Deps = { leads: Pick<Leads, 'isReady' | 'outboxState'>; metrics: Metrics }

export type Readiness = { ready: boolean; report: Record<string, unknown> }

/** What the process says about itself to whoever watches it. */
export function createHealth({ leads, metrics }: Deps) {
  let stopping = false
  // Not 0, where a gauge begins: a process that has not counted yet knows of no empty outbox.
  for (const gauge of [metrics.outboxPending, metrics.outboxOldestSeconds]) gauge.remove()
  const look = () => Promise.all([within(leads.isReady()), within(leads.outboxState())])

  return {
    /** From now on no load balancer should send anyone here. */
    markStopping() {
      stopping = true
    },

    /** Whether leads can be taken, and how much is still to be told. A full outbox is for alarms: the site still works. */
    async readiness(): Promise<Readiness> {
      const [database, outbox] = await look()
      const report = {
        database: database ? 'ok' : 'unavailable',
        ...(stopping && { stopping }),
        ...(outbox && { outbox }),
      }
      return { ready: database === true && !stopping, report }
    },

    /** Prometheus text; the outbox is counted at the moment of asking. */
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

/** The answer, or undefined when it failed or took too long. */
async function within<Answer>(answer: Promise<Answer>): Promise<Answer | undefined> {
  const late = setTimeout(CHECK_MS, undefined, { ref: false })
  return Promise.race([answer.catch(() => undefined), late]) // a failure is what this is here to find out
}
