/** What the commands that do something say of it: pure functions from data to text. */
import { leadTerminal as words } from '#content/lead-terminal.ts'
import type { CopyOutcome } from '#server/db/copy-database.ts'
import type { CanaryResult } from '#server/leads/manage/canary.ts'
import type { Erased } from '#server/leads/manage/erase.ts'
import type { Delivery } from '#server/leads/manage/lead-archive.ts'
import { belgradeDay, belgradeTime } from '#server/leads/notify/belgrade.ts'

/** The receipt of an erasure: numbers only, no personal data. */
export function receipt(erased: Erased, now: Date): string {
  const { leadIds, loanTypes, deliveries, delivered, isOnDisk } = erased
  return [
    words.receipt.heading(belgradeDay(now), belgradeTime(now)),
    words.receipt.leads(leadIds.join(', ')),
    words.receipt.tables(leadIds.length, loanTypes, deliveries),
    ...(isOnDisk ? [words.stillOnDisk] : []),
    words.receipt.mails(delivered),
    words.receipt.backups,
  ].join('\n')
}

type CanaryContext = { siteUrl: string; waited: number; took: number }

/** The result of a test lead. */
export function canaryReport(
  result: CanaryResult,
  { siteUrl, waited, took }: CanaryContext,
): { text: string; ok: boolean } {
  const seconds = took.toFixed(1).replace('.', ',')
  switch (result.outcome) {
    case 'unreachable':
      return { ok: false, text: words.canary.unreachable(siteUrl, result.reason) }
    case 'refused':
      return { ok: false, text: words.canary.refused(siteUrl, result.reason) }
    case 'not-stored':
      return { ok: false, text: words.canary.notStored }
    case 'taken-elsewhere':
      return { ok: true, text: words.canary.takenElsewhere }
    case 'delivered':
      return {
        ok: true,
        text: result.deliveries.length > 0 ? words.canary.delivered(seconds) : words.canary.storedOnly(seconds),
      }
    case 'undelivered':
      return {
        ok: false,
        text: result.deliveries
          .filter(isLate)
          .map((delivery) => lateText(delivery, waited))
          .join('\n'),
      }
    default:
      return result satisfies never
  }
}

/** What became of moving the leads to another database. */
export function copyReport(outcome: CopyOutcome): { text: string; ok: boolean } {
  if (outcome.ok) {
    const { leads, lead_events: events, outbox } = outcome.counts
    return { ok: true, text: words.copy.done(leads, events, outbox, outcome.digest) }
  }
  switch (outcome.refusal) {
    case 'served':
      return { ok: false, text: words.copy.served }
    case 'other-contents':
      return { ok: false, text: words.copy.otherContents }
    case 'differs':
      return { ok: false, text: words.copy.differs }
    case 'not-empty':
      return { ok: false, text: words.copy.notEmpty(outcome.table, outcome.rows) }
    default:
      return outcome satisfies never
  }
}

function isLate({ deliveredAt }: Delivery): boolean {
  return deliveredAt === undefined
}

function lateText({ channel, attempts, lastError }: Delivery, waited: number): string {
  return words.canary.undelivered(words.channels[channel], waited, attempts, lastError)
}
