import { expect, test } from 'vitest'
import { businessOf } from '#content/business.ts'
import { pageMeta } from '#content/pages/page-meta.ts'
import { knownOn } from '#core/owner/known.ts'
import { isCalculator, type PageName, routeNames, routes } from '#core/site/routes.ts'
import { defaultSite } from '#core/site/site.ts'
import { toldOwner } from '#tests/support/told-owner.ts'
import { structuredData } from './structured-data.ts'

const site = { ...defaultSite, url: 'https://www.kreditokaz.rs' }
const today = '2026-11-21'
const untold = knownOn(today)
/** As once the owner has told every fact of the business. */
const told = knownOn(today, toldOwner)

type Node = Record<string, unknown> & { '@id'?: string; '@type': string }

function graph(page: PageName, known = untold): Node[] {
  const { title, description, indexable } = pageMeta(page, known)
  const head = { title, description, canonical: undefined, robots: indexable ? 'index, follow' : 'noindex' } as const
  const data = structuredData({ page, head, today, search: '', data: null }, site, known)
  return data ? (data as { '@graph': Node[] })['@graph'] : [] // the one shape it has
}

/** Every `{ '@id': … }` that only points, wherever it stands. */
function references(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return []
  const keys = Object.keys(value)
  if (keys.length === 1 && keys[0] === '@id') return [String(Object.values(value)[0])]
  return Object.values(value).flatMap(references)
}

const indexed = routeNames.filter((name) => pageMeta(name, knownOn(today)).indexable)

test.each(indexed)('%s names the business, the site and the page itself', (name) => {
  const nodes = graph(name)
  expect(nodes.map((node) => node['@id'])).toContain('https://www.kreditokaz.rs/#organization')
  expect(nodes.map((node) => node['@id'])).toContain('https://www.kreditokaz.rs/#website')
  expect(nodes.find((node) => node['@type'] === 'WebPage')).toMatchObject({
    url: `https://www.kreditokaz.rs${routes[name]}`,
  })
})

test('every pointer leads to a node of some page', () => {
  const ids = new Set(indexed.flatMap((name) => graph(name)).map((node) => node['@id']))
  for (const target of indexed.flatMap((name) => graph(name).flatMap(references))) expect(ids).toContain(target)
})

test('breadcrumbs of a calculator lead through its loan', () => {
  const path = graph('cash-loan-calculator').find((node) => node['@type'] === 'BreadcrumbList')
  expect(path).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Početna', item: 'https://www.kreditokaz.rs/' },
      { position: 2, name: 'Keš kredit', item: 'https://www.kreditokaz.rs/kes-kredit' },
      { position: 3, name: 'Kalkulator', item: 'https://www.kreditokaz.rs/kredit-kalkulator/kes/' },
    ],
  })
})

test('a loan page carries the figures of its visible example', () => {
  expect(graph('housing-loan').find((node) => node['@type'] === 'Service')).toMatchObject({
    isRelatedTo: { '@type': 'MortgageLoan', amount: { value: 80_000, currency: 'EUR' }, annualPercentageRate: 4.79 },
  })
  expect(graph('cash-loan').find((node) => node['@type'] === 'Service')).toMatchObject({
    isRelatedTo: { '@type': 'LoanOrCredit', amount: { value: 600_000, currency: 'RSD' }, annualPercentageRate: 9.87 },
  })
})

test('company facts that are only samples are left out', () => {
  const unknown = JSON.stringify(indexed.map((name) => graph(name)))
  const business = businessOf(untold.owner)
  for (const sample of [business.legalName, business.taxNumber, business.phone]) expect(unknown).not.toContain(sample)
})

test('a company fact that is filled in stands wherever there is room, and takes none of a calculator’s', () => {
  const withPhone = indexed.filter((name) => JSON.stringify(graph(name, told)).includes('+381 11 765 4321'))
  expect(withPhone).toEqual(indexed.filter((name) => !isCalculator(name)))
  for (const name of indexed.filter(isCalculator)) expect(graph(name, told)).toEqual(graph(name))
})

test('pages that are not indexed have no structured data', () => {
  expect(graph('referrer-activation')).toEqual([])
  expect(graph('not-found')).toEqual([])
})

/** What schema.org lets a node of a type say, as far as this site says it; `!` marks what search engines ask for. */
const vocabulary: Record<string, string> = {
  Organization: 'name! url! logo! legalName taxID sameAs contactPoint',
  FinancialService:
    'name! url! logo! legalName taxID sameAs contactPoint areaServed openingHoursSpecification address geo',
  ContactPoint: 'contactType! telephone! availableLanguage hoursAvailable',
  OpeningHoursSpecification: 'dayOfWeek! opens! closes!',
  PostalAddress: 'streetAddress! postalCode! addressLocality! addressCountry!',
  GeoCoordinates: 'latitude! longitude!',
  WebSite: 'url! name! inLanguage',
  WebPage: 'url! name! description! inLanguage isPartOf! dateModified! breadcrumb',
  BreadcrumbList: 'itemListElement!',
  ListItem: 'position! name! item!',
  Service: 'name! serviceType! areaServed provider! isRelatedTo',
  MortgageLoan: 'name! amount! currency! loanTerm! interestRate! annualPercentageRate!',
  LoanOrCredit: 'name! amount! currency! loanTerm! interestRate! annualPercentageRate!',
  MonetaryAmount: 'value! currency!',
  QuantitativeValue: 'value! unitCode!',
  WebApplication: 'name! url! applicationCategory! operatingSystem! offers! isPartOf',
  Offer: 'price! priceCurrency!',
}

/** Every node with a type, wherever it stands. */
function typed(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return []
  const below = Object.values(value).flatMap(typed)
  return '@type' in value ? [value as Node, ...below] : below // it has what makes a node
}

test.each(indexed)('%s has only the properties that its types know, and all that are required of them', (name) => {
  const nodes = graph(name, told).flatMap(typed)
  for (const node of nodes) {
    const words = vocabulary[node['@type']]?.split(' ') ?? []
    const said = Object.keys(node).filter((key) => !key.startsWith('@'))
    expect(words.map((word) => word.replace('!', ''))).toEqual(expect.arrayContaining(said))
    expect(said).toEqual(
      expect.arrayContaining(words.filter((word) => word.endsWith('!')).map((word) => word.slice(0, -1))),
    )
    for (const key of ['@id', 'url', 'logo', 'item'] as const) {
      if (typeof node[key] === 'string') expect(node[key]).toMatch(/^https:\/\/www\.kreditokaz\.rs\/[^?]*$/)
    }
    for (const key of ['opens', 'closes'] as const) if (node[key]) expect(node[key]).toMatch(/^\d\d:00$/)
    if (node.dateModified) expect(node.dateModified).toMatch(/^\d{4}-\d\d-\d\d$/)
    if (node['@type'] === 'BreadcrumbList') {
      const steps = node.itemListElement as Node[] // its type says so
      expect(steps.map(({ position }) => position)).toEqual(steps.map((_, index) => index + 1))
    }
  }
  const ids = nodes.map((node) => node['@id']).filter(Boolean)
  expect(new Set(ids).size).toBe(ids.length)
})
