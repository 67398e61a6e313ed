/** The output of the lead commands: pure functions from data to text. */
import { leadTerminal as words } from '#content/lead-terminal.ts'
import { stateText } from '#content/promise.ts'
import { dueCall, type NextCall } from '#core/lead/call-queue.ts'
import type { CallSlot } from '#core/lead/call-slot.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { type Actor, advisorOf, type Enquiry, isOpen } from '#core/lead/history.ts'
import { progressOf, type Tally } from '#core/lead/promise-outcomes.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { dayInBelgrade, formatDate, formatMonth } from '#core/money/date.ts'
import { formatPercent } from '#core/money/format.ts'
import type { Delivery } from '#server/leads/manage/lead-archive.ts'
import { belgradeDay, belgradeTime } from '#server/leads/notify/belgrade.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import type { StoredEvent } from '#server/leads/store/lead-events.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'

const WIDEST_NAME = 40

type QueueContext = {
  names: Map<number, string>
  /** Ids of leads with an undelivered notification. */
  waiting: Set<number>
  /** Total number of leads. */
  all: number
  /** Leads that are not shown because they are over. */
  closed: number
  now: Date
}

/** A lead of the queue; without a call once it is over. */
export type QueuedLead = StoredLead & { enquiry: Enquiry; call: NextCall | undefined }

/** The leads to call as a table, one per line. */
export function queueTable(queue: QueuedLead[], { names, waiting, all, closed, now }: QueueContext): string {
  const hidden = closed > 0 ? ` ${words.closed(closed)}` : ''
  if (queue.length === 0) return `${words.empty}${hidden}`
  const rows = queue.map((lead) => [
    String(lead.id),
    isCanary(lead) ? words.canaryMark : lead.call === undefined ? words.none : callText(lead.call, now),
    standing(lead.enquiry),
    shortened(`${lead.firstName} ${lead.lastName}`),
    lead.phone,
    lead.loanTypeIds.map((id) => names.get(id) ?? String(id)).join(', ') || words.none,
    lead.referralId ?? words.none,
    moment(lead.createdAt),
    waiting.has(lead.id) ? words.deliveryPending : words.deliveryDone,
  ])
  return `${columns([Object.values(words.columns), ...rows])}\n\n${words.shown(queue.length, all)}${hidden}`
}

/** The state, and who has claimed it. */
function standing(enquiry: Enquiry): string {
  const state = stateText(enquiry)
  return enquiry.claimedBy === undefined ? state : words.claimedBy(state, enquiry.claimedBy)
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

type SheetContext = {
  loanTypeNames: string[]
  deliveries: Delivery[]
  history: readonly StoredEvent[]
  now: Date
  calendar: WorkingCalendar
}

/** Everything about one lead. */
export function leadSheet(
  lead: StoredLead,
  { loanTypeNames, deliveries, history, now, calendar }: SheetContext,
): string {
  const { fields } = words
  const { enquiry, tries, firstTryMinutes } = progressOf(history, now)
  const call = isOpen(enquiry) ? callText(dueCall({ ...lead, arranged: enquiry.slot }, now, calendar), now) : words.none
  const lines: [string, string][] = [
    [fields.id, isCanary(lead) ? `${lead.id} ${words.canaryMark}` : String(lead.id)],
    [fields.received, moment(lead.createdAt)],
    [fields.name, `${lead.firstName} ${lead.lastName}`],
    [fields.phone, lead.phone],
    [fields.email, lead.email],
    [fields.callWindow, `${formatHour(lead.callWindow.from)}–${formatHour(lead.callWindow.to)}`],
    [fields.state, standing(enquiry)],
    [fields.nextCall, call],
    [fields.tries, String(tries)],
    [fields.firstTry, firstTryMinutes === undefined ? words.none : words.firstTry(firstTryMinutes)],
    [fields.loanTypes, loanTypeNames.join(', ') || words.none],
    [fields.marketing, newsText(lead, enquiry)],
    [fields.referral, lead.referralId ?? words.none],
    ...deliveries.map((delivery): [string, string] => [words.channels[delivery.channel], deliveryText(delivery)]),
  ]
  const sheet = lines.map(([name, value]) => `${`${name}:`.padEnd(20)}${value}`)
  const told = deliveries.length === 0 ? [words.noDeliveries] : []
  const happened = history.length === 0 ? [] : ['', `${words.history}:`, ...history.map(eventLine)]
  return [...sheet, ...told, ...happened].join('\n')
}

function newsText({ isSubscribedToMarketing }: StoredLead, { hasConfirmedNews }: Enquiry): string {
  if (hasConfirmedNews) return words.confirmed
  return isSubscribedToMarketing ? words.notConfirmed : words.no
}

function eventLine({ at, actor, kind, slot, note }: StoredEvent): string {
  const detail = slot ? slotText(slot) : note === undefined ? '' : words.newsText(note)
  return `  ${moment(at)}  ${`${actorText(actor)}:`.padEnd(12)} ${words.events[kind]} ${detail}`.trimEnd()
}

function actorText(actor: Actor): string {
  const advisor = advisorOf(actor)
  if (advisor !== undefined) return words.advisor(advisor)
  return actor === 'visitor' ? words.actors.visitor : words.actors.system
}

function slotText({ day, from, to }: CallSlot): string {
  return words.callOn(formatDate(day), formatHour(from), formatHour(to))
}

function moment(at: Date): string {
  return `${belgradeDay(at)} ${belgradeTime(at)}`
}

/** How many promised calls of a month were tried in time. */
export function promiseReport(month: string, tally: Tally): string {
  const { heading, rows, share, none, firstTry, note } = words.promises
  const judged = tally.kept + tally.broken
  const outcomes = ['kept', 'broken', 'open', 'released'] as const
  return [
    heading(formatMonth(`${month}-01`)),
    ...outcomes.map((outcome) => `${String(tally[outcome]).padStart(6)}  ${rows[outcome]}`),
    '',
    judged === 0 ? none : share(tally.kept, judged, formatPercent((100 * tally.kept) / judged, 0, 1)),
    ...(tally.firstTryMinutes === undefined ? [] : [firstTry(tally.firstTryMinutes)]),
    note,
  ].join('\n')
}

function deliveryText({ deliveredAt, attempts, lastError }: Delivery): string {
  if (deliveredAt === undefined) return words.deliveryWaiting(attempts, lastError)
  return words.deliveryMade(belgradeDay(deliveredAt), belgradeTime(deliveredAt))
}
