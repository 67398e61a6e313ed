import { leadMail as words } from '#content/lead-mail.ts'
import { formatHour } from '#core/lead/call-window.ts'
import { phoneLink } from '#core/lead/phone-link.ts'
import { escapeHtml } from '#core/site/escape-html.ts'
import { isCanary } from '#server/leads/store/canary-lead.ts'
import type { KeptLead } from '#server/leads/store/lead-rows.ts'
import { belgradeDay, belgradeTime } from './belgrade.ts'

export type LeadMail = { subject: string; text: string; html: string }

/** The notification mail. All values are in the body; the subject holds no personal data. */
export function leadMail(lead: KeptLead, loanTypeNames: string[]): LeadMail {
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
  const call = `<a href="${phoneLink(lead.phone)}" style="${BUTTON}">${escapeHtml(words.call(lead.phone))}</a>`
  return {
    subject: isTest ? words.canarySubject(lead.id) : words.subject(lead.id, from, to),
    text: [...rows.map(([name, value]) => `${name}: ${value}`), '', note, words.footer, ''].join('\n'),
    html: page({
      heading: isTest ? words.canaryHeading : words.heading,
      // The action comes first: call, or, for a test, call nobody.
      first: isTest ? `<strong style="${TEXT}">${escapeHtml(note)}</strong>` : call,
      rows: rows.map(([name, value, href]) => row(name, value, href)).join(''),
      notes: isTest ? [words.footer] : [note, words.footer],
    }),
  }
}

/** Escapes everything but the @: an unescaped `?` would start header fields of the new mail, such as `bcc`. */
function mailLink(address: string): string {
  return `mailto:${encodeURIComponent(address).replace('%40', '@')}`
}

// The colours of app/styles/tokens.css, repeated because mail programs support neither variables nor classes.
const FONT = 'font-family:Figtree,Arial,sans-serif'
const BUTTON = `display:inline-block;background:#F7BF3C;color:#0D2B28;${FONT};font-size:18px;font-weight:700;line-height:24px;padding:12px 24px;border-radius:12px;text-decoration:none`
const TEXT = `color:#0D2B28;${FONT};font-size:15px;line-height:22px`
const NAME = `padding:8px 16px 8px 0;color:#46605B;${FONT};font-size:15px;line-height:22px;vertical-align:top;white-space:nowrap;text-align:left;font-weight:400;border-top:1px solid #CCD9D2`
const VALUE = `padding:8px 0;${TEXT};vertical-align:top;word-break:break-word;border-top:1px solid #CCD9D2`
const NOTE = `margin:0 0 8px;color:#46605B;${FONT};font-size:13px;line-height:20px`

function row(name: string, value: string, href: string | undefined): string {
  const text =
    href === undefined
      ? escapeHtml(value)
      : `<a href="${escapeHtml(href)}" style="color:#125247">${escapeHtml(value)}</a>`
  return `<tr><th scope="row" style="${NAME}">${escapeHtml(name)}</th><td style="${VALUE}">${text}</td></tr>\n`
}

type Page = { heading: string; first: string; rows: string; notes: string[] }

function page({ heading, first, rows, notes }: Page): string {
  const small = notes.map((note) => `<p style="${NOTE}">${escapeHtml(note)}</p>`).join('\n')
  return `<!doctype html>
<html lang="sr-Latn-RS">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(heading)}</title>
</head>
<body style="margin:0;background:#EDF2EF">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#EDF2EF">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:20px;overflow:hidden">
<tr><td style="background:#0F3D37;padding:20px 28px;color:#ffffff;${FONT};font-size:20px;font-weight:700">Kreditokaz</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 20px;color:#0D2B28;${FONT};font-size:28px;line-height:32px">${escapeHtml(heading)}</h1>
<p style="margin:0 0 24px">${first}</p>
<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">
${rows}</table>
${small}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
