import { expect, test } from 'vitest'
import { openOutlineFont } from '#app/document/outline-font.ts'
import { phoneError } from '#core/lead/validation.ts'
import { formatDate } from '#core/money/date.ts'
import { type Known, knownOn } from '#core/owner/known.ts'
import { nothingTold } from '#core/owner/owner-data.ts'
import { type RouteName, routes } from '#core/site/routes.ts'
import { toldOwner } from '#tests/support/told-owner.ts'
import { accessibilityChecks, accessibilityLimits } from './accessibility.ts'
import { breakEvenTool } from './break-even-tool.ts'
import * as browserWords from './browser-words.ts'
import {
  businessOf,
  companyFacts,
  contactLabels,
  contactOf,
  sampleFields,
  sampleMark,
  socialLinks,
  weekdaysText,
} from './business.ts'
import * as calculator from './calculator.ts'
import * as calculatorPlan from './calculator-sections.ts'
import * as calculatorTools from './calculator-tools.ts'
import { consentTexts } from './consent.ts'
import { traceCells, traces, traceTable } from './cookies.ts'
import { debtsTool } from './debts-tool.ts'
import { exampleTexts, heroFacts } from './example.ts'
import { glossary } from './glossary.ts'
import { homeCalculator } from './home-calculator.ts'
import { inline } from './inline.ts'
import { keysTool } from './keys-tool.ts'
import { leadErrors } from './lead-errors.ts'
import { leadForm } from './lead-form.ts'
import { leadMail } from './lead-mail.ts'
import { leadTerminal } from './lead-terminal.ts'
import { nextInstalmentTool } from './next-instalment-tool.ts'
import { offerCheckTool } from './offer-check-tool.ts'
import * as openTools from './open-tools.ts'
import type { Page, Section } from './page.ts'
import { pages as allPages } from './pages/page-meta.ts'
import { referralTexts } from './referral.ts'
import { settings } from './settings.ts'
import { shell } from './shell.ts'
import { typesetText } from './typeset.ts'

const today = '2026-11-21'
const { home, 'not-found': notFound, ...withSections } = allPages
const { 'about-us': aboutUs, contact, 'privacy-policy': privacyPolicy, 'cookie-policy': cookiePolicy } = withSections
const blockPages = Object.fromEntries(Object.entries(withSections).map(([name, page]) => [name, page(knownOn(today))]))
const pages = { ...blockPages, home: home(knownOn(today)), 'not-found': notFound(knownOn(today)) }
const words = { shell, leadForm, leadErrors, consentTexts, referralTexts, homeCalculator, contactLabels, sampleMark }
const everything = {
  ...pages,
  ...words,
  browserWords: { ...browserWords },
  calculator: { ...calculator },
  calculatorPlan: { ...calculatorPlan },
  calculatorTools: {
    ...calculatorTools,
    ...openTools,
    breakEvenTool,
    debtsTool,
    keysTool,
    nextInstalmentTool,
    offerCheckTool,
  },
  exampleTexts,
  heroFacts,
  leadMail,
  leadTerminal: { ...leadTerminal, help: '', none: '', retried: '' }, // laid out for a terminal; no promise to a visitor
  glossary,
  accessibilityChecks: accessibilityChecks.map(({ what, result }) => [what, result]),
  accessibilityLimits,
  companyFacts: companyFacts(nothingTold),
  traceTable,
  traces: traces.map(traceCells),
}

/** Keys whose values nobody reads: addresses, names of widgets, ids, dates. */
const notRead = new Set([
  'to',
  'href',
  'id',
  'icon',
  'kind',
  'widget',
  'style',
  'tone',
  'modified',
  'hash',
  'field',
  'product',
])

/** Every string a person reads in a structure; of functions, what they say for sample arguments. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value === 'function') return texts(value('10:00', '16:00', '1. maja 2027.'))
  if (Array.isArray(value)) return value.flatMap(texts)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => (notRead.has(key) ? [] : texts(part)))
}

const named = Object.entries(everything).map(([name, value]) => ({ name, read: texts(value) }))

test.each(named)('$name is Serbian in Latin script, set as Serbian is set', ({ read }) => {
  expect(read.length).toBeGreaterThan(0)
  for (const text of read) {
    expect(text, 'no Cyrillic').not.toMatch(/\p{Script=Cyrillic}/u)
    expect(text, 'č ć š ž đ and digraphs as single letters of their usual code').toBe(text.normalize('NFC'))
    expect(text, 'no one-letter digraphs').not.toMatch(/[\u01c4-\u01cc]/u)
    expect(text, 'quotes are „ and ”').not.toMatch(/["“'‘’]/u)
    expect(text.split('„').length, 'every quote is closed').toBe(text.split('”').length)
    expect(text, 'an ellipsis is one character').not.toContain('...')
    expect(text.replaceAll(/\]\(\S+?\)/g, ']'), 'ranges have an en dash').not.toMatch(/\d-\d/u)
    expect(text, 'the percent sign stands close').not.toMatch(/\d\s%/u)
    expect(text, 'no double space, none at the ends but where a text goes on').not.toMatch(/[ \u00a0]{2}/u)
    expect(text, 'no dash for a pause').not.toMatch(/[—]|\s-\s/u)
  }
})

test.each(named)('$name names the law beside each of its articles', ({ read }) => {
  for (const text of read.filter((said) => /(?:čl\.|član)\s\d/u.test(said)))
    for (const sentence of text
      .split(/(?<=\p{Ll}\)?[.;]) (?=\p{Lu})/u)
      .filter((said) => /(?:čl\.|član)\s\d/u.test(said)))
      expect(sentence).toMatch(/Zakon|tog zakona|zakona br\.\s19\/2025|ZZPL/u)
})

const drawnByOthers = /[{|}\u2060\uE000ⁿ]/u // signs of our own markup, one that is not seen, and one that neither family has

test.each(['familjen-grotesk', 'figtree'])('every character is in the font %s', async (name) => {
  const { characters } = await openOutlineFont(name)
  const used = new Set(named.flatMap(({ read }) => [...read.join('').replaceAll(/\]\(\S+?\)/g, ']')]))
  expect([...used].filter((letter) => !characters.has(letter) && !drawnByOthers.test(letter))).toEqual([])
})

test.each(named)('$name speaks formally and promises nothing', ({ read }) => {
  for (const text of read) {
    expect(text, 'Vi and Vaš are capitalised').not.toMatch(
      /(?<!\p{L})(?:vi|vas|vam|vama|vaš|vaša|vaše|vaši|vašeg|vašem|vašim|vašoj|vašu|vaših)(?!\p{L})/u,
    )
    expect(text, 'nobody is addressed as ti').not.toMatch(/(?<!\p{L})(?:ti|tebe|tebi|tvoj\p{L}*)(?!\p{L})/iu)
    expect(text, 'house rules').not.toMatch(/najpovoljnij|garantova|bez troškova|(?<!\p{L})odmah(?!\p{L})/iu)
  }
})

test.each(Object.entries(pages))('%s is typeset: spaces before units and after short words do not break', (_, page) => {
  const { title, description, h1, ...body } = page
  for (const text of texts(body)) expect(text).toBe(typesetText(text))
  expect(title + description + h1).not.toContain('\u00a0')
})

test.each(['calculator', 'calculatorPlan', 'calculatorTools'] as const)(
  '%s, which is drawn as it stands, leaves no short word at the end of a line of its sentences',
  (name) => {
    const sentences = texts(everything[name]).filter((text) => /[.;]$/u.test(text))
    for (const sentence of sentences) expect(sentence).not.toMatch(/(?<![\p{L}\p{N}])[aikousAIKOUS] /u)
  },
)

test.each(['calculator', 'calculatorPlan', 'calculatorTools', 'leadForm', 'homeCalculator'] as const)(
  '%s, which is drawn as it stands, keeps a number with its unit',
  (name) => {
    for (const text of texts(everything[name]))
      expect(text).not.toMatch(/\d (?:EUR|RSD|mesec|godin|evr|dinar|procentn|rat[aeiou])/u)
  },
)

const sectionsOf = (page: Page) => page.sections.map(({ heading }) => heading)

test.each(Object.entries(blockPages))('%s has sections with their own ASCII anchors, none empty', (_, { sections }) => {
  const ids = sections.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const { id, blocks } of sections) {
    expect(id).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
    expect(blocks.length).toBeGreaterThan(0)
  }
})

test.each(Object.entries(blockPages))('%s links to what exists and explains terms that exist', (_, page) => {
  const addresses: string[] = Object.values(routes)
  for (const piece of texts(page).flatMap(inline)) {
    if (piece.kind === 'term') expect(Object.keys(glossary)).toContain(piece.term)
    if (piece.kind !== 'link') continue
    const [path = '', anchor] = piece.to.split('#')
    if (piece.to.startsWith('/')) expect(addresses).toContain(path)
    else expect(piece.to).toMatch(/^https:\/\/[a-z.]+/)
    if (anchor === undefined) continue
    const target = Object.entries(blockPages).find(([name]) => path === routes[name as RouteName])?.[1] // keys are routes
    expect(target?.sections.map(({ id }) => id)).toContain(anchor)
  }
})

test('about names what it has to, in its order', () => {
  expect(sectionsOf(aboutUs(knownOn(today)))).toEqual([
    'Ko smo',
    'Šta radimo, a\u00a0šta ne radimo',
    'Kako radimo',
    'Koliko košta i\u00a0ko nas plaća',
    'Sa kojim bankama sarađujemo',
    'Naša pravila',
    'Podaci o\u00a0privrednom društvu',
    'Pristupačnost',
  ])
})

test('about advises the same share of an income as the pages and the calculators', () => {
  const rules = said(aboutUs(knownOn(today)).sections.find(({ id }) => id === 'nasa-pravila'))
  expect(rules).toContain('najviše 40% primanja. Ako bi odnele više od 50%')
  const withoutRules = said(aboutUs(knownOn('2010-01-01')).sections.find(({ id }) => id === 'nasa-pravila'))
  expect(withoutRules).not.toMatch(/primanja|Kažemo/)
})

test('contact names what it has to, in its order', () => {
  expect(sectionsOf(contact(knownOn(today)))).toEqual([
    'Pišite nam ili nas pozovite',
    'Radno vreme',
    'Adresa i\u00a0mapa',
    'Šta da pripremite za razgovor',
    'Kako postupamo sa podacima',
    'Prigovor',
  ])
})

const said = (section: Section | undefined) => texts(section).join('\n').replaceAll('\u00a0', ' ')

test.each([
  ['Ko je rukovalac', ['Poslovno ime', 'Sedište', 'Matični broj', 'Kontakt za zaštitu podataka']],
  [
    'Koje podatke obrađujemo',
    ['telefon', 'kod preporuke', 'IP adresa', 'Kalkulator', 'heš', 'može da pročita i Google'],
  ],
  ['Svrhe i pravni osnov', ['član 12. stav 1. tačka 1)', 'tačka 2)', 'tačka 3)', 'tačka 6)', 'legitimni interes']],
  ['Da li ste dužni da date podatke', ['bez telefona ne možemo da Vas pozovemo']],
  ['Primaoci i obrađivači', ['člana 45. ZZPL', 'tek pošto to u razgovoru zatražite']],
  ['Prenos u druge države', ['člana 64. ZZPL', 'člana 65', 'Google']],
  [
    'Rok čuvanja',
    [
      `${settings.leadRetentionMonths} meseci`,
      'obaveštenje savetnicima još nije stiglo',
      '90 dana',
      `${settings.serverLogDays} dana`,
      'do opoziva',
    ],
  ],
  ['Vaša prava', ['26', '29', '30', '31', '36', '37', '38', 'Opoziv pristanka', '30 dana', '60 dana', 'besplatno']],
  ['Pritužba', ['Poverenik', 'Bulevar kralja Aleksandra 15, 11120 Beograd', 'član 82', 'član 84']],
  ['Bezbednost', ['šifrovanom vezom']],
  ['Deca', ['15 godina', 'član 16']],
  ['Izmene', ['verzija 1.1', '27. novembra 2026.']],
])('the privacy policy has the item „%s”', (heading, expected) => {
  const { sections } = privacyPolicy(knownOn(today))
  expect(sections).toHaveLength(12)
  const section = sections.find((one) => one.heading.replaceAll('\u00a0', ' ') === heading)
  for (const words of expected) expect(said(section)).toContain(words)
})

test('the privacy policy owns up to the pre-ticked box exactly while it is pre-ticked', () => {
  const policy = texts(privacyPolicy(knownOn(today))).join(' ')
  expect(policy.includes('unapred označeno')).toBe(settings.marketingOptInDefault)
})

test.each([
  ['Šta su kolačići', ['pregledaču']],
  ['Na osnovu čega', ['35/2023', '87/2018', 'ne postavljamo nijedan kolačić', 'beležimo i prihvatanje kolačića']],
  ['Koje kolačiće koristimo', ['Google', 'Safari']],
  ['Kako da promenite izbor', ['Podešavanja kolačića']],
  ['Podešavanja pregledača', ['Privatnost i bezbednost']],
  ['Kontakt i izmene', ['verzija 1.1', businessOf(nothingTold).dataProtectionContact]],
])('the cookie policy has the item „%s”', (heading, expected) => {
  const { sections } = cookiePolicy(knownOn(today))
  expect(sections).toHaveLength(6)
  const section = sections.find((one) => one.heading.replaceAll('\u00a0', ' ') === heading)
  for (const words of expected) expect(said(section)).toContain(words)
})

test('the cookie page carries the table and the way back from consent', () => {
  const widgets = cookiePolicy(knownOn(today)).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'widget' ? [block.widget] : [])),
  )
  expect(widgets).toEqual(['cookie-table', 'cookie-settings'])
})

test('the table lists each trace once, with a cell under every head', () => {
  const names = traces.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const trace of traces) expect(traceCells(trace)).toHaveLength(traceTable.head.length)
})

test('only what is necessary stands without consent', () => {
  expect(traces.filter(({ kind }) => kind === 'necessary').map(({ name }) => name)).toEqual([
    'cookie-consent',
    'lead-draft',
    'ponude-*',
    'reload-guard',
  ])
  expect(traces.find(({ name }) => name === 'referral')).toMatchObject({ kind: 'referral', duration: '90 dana' })
})

test('the phone hint shows two numbers that the form takes', () => {
  for (const phone of leadForm.hints.phone.split(' ili ')) expect(phoneError(phone)).toBeUndefined()
})

test('the dialog, the banner and the shell carry the names of contract §4.1 to §4.8', () => {
  expect(leadForm).toMatchObject({
    title: 'Kontaktirajte Vašeg kreditnog savetnika.',
    close: 'Zatvori',
    fields: { firstName: 'Ime', lastName: 'Prezime', email: 'Email adresa', phone: 'Broj telefona' },
    callTime: { from: 'Pozovite me od', to: 'Pozovite me do' },
    loanTypes: { legend: 'Vrsta kredita' },
    marketing: { label: 'Želim da primam novosti i ponude' },
    submit: { idle: 'Pošaljite', sent: 'Uspešno poslato' },
  })
  const { before, privacyPolicy: privacy, between, cookiePolicy: cookies } = leadForm.privacy
  expect(before + privacy + between + cookies).toBe('Prihvatam politiku privatnosti i politiku upotrebe kolačića')
  expect(consentTexts.banner).toMatchObject({ name: 'Kolačići', reject: 'Ne prihvatam', accept: 'Prihvatam' })
  expect(consentTexts.banner.text).toMatch(/digitalni partneri koriste kolačiće\. Nastavkom posete saglasni ste/)
  expect(shell).toMatchObject({
    skipLink: 'Idi na glavni sadržaj',
    header: { loans: { text: 'Krediti' }, calculators: { text: 'Kalkulator' }, enquiry: 'Pošaljite upit' },
    menu: { name: 'Meni', open: 'Otvori meni', close: 'Zatvori meni' },
    footer: { loans: { text: 'Krediti' }, calculators: { text: 'Kalkulatori' }, info: { text: 'Info' } },
  })
  expect(shell.footer.info.links.map(({ text }) => text)).toEqual([
    'Početna',
    'O nama',
    'Politika upotrebe kolačića',
    'Politika privatnosti',
    'Kontakt',
  ])
})

test('what stays in the dialog after a failure repeats neither text of the toast', () => {
  const { toast, note } = leadForm.failure
  expect(note).not.toContain(toast.title)
  expect(note).not.toContain(toast.description)
})

test('the address is in Belgrade, and every social link leads to its network', () => {
  expect(contactOf(nothingTold).address.text).toContain('11000\u00a0Beograd') // nowhere does the code part from its city
  expect(socialLinks(nothingTold).map(({ href }) => new URL(href).hostname)).toEqual([
    'www.facebook.com',
    'x.com',
    'www.instagram.com',
    'www.linkedin.com',
  ])
})

test('a sample is marked on the page that shows it', () => {
  for (const page of [aboutUs, privacyPolicy, cookiePolicy]) {
    expect(texts(page(knownOn(today))).join(' ')).toContain('robni poda')
    expect(texts(page(knownOn(today, toldOwner))).join(' ')).not.toContain('robni poda')
  }
  expect(sampleFields(nothingTold)).toEqual(Object.keys(businessOf(nothingTold)))
  expect(sampleFields(toldOwner)).toEqual([])
})

test('what the owner has told is printed as he wrote it, whatever it holds', () => {
  const business = { ...toldOwner.business, remuneration: '**1%** [klik](https://zlo.example) {eks} <b>' }
  const about = texts(aboutUs(knownOn(today, { ...toldOwner, business }))).join(' ')
  expect(about).toContain('**1%** [klik](https://zlo.example) {eks} <b>')
})

test('days of the week are told as people say them', () => {
  expect([[1, 2, 3, 4, 5], [1, 3, 5], [6], [6, 7]].map(weekdaysText)).toEqual([
    'ponedeljak–petak',
    'ponedeljak, sreda i petak',
    'subota',
    'subota i nedelja',
  ])
})

test('the not-found page says what specification §2.4 asks and leads home', () => {
  const { h1, text, back } = notFound(knownOn(today))
  expect(h1).toBe('Stranica ne postoji')
  expect(text).toContain('ne postoji ili je premeštena')
  expect(back).toBe('Nazad na početnu')
})

test('the accessibility statement tells what was checked, when, and what was not', () => {
  const { sections } = aboutUs(knownOn(today))
  const statement = said(sections.find(({ id }) => id === 'pristupacnost'))
  expect(accessibilityChecks.length).toBeGreaterThan(0)
  for (const { what, result, checkedOn } of accessibilityChecks) {
    expect(statement).toContain(what)
    expect(statement).toContain(result)
    expect(checkedOn).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(statement).toContain(formatDate(checkedOn))
  }
  for (const limit of accessibilityLimits) expect(statement).toContain(limit)
})

test('about us says how many promised calls were made last month, from thirty on', () => {
  const said = (promises: Known['promises']) =>
    texts(aboutUs({ ...knownOn(today), promises }))
      .join(' ')
      .replaceAll('\u00a0', ' ')
  const october = { month: '2026-10-01', kept: 38, judged: 41 }
  expect(said(october)).toContain(
    'Tokom oktobra 2026. poziv smo obećali 41 put, a u obećanom razdoblju smo zvali 38 puta (92,7%).',
  )
  for (const none of [undefined, { ...october, kept: 29, judged: 29 }]) expect(said(none)).not.toContain('obećali')
})
