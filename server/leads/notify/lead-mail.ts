import { leadMail as words } from '#content/lead-mail.ts'
import { advisorMail as taskWords } from '#content/promise.ts'
import type { CallSlot } from '#core/lead/call-slot.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { phoneLink } from '#core/lead/phone-link.ts'
import { escapeHtml } from '#core/site/escape-html.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'
import { belgradeDay, belgradeTime } from './belgrade.ts'
import { block, button, link, type MailText, page, TEXT_STYLE, table } from './mail-layout.ts'

/** When the call is due and, where calls are promised, the page on which the advisor says what became of it. */
export type CallTask = { slot: CallSlot; isNow: boolean; link: string | undefined }

/** The notification mail. All values are in the body; the subject holds no personal data. */
export function leadMail(lead: StoredLead, loanTypeNames: string[], task: CallTask): MailText {
  const from = formatHour(lead.callWindow.from)
  const to = formatHour(lead.callWindow.to)
  const rows: [name: string, value: string, href?: string][] = [
    [words.rows.name, `${lead.firstName} ${lead.lastName}`],
    [words.rows.phone, lead.phone, phoneLink(lead.phone)],
    [words.rows.email, lead.email, mailLink(lead.email)],
    [words.rows.callTime, words.callTime(from, to)],
    [words.rows.loanTypes, loanTypeNames.join(', ') || words.noLoanTypes],
    [words.rows.marketing, lead.isSubscribedToMarketing ? words.marketingYes : words.marketingNo],
    [words.rows.referral, lead.referralId ?? words.noReferral],
    [words.rows.received, words.received(belgradeDay(lead.createdAt), belgradeTime(lead.createdAt))],
    [words.rows.id, String(lead.id)],
  ]
  const isTest = isCanary(lead)
  const note = isTest ? words.canaryNote : words.consent
  const first = isTest
    ? `<strong style="${TEXT_STYLE}">${escapeHtml(note)}</strong>` // the action comes first: call, or call nobody
    : button(phoneLink(lead.phone), words.call(lead.phone))
  const own = isTest ? undefined : task.link
  return {
    subject: isTest ? words.canarySubject(lead.id) : subject(lead, loanTypeNames, task),
    text: [
      ...rows.map(([name, value]) => `${name}: ${value}`),
      '',
      ...(own ? [taskWords.linkText, own, ''] : []),
      note,
      words.footer,
      '',
    ].join('\n'),
    html: page({
      heading: isTest ? words.canaryHeading : words.heading,
      body: `${block(first)}
${table(rows.map(([name, value, href]) => ({ name, value: href ? link(href, value) : escapeHtml(value) })))}
${own ? `<p style="margin:0 0 24px;${TEXT_STYLE}">${escapeHtml(taskWords.linkText)}<br>${link(own, taskWords.link)}</p>` : ''}`,
      notes: isTest ? [words.footer] : [note, words.footer],
    }),
  }
}

/** Says SADA while the window is open, else when it opens. */
function subject(lead: StoredLead, loanTypeNames: string[], { slot, isNow, link: own }: CallTask): string {
  if (isNow) return taskWords.now(formatHour(slot.to), lead.id, loanTypeNames.join(', '))
  const later = words.subject(lead.id, formatHour(slot.from), formatHour(slot.to))
  return own === undefined ? later : taskWords.later(later, slot.day)
}

/** Escapes everything but the @: an unescaped `?` would start header fields of the new mail, such as `bcc`. */
function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}
