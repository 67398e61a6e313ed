import { CLOSING_HOUR, formatHour, OPENING_HOUR } from '#core/lead/call-window.ts'

/**
 * What only the owner of the business knows. Until it is filled in, the site shows samples and marks them as samples.
 *
 * To fill a fact in, write it into `known` below and build: the mark disappears, and the start-up log names what is still
 * missing.
 */
export type Business = {
  /** Full registered name (poslovno ime). */
  legalName: string
  /** Registered seat (sedište), one line. */
  seat: string
  /** Company number (matični broj). */
  companyNumber: string
  /** Tax number (PIB). */
  taxNumber: string
  /** Activity code and its name (šifra delatnosti). */
  activity: string
  /** As people read it; the `tel:` link is made from it. */
  phone: string
  email: string
  address: { street: string; postalCode: string; city: string; country: string }
  /** Name of the office on maps. */
  placeName: string
  /** Position of the office, decimal degrees (WGS 84). */
  geo: { latitude: number; longitude: number }
  facebook: string
  x: string
  instagram: string
  linkedin: string
  /** Days on which advisors call, in words: `ponedeljak–petak`. */
  workingDays: string
  /** The same days for search engines, ISO 8601: 1 is Monday. `npm run leads` goes by `core/lead/working-day.ts`. */
  workingWeekdays: readonly number[]
  /** Banks with which there is a contract of co-operation. */
  partnerBanks: readonly string[]
  /** Who pays for the advice, how much and when; whole sentences. */
  remuneration: string
  /** Contact of the person in charge of data protection (lice za zaštitu podataka o ličnosti), or who stands in. */
  dataProtectionContact: string
  /** Who processes data for the business: the hosting, the mail, the enquiry records. */
  processors: readonly { name: string; task: string; country: string }[]
}

export type BusinessField = keyof Business

/** Filled in by the owner: a fact that stands here replaces the sample of the same name. */
const known: Partial<Business> = {}

const samples: Business = {
  legalName: 'Poslovno ime d.o.o. Beograd',
  seat: 'Ulica i broj, 11000 Beograd, Srbija',
  companyNumber: '00000000',
  taxNumber: '000000000',
  activity: '0000 Naziv delatnosti',
  phone: '+381 11 000 0000', // no number in Belgrade begins like this: nobody is rung by mistake
  email: 'savet@kreditokaz.example', // a domain that can never be somebody's (RFC 2606)
  address: { street: 'Ulica i broj', postalCode: '11000', city: 'Beograd', country: 'Srbija' },
  placeName: 'Kreditokaz',
  geo: { latitude: 44.8125, longitude: 20.4612 }, // the middle of Belgrade
  facebook: 'https://www.facebook.com/kreditokaz',
  x: 'https://x.com/kreditokaz',
  instagram: 'https://www.instagram.com/kreditokaz',
  linkedin: 'https://www.linkedin.com/company/kreditokaz',
  workingDays: 'ponedeljak–petak',
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

/** The facts of the business as the pages show them. */
export const business: Business = { ...samples, ...known }

/** Names of the facts that are still samples. */
export const sampleFields: BusinessField[] = (Object.keys(samples) as BusinessField[]).filter(
  (field) => known[field] === undefined, // Object.keys forgets the key type it was given
)

/** Whether any of these facts is still a sample: pages then mark it, structured data leaves it out. */
export function isSample(...fields: BusinessField[]): boolean {
  return fields.some((field) => sampleFields.includes(field))
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

/** The postal address in one line; the code stays with its city. */
export const addressLine = `${business.address.street}, ${business.address.postalCode}\u00a0${business.address.city}, ${business.address.country}`

/** The number as it stands in a sentence: it never breaks across lines. */
export const phoneText = business.phone.replaceAll(' ', '\u00a0')

/** `+381 11 123 4567` as `tel:+381111234567`. */
export const phoneHref = `tel:${business.phone.replace(/[^\d+]/g, '')}`

export const emailHref = `mailto:${business.email}`

/** Social links, in the order of specification §3.5; their signs are in public/drawings/signs.svg. */
export const socialLinks = [
  { name: 'Facebook', sign: 'facebook', href: business.facebook },
  { name: 'X', sign: 'x', href: business.x },
  { name: 'Instagram', sign: 'instagram', href: business.instagram },
  { name: 'LinkedIn', sign: 'linkedin', href: business.linkedin },
] as const

/** The table of company facts, in the order in which the law names them. */
export const companyFacts: readonly { term: string; text: string; field: BusinessField }[] = [
  { term: 'Poslovno ime', text: business.legalName, field: 'legalName' },
  { term: 'Sedište', text: business.seat, field: 'seat' },
  { term: 'Matični broj', text: business.companyNumber, field: 'companyNumber' },
  { term: 'PIB', text: business.taxNumber, field: 'taxNumber' },
  { term: 'Šifra delatnosti', text: business.activity, field: 'activity' },
  { term: 'Telefon', text: business.phone, field: 'phone' },
  { term: 'Elektronska pošta', text: business.email, field: 'email' },
]

/** Labels of the contact card, the hours and the map. */
export const contactLabels = {
  phone: 'Telefon',
  email: 'Elektronska pošta',
  address: 'Adresa',
  closed: 'Van radnog vremena i na državne praznike ne zovemo.',
  opensMap: 'Otvorite mapu u novoj kartici',
}
