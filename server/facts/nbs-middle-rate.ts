/**
 * The official middle rate of the euro, from the public list of the National Bank of Serbia: a page for a day, which
 * links the list of that day as XML. There is no contract on the form, so everything that is not as expected is refused.
 */
import type { Reading } from '#core/facts/fetched.ts'
import { addDays, type IsoDate, isIsoDate } from '#core/money/date.ts'
import { type Ask, BadAnswer } from './ask.ts'

const MIDDLE_RATES = 3 // the kind of list

/**
 * Reads the list that is in force on a day. Before 8 in the morning there is none of the day itself yet, so the day
 * before is asked then; weekends are answered with Friday's.
 */
export async function nbsMiddleRate(origin: string, today: IsoDate, ask: Ask): Promise<Reading> {
  for (const day of [today, addDays(today, -1)]) {
    const [yyyy, mm, dd] = day.split('-')
    const query = `isSearchExecuted=true&Date=${dd}.${mm}.${yyyy}&ExchangeRateListTypeID=${MIDDLE_RATES}`
    const list = await ask(`${origin}/ExchangeRateWebApp/ExchangeRate/IndexByDate?${query}`, listLink)
    if (list !== null) return ask(new URL(list, origin).href, euroRate)
  }
  throw new BadAnswer('it has no list for today')
}

const LINK = /href\s*=\s*["']([^"']*\/Download\?[^"']*ExchangeRateListID=([\da-f-]{36})[^"']*Format=xml)["']/gi

/** The path of the list as XML on the same host; null on the page of a day that has no list yet. */
export function listLink(html: string): string | null {
  if (!/<html/i.test(html)) throw new BadAnswer('its answer is no page')
  const links = [...html.matchAll(LINK)].map(([, href = '', id = '']) => ({ href: href.replaceAll('&amp;', '&'), id }))
  if (new Set(links.map(({ id }) => id)).size > 1) throw new BadAnswer('its page has several lists')
  const [link] = links
  if (link === undefined) return null
  const { origin, pathname, search } = new URL(link.href, 'https://of.the.page')
  if (origin !== 'https://of.the.page') throw new BadAnswer('its page links a list on another host')
  return pathname + search
}

/** The euro's middle rate and the day of its list. */
export function euroRate(xml: string): Reading {
  const header = /<header>([\s\S]*?)<\/header>/i.exec(xml)?.[1]
  if (header === undefined) throw new BadAnswer('its list has no header')
  if (field(header, 'Type') !== 'srednjiKurs') throw new BadAnswer('its list is not one of middle rates')
  const [, dd = '', mm = '', yyyy = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})\.?$/.exec(field(header, 'Date') ?? '') ?? []
  const day = `${yyyy}-${mm.padStart(2, '0')}-${dd.padStart(2, '0')}`
  if (!isIsoDate(day)) throw new BadAnswer('its list has no date')

  const items = [...xml.matchAll(/<item>([\s\S]*?)<\/item>/gi)].map(([, item = '']) => item)
  const euros = items.filter((item) => field(item, 'Currency') === 'EUR')
  const [euro] = euros
  if (euro === undefined || euros.length > 1) throw new BadAnswer('its list does not have the euro once')
  const [rate, unit] = ['Middle_Rate', 'Unit'].map((name) => numberIn(field(euro, name) ?? ''))
  if (rate === undefined || unit === undefined || unit <= 0) throw new BadAnswer('the rate of the euro is no number')
  return {
    fact: 'middle-rate',
    currency: null,
    value: Number((rate / unit).toFixed(6)),
    day,
    source: `National Bank of Serbia, list of middle rates of ${day}`,
  }
}

function field(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>\\s*([^<]*?)\\s*</${name}>`, 'i').exec(xml)?.[1]
}

function numberIn(text: string): number | undefined {
  return /^\d{1,6}(?:[.,]\d{1,6})?$/.test(text) ? Number(text.replace(',', '.')) : undefined
}
