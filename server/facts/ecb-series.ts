/**
 * Series of the ECB data portal, as CSV: https://data.ecb.europa.eu/help/api/data. Columns are read by their names: their
 * order differs from one data flow to another.
 */
import type { Reading } from '#core/facts/fetched.ts'
import { isIsoDate } from '#core/money/date.ts'
import { type Ask, BadAnswer } from './ask.ts'

export type EcbName = 'ecb-main-rate' | 'euribor-3m' | 'euribor-6m'

/** The main rate has a row for each change, Euribor the mean of each month. */
const series: Record<EcbName, string> = {
  'ecb-main-rate': 'B.U2.EUR.4F.KR.MRR_FR.LEV',
  'euribor-3m': 'M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA',
  'euribor-6m': 'M.U2.EUR.RT.MM.EURIBOR6MD_.HSTA',
}

/** The newest value of a series. */
export function ecbSeries(origin: string, fact: EcbName, ask: Ask): Promise<Reading> {
  const key = series[fact]
  return ask(`${origin}/service/data/FM/${key}?lastNObservations=1&format=csvdata`, (csv) => newest(csv, fact))
}

/** Reads an answer. */
export function newest(csv: string, fact: EcbName): Reading {
  const key = `FM.${series[fact]}`
  const [head = [], ...rows] = cells(csv)
  const column = (name: string) => head.indexOf(name)
  const [ofKey, ofDay, ofValue, ofCurrency] = [
    column('KEY'),
    column('TIME_PERIOD'),
    column('OBS_VALUE'),
    column('CURRENCY'),
  ]
  if (ofKey < 0 || ofDay < 0 || ofValue < 0)
    throw new BadAnswer('its answer is no table with KEY, TIME_PERIOD, OBS_VALUE')
  const own = rows.filter((row) => row[ofKey] === key)
  if (own.length === 0) throw new BadAnswer(`its table has no row of ${key}`)
  const [last = []] = own.toSorted((a, b) => ((a[ofDay] ?? '') < (b[ofDay] ?? '') ? 1 : -1))
  if (ofCurrency >= 0 && last[ofCurrency] !== 'EUR') throw new BadAnswer('its newest row is not about the euro')

  const [period = '', value = ''] = [last[ofDay], last[ofValue]]
  const day = /^\d{4}-\d\d$/.test(period) ? `${period}-01` : period
  if (!isIsoDate(day)) throw new BadAnswer('its newest row has no date')
  if (!/^-?\d{1,3}(?:\.\d{1,12})?$/.test(value)) throw new BadAnswer('its newest row has no number')
  return {
    fact,
    currency: 'EUR',
    value: Math.round(Number(value) * 100) / 100,
    day,
    source: `ECB data portal, ${key}, ${period}`,
  }
}

/** Rows and cells of a CSV in which texts may be quoted. */
function cells(csv: string): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  for (const [, quoted, plain = '', end] of csv.matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/g)) {
    row.push(quoted === undefined ? plain.trim() : quoted.replaceAll('""', '"'))
    if (end === ',') continue
    if (row.some((cell) => cell !== '')) rows.push(row)
    row = []
  }
  return rows
}
