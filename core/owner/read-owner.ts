/** Reads the owner's data, whoever keeps them: `podaci.toml`, or a Directus. */
import { allFacts, builtInFacts } from '#core/facts/all-facts.ts'
import type { AddedRow } from '#core/facts/with-rows.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { Business, OwnerData, Processor, SiteNotice } from './owner-data.ts'
import { type Problem, Problems } from './owner-problems.ts'
import { contradictions, readFact } from './read-fact.ts'
import { day, dayOf, formed, list, number, type Table, table, tableOf, text, textOf, yesOrNo } from './table.ts'

/** The tables and their keys, as the contract names them. */
export const ownerKeys = {
  firma: ['poslovno_ime', 'maticni_broj', 'pib', 'delatnost', 'sediste'],
  kontakt: ['telefon', 'email', 'ulica', 'mesto', 'drzava', 'naziv_mesta', 'sirina', 'duzina', 'mreze'],
  mreze: ['facebook', 'x', 'instagram', 'linkedin'],
  rad: ['dani', 'ne_radimo'],
  posao: ['banke', 'naknada', 'pokazi_obecanja'],
  privatnost: ['kontakt', 'obradjivaci'],
  obradjivac: ['naziv', 'posao', 'drzava'],
  obavestenje: ['tekst', 'do'],
} as const

const topKeys = ['firma', 'kontakt', 'rad', 'posao', 'privatnost', 'obavestenje', 'cinjenica']

/** As the owner writes the days, Monday first. */
export const dayCodes = ['pon', 'uto', 'sre', 'cet', 'pet', 'sub', 'ned'] as const

/** The data, or every fault in them. */
export type ReadOwner = { ok: true; owner: OwnerData } | { ok: false; problems: Problem[] }

/**
 * The owner's data from a table as TOML or JSON gives it, its days as `YYYY-MM-DD`.
 *
 * @param today no fact can have been checked later
 * @example readOwner({ kontakt: { telefon: '+381 11 765 4321' } }, '2026-11-27').ok // true
 */
export function readOwner(value: unknown, today: IsoDate): ReadOwner {
  const problems = new Problems()
  const top = tableOf(value, [], topKeys, problems)
  const owner: OwnerData = {
    business: withoutAbsent({ ...firm(top), ...contact(top), ...work(top), ...privacy(top) }),
    daysOff: daysOff(table(top, 'rad', ownerKeys.rad)),
    notice: notice(table(top, 'obavestenje', ownerKeys.obavestenje)),
    showsPromises: yesOrNo(table(top, 'posao', ownerKeys.posao), 'pokazi_obecanja'),
    facts: facts(top, today),
  }
  // A table is looked at more than once; its unknown keys are told once.
  const told = new Map(problems.all.map((problem) => [`${problem.path.join('.')} ${problem.code}`, problem]))
  return told.size === 0 ? { ok: true, owner } : { ok: false, problems: [...told.values()] }
}

type Told = { [Field in keyof Business]?: Business[Field] | undefined }

function withoutAbsent(told: Told): Partial<Business> {
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)) as Partial<Business>
}

function firm(top: Table): Told {
  const firma = table(top, 'firma', ownerKeys.firma)
  return {
    legalName: text(firma, 'poslovno_ime'),
    companyNumber: formed(firma, 'maticni_broj', (given) => /^\d{8}$/.test(given), 'not-eight-digits'),
    taxNumber: formed(firma, 'pib', (given) => /^\d{9}$/.test(given), 'not-nine-digits'),
    activity: text(firma, 'delatnost'),
    seat: text(firma, 'sediste'),
  }
}

function contact(top: Table): Told {
  const kontakt = table(top, 'kontakt', ownerKeys.kontakt)
  const mreze = table(kontakt, 'mreze', ownerKeys.mreze)
  const web = (key: string) => formed(mreze, key, isWebAddress, 'not-a-web-address')
  return {
    phone: formed(kontakt, 'telefon', isPhone, 'not-a-phone'),
    email: formed(kontakt, 'email', isEmail, 'not-an-email'),
    street: text(kontakt, 'ulica'),
    city: text(kontakt, 'mesto'),
    country: text(kontakt, 'drzava'),
    placeName: text(kontakt, 'naziv_mesta'),
    geo: position(kontakt),
    facebook: web('facebook'),
    x: web('x'),
    instagram: web('instagram'),
    linkedin: web('linkedin'),
  }
}

function isPhone(given: string): boolean {
  const digits = given.replace(/\D/g, '').length
  return /^(\+|0)[\d ()/.-]+$/.test(given) && digits >= 8 && digits <= 15
}

function isEmail(given: string): boolean {
  return /^[^\s@<>,;:"()[\]\\]{1,64}@[^\s@<>,;:"()[\]\\]+\.[^\s@.<>,;:"()[\]\\]{2,}$/.test(given) && given.length <= 120
}

function isWebAddress(given: string): boolean {
  return URL.canParse(given) && new URL(given).protocol === 'https:' && new URL(given).username === ''
}

/** Both coordinates or none, somewhere in Serbia or near it. */
function position(kontakt: Table): Business['geo'] | undefined {
  const [latitude, longitude] = [number(kontakt, 'sirina'), number(kontakt, 'duzina')]
  const { path, problems } = kontakt
  if (latitude === undefined && longitude === undefined) return undefined
  if (latitude === undefined || longitude === undefined)
    return problems.add([...path, latitude === undefined ? 'sirina' : 'duzina'], 'needed')
  if (latitude < 40 || latitude > 48) return problems.add([...path, 'sirina'], 'out-of-band', '40–48')
  if (longitude < 17 || longitude > 24) return problems.add([...path, 'duzina'], 'out-of-band', '17–24')
  return { latitude, longitude }
}

function work(top: Table): Told {
  const rad = table(top, 'rad', ownerKeys.rad)
  const posao = table(top, 'posao', ownerKeys.posao)
  const banks = list(posao, 'banke').flatMap((value, index) => {
    return textOf(value, [...posao.path, 'banke', index], posao.problems) ?? []
  })
  return {
    workingWeekdays: weekdays(rad),
    partnerBanks: banks.length > 0 ? banks : undefined,
    remuneration: text(posao, 'naknada', 600),
  }
}

function weekdays(rad: Table): number[] | undefined {
  const { path, problems, values } = rad
  if (values.dani === undefined) return undefined
  const codes = list(rad, 'dani')
  if (Array.isArray(values.dani) && codes.length === 0) return problems.add([...path, 'dani'], 'no-day')
  const days = codes.flatMap((code, index) => {
    const found = (dayCodes as readonly unknown[]).indexOf(code) + 1
    if (found === 0) problems.add([...path, 'dani', index], 'unknown-day', dayCodes.join(', '))
    else if (codes.indexOf(code) < index) problems.add([...path, 'dani', index], 'twice')
    return found === 0 ? [] : [found]
  })
  return days.length > 0 ? days.toSorted() : undefined
}

const MOST_DAYS_OFF = 400

function daysOff(rad: Table): IsoDate[] {
  const { path, problems } = rad
  const days = list(rad, 'ne_radimo')
  if (days.length > MOST_DAYS_OFF) problems.add([...path, 'ne_radimo'], 'too-long', String(MOST_DAYS_OFF))
  return days.flatMap((value, index) => dayOf(value, [...path, 'ne_radimo', index], problems) ?? [])
}

function privacy(top: Table): Told {
  const privatnost = table(top, 'privatnost', ownerKeys.privatnost)
  const path = [...privatnost.path, 'obradjivaci']
  const processors = list(privatnost, 'obradjivaci').flatMap((value, index): Processor[] => {
    const row = tableOf(value, [...path, index], ownerKeys.obradjivac, top.problems)
    const [name, task, country] = ['naziv', 'posao', 'drzava'].map((key) => {
      const given = text(row, key)
      if (given === undefined) top.problems.add([...row.path, key], 'needed')
      return given
    })
    return name && task && country ? [{ name, task, country }] : []
  })
  return {
    dataProtectionContact: text(privatnost, 'kontakt'),
    processors: processors.length > 0 ? processors : undefined,
  }
}

function notice(obavestenje: Table): SiteNotice | undefined {
  const told = text(obavestenje, 'tekst', 300)
  const until = day(obavestenje, 'do')
  if (told === undefined) return undefined
  if (until === undefined) {
    if (obavestenje.values.do === undefined) obavestenje.problems.add([...obavestenje.path, 'do'], 'needed')
    return undefined
  }
  return { text: told, until }
}

const MOST_FACTS = 1000

function facts(top: Table, today: IsoDate): AddedRow[] {
  const { problems } = top
  const known = allFacts(builtInFacts)
  const values = list(top, 'cinjenica')
  if (values.length > MOST_FACTS) problems.add(['cinjenica'], 'too-long', String(MOST_FACTS))
  const read = values
    .slice(0, MOST_FACTS)
    .map((value, index) => ({ index, row: readFact(value, ['cinjenica', index], known, today, problems) }))
  const rows = read.flatMap(({ row, index }) => (row ? [{ row, index }] : []))
  for (const { row, earlier } of contradictions(rows.map((one) => one.row))) {
    const [at, other] = [rows[row]?.index ?? 0, rows[earlier]?.index ?? 0]
    problems.add(['cinjenica', at, 'vazi_od'], 'contradicts', String(other + 1))
  }
  return rows.map(({ row }) => row)
}
