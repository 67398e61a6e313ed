/** The look of every mail, inline: mail programs support neither style sheets nor variables. */
import { escapeHtml } from '#core/site/escape-html.ts'

// The colours of app/styles/tokens.css.
const FONT = 'font-family:Figtree,Arial,sans-serif'
const BUTTON = `display:inline-block;background:#F7BF3C;color:#0D2B28;${FONT};font-size:18px;font-weight:700;line-height:24px;padding:12px 24px;border-radius:12px;text-align:center;text-decoration:none`
export const TEXT_STYLE = `color:#0D2B28;${FONT};font-size:15px;line-height:22px`
const NAME = `padding:8px 16px 8px 0;color:#46605B;${FONT};font-size:15px;line-height:22px;vertical-align:top;white-space:nowrap;text-align:left;font-weight:400;border-top:1px solid #CCD9D2`
const VALUE = `padding:8px 0;${TEXT_STYLE};vertical-align:top;word-break:break-word;border-top:1px solid #CCD9D2`
const NOTE = `margin:0 0 8px;color:#46605B;${FONT};font-size:13px;line-height:20px`
const PARAGRAPH = `margin:0 0 16px;${TEXT_STYLE}`

/** A mail in both forms. */
export type MailText = { subject: string; text: string; html: string }

export function paragraph(text: string): string {
  return `<p style="${PARAGRAPH}">${escapeHtml(text)}</p>`
}

/** A paragraph of a button or a link, in HTML. */
export function block(html: string): string {
  return `<p style="margin:0 0 24px">${html}</p>`
}

/** A list of items in HTML. */
export function list(items: readonly string[], kind: 'ol' | 'ul'): string {
  const lines = items.map((item) => `<li style="margin:0 0 6px">${item}</li>`).join('')
  return `<${kind} style="margin:0 0 20px;padding:0 0 0 22px;${TEXT_STYLE}">${lines}</${kind}>`
}

export function button(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="${BUTTON}">${escapeHtml(text)}</a>`
}

export function link(href: string, text: string): string {
  return `<a href="${escapeHtml(href)}" style="color:#125247">${escapeHtml(text)}</a>`
}

/** A table of names and values, whose `value` is HTML. */
export function table(rows: readonly { name: string; value: string }[]): string {
  const lines = rows.map(
    ({ name, value }) =>
      `<tr><th scope="row" style="${NAME}">${escapeHtml(name)}</th><td style="${VALUE}">${value}</td></tr>\n`,
  )
  return `<table width="100%" cellpadding="0" cellspacing="0" style="border-collapse:collapse;margin:0 0 24px">
${lines.join('')}</table>`
}

type Page = {
  heading: string
  /** HTML. */
  body: string
  notes: readonly string[]
}

/** The HTML of a mail. */
export function page({ heading, body, notes }: Page): string {
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
${body}
${small}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}
