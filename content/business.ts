/** The business as the pages show it: what its owner has told (core/owner), and marked samples in place of the rest. */
import { CLOSING_HOUR, formatHour, OPENING_HOUR } from '#core/lead/call-window.ts'
import type { Business, BusinessField, OwnerData } from '#core/owner/owner-data.ts'

const samples: Business = {
  legalName: 'Poslovno ime d.o.o. Beograd',
  seat: 'Ulica i broj, 11000 Beograd, Srbija',
  companyNumber: '00000000',
  taxNumber: '000000000',
  activity: '0000 Naziv delatnosti',
  phone: '+381 11 000 0000', // no number in Belgrade begins like this: nobody is rung by mistake
  email: 'savet@kreditokaz.example', // a domain that can never be somebody's (RFC 2606)
  street: 'Ulica i broj',
  city: '11000 Beograd',
  country: 'Srbija',
  placeName: 'Kreditokaz',
  geo: { latitude: 44.8125, longitude: 20.4612 }, // the middle of Belgrade
  facebook: 'https://www.facebook.com/kreditokaz',
  x: 'https://x.com/kreditokaz',
  instagram: 'https://www.instagram.com/kreditokaz',
  linkedin: 'https://www.linkedin.com/company/kreditokaz',
  workingWeekdays: [1, 2, 3, 4, 5],
  partnerBanks: ['Naziv prve banke', 'Naziv druge banke', 'Naziv treće banke'],
  remuneration:
    'Primer rečenice: banka nam posle isplate kredita plaća naknadu od N% iznosa kredita. Vi nam za savet ne plaćate ništa.',
  dataProtectionContact: 'podaci@kreditokaz.example',
  processors: [
    { name: 'Naziv pružaoca usluge', task: 'smeštaj sajta i baze upita', country: 'Država' },
    { name: 'Naziv pružaoca usluge', task: 'elektronska pošta', country: 'Država' },
  ],
}

const fields = Object.keys(samples) as BusinessField[] // Object.keys forgets the key type it was given

/** The business as the pages show it. */
export function businessOf({ business }: OwnerData): Business {
  return { ...samples, ...business }
}

/** Whether any of these facts is still a sample: pages then mark it, structured data leaves it out. */
export function isSample({ business }: OwnerData, ...wanted: BusinessField[]): boolean {
  return wanted.some((field) => business[field] === undefined)
}

/** What the owner has not told yet. */
export function sampleFields(owner: OwnerData): BusinessField[] {
  return fields.filter((field) => isSample(owner, field))
}

/** The small mark beside a sample, and what it means. */
export const sampleMark = {
  text: 'probni podatak',
  explanation: 'Pravi se upisuje pre otvaranja sajta.',
  /** Under facts of which at least one is a sample. */
  note: '**Probni podaci.** Pravi se upisuju pre otvaranja sajta.',
}

/** Working hours of the advisors, every working day. */
export const workingHours = { from: formatHour(OPENING_HOUR), to: formatHour(CLOSING_HOUR) }

/** A fact ready to print, and whether it is a sample. */
export type Told = { text: string; isSample: boolean }
/** The same with a link. */
export type ToldLink = Told & { href: string }

/** How to reach an advisor, ready to print; a browser gets no more of the business than this. */
export type Contact = {
  phone: ToldLink
  email: ToldLink
  /** The postal address in one line, and the words a map finds it by, encoded for a query. */
  address: Told & { mapQuery: string }
  /** Days on which advisors call: `ponedeljak–petak`. */
  days: Told
}

export function contactOf(owner: OwnerData): Contact {
  const { phone, email, street, city, country, placeName, workingWeekdays } = businessOf(owner)
  const line = `${street}, ${city}, ${country}`
  return {
    phone: {
      text: phone.replaceAll(' ', '\u00a0'), // never breaks across lines
      href: `tel:${phone.replace(/[^\d+]/g, '')}`,
      isSample: isSample(owner, 'phone'),
    },
    email: { text: email, href: `mailto:${email}`, isSample: isSample(owner, 'email') },
    address: {
      text: line.replace(city, city.replace(' ', '\u00a0')), // the code stays with its city
      mapQuery: encodeURIComponent(`${placeName}, ${line}`),
      isSample: isSample(owner, 'street', 'city', 'country'),
    },
    days: { text: weekdaysText(workingWeekdays), isSample: isSample(owner, 'workingWeekdays') },
  }
}

const dayNames = ['ponedeljak', 'utorak', 'sreda', 'četvrtak', 'petak', 'subota', 'nedelja']

/**
 * Days of the week in words.
 *
 * @example weekdaysText([1, 2, 3, 4, 5]) // 'ponedeljak–petak'
 * @example weekdaysText([1, 3, 5]) // 'ponedeljak, sreda i petak'
 */
export function weekdaysText(days: readonly number[]): string {
  const names = days.map((day) => dayNames[day - 1] ?? '')
  const [first = '', ...rest] = names
  const last = rest.pop()
  if (last === undefined) return first
  const isRun = days.length > 2 && days.every((day, index) => day === (days[0] ?? 0) + index)
  return isRun ? `${first}–${last}` : `${[first, ...rest].join(', ')} i ${last}`
}

/** Social links, in the order of specification §3.5; their signs are in public/drawings/social-signs.svg, in this order. */
export function socialLinks(owner: OwnerData) {
  const { facebook, x, instagram, linkedin } = businessOf(owner)
  return [
    { name: 'Facebook', href: facebook },
    { name: 'X', href: x },
    { name: 'Instagram', href: instagram },
    { name: 'LinkedIn', href: linkedin },
  ] as const
}

/** The table of company facts, in the order in which the law names them. */
export function companyFacts(owner: OwnerData): readonly (Told & { term: string })[] {
  const business = businessOf(owner)
  const rows = [
    ['Poslovno ime', 'legalName'],
    ['Sedište', 'seat'],
    ['Matični broj', 'companyNumber'],
    ['PIB', 'taxNumber'],
    ['Šifra delatnosti', 'activity'],
    ['Telefon', 'phone'],
    ['Elektronska pošta', 'email'],
  ] as const
  return rows.map(([term, field]) => ({ term, text: business[field], isSample: isSample(owner, field) }))
}

/** Labels of the contact card, the hours and the map. */
export const contactLabels = {
  phone: 'Telefon',
  email: 'Elektronska pošta',
  address: 'Adresa',
  closed: 'Van radnog vremena i na državne praznike ne zovemo.',
  opensMap: 'Otvorite mapu u novoj kartici',
}
