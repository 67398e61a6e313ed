/** The output of the lead commands: pure functions from data to text. */
import { leadTerminal as words } from '#content/lead-terminal.ts'
import { type NextCall, nextCall } from '#core/lead/call-queue.ts'
import { formatHour } from '#core/lead/call-window.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { dayInBelgrade, formatDate } from '#core/money/date.ts'
import type { CopyOutcome } from '#server/db/copy-database.ts'
import type { CanaryResult } from '#server/leads/manage/canary.ts'
import type { Erased } from '#server/leads/manage/erase.ts'
import type { Notice } from '#server/leads/manage/lead-archive.ts'
import { belgradeDay, belgradeTime } from '#server/leads/notify/belgrade.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import type { KeptLead } from '#server/leads/store/lead-rows.ts'

const WIDEST_NAME = 40

type QueueContext = {
  names: Map<number, string>
  /** Ids of leads with an undelivered notification. */
  waiting: Set<number>
  /** Total number of leads. */
  all: number
  now: Date
}

/** The leads to call as a table, one per line. */
export function queueTable(
  queue: (KeptLead & { call: NextCall })[],
  { names, waiting, all, now }: QueueContext,
): string {
  if (queue.length === 0) return words.empty
  const rows = queue.map((lead) => [
    String(lead.id),
    isCanary(lead) ? words.canaryMark : callText(lead.call, now),
    shortened(`${lead.firstName} ${lead.lastName}`),
    lead.phone,
    lead.loanTypeIds.map((id) => names.get(id) ?? String(id)).join(', ') || words.none,
    lead.referralId ?? words.none,
    `${belgradeDay(lead.createdAt)} ${belgradeTime(lead.createdAt)}`,
    waiting.has(lead.id) ? words.noticePending : words.noticeDone,
  ])
  return `${columns([Object.values(words.columns), ...rows])}\n\n${words.shown(queue.length, all)}`
}

/** A name truncated to the column's maximum width; `leadSheet` shows it in full. */
function shortened(name: string): string {
  const letters = [...name]
  return letters.length > WIDEST_NAME ? `${letters.slice(0, WIDEST_NAME - 1).join('')}…` : name
}

function callText({ isNow, day, from, to }: NextCall, now: Date): string {
  if (isNow) return words.callNow(formatHour(to))
  if (day === dayInBelgrade(now)) return words.callToday(formatHour(from), formatHour(to))
  return words.callOn(formatDate(day), formatHour(from), formatHour(to))
}

function columns(rows: string[][]): string {
  const widest = (column: number) => rows.reduce((width, row) => Math.max(width, row[column]?.length ?? 0), 0)
  const widths = rows[0]?.map((_, column) => widest(column)) ?? []
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Everything about one lead. */
export function leadSheet(
  lead: KeptLead,
  loanTypeNames: string[],
  notices: Notice[],
  now: Date,
  calendar: WorkingCalendar,
): string {
  const { fields } = words
  const lines: [string, string][] = [
    [fields.id, isCanary(lead) ? `${lead.id} ${words.canaryMark}` : String(lead.id)],
    [fields.received, `${belgradeDay(lead.createdAt)} ${belgradeTime(lead.createdAt)}`],
    [fields.name, `${lead.firstName} ${lead.lastName}`],
    [fields.phone, lead.phone],
    [fields.email, lead.email],
    [fields.callWindow, `${formatHour(lead.callWindow.from)}–${formatHour(lead.callWindow.to)}`],
    [fields.nextCall, callText(nextCall(lead.callWindow, now, calendar), now)],
    [fields.loanTypes, loanTypeNames.join(', ') || words.none],
    [fields.marketing, lead.isSubscribedToMarketing ? words.yes : words.no],
    [fields.referral, lead.referralId ?? words.none],
    ...notices.map((notice): [string, string] => [words.channels[notice.channel], noticeText(notice)]),
  ]
  const sheet = lines.map(([name, value]) => `${`${name}:`.padEnd(20)}${value}`)
  return [...sheet, ...(notices.length === 0 ? [words.noNotices] : [])].join('\n')
}

function noticeText({ deliveredAt, attempts, lastError }: Notice): string {
  if (deliveredAt === undefined) return words.noticeWaiting(attempts, lastError)
  return words.noticeDelivered(belgradeDay(deliveredAt), belgradeTime(deliveredAt))
}

/** The receipt of an erasure: numbers only, no personal data. */
export function receipt(erased: Erased, now: Date): string {
  const { leadIds, loanTypes, notices, delivered, isOnDisk } = erased
  return [
    words.receipt.heading(belgradeDay(now), belgradeTime(now)),
    words.receipt.leads(leadIds.join(', ')),
    words.receipt.tables(leadIds.length, loanTypes, notices),
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
        text: result.notices.length > 0 ? words.canary.delivered(seconds) : words.canary.storedOnly(seconds),
      }
    case 'undelivered':
      return {
        ok: false,
        text: result.notices
          .filter(isLate)
          .map((notice) => lateText(notice, waited))
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

function isLate({ deliveredAt }: Notice): boolean {
  return deliveredAt === undefined
}

function lateText({ channel, attempts, lastError }: Notice, waited: number): string {
  return words.canary.undelivered(words.channels[channel], waited, attempts, lastError)
}
