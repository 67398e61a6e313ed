/** What a page tells search engines about itself (schema.org, JSON-LD): one graph with stable ids. */
import type { View } from '#app/delivery/view.ts'
import { businessOf, isSample, socialLinks, workingHours } from '#content/business.ts'
import { exampleTexts } from '#content/example.ts'
import { pageMeta } from '#content/pages/page-meta.ts'
import { shell } from '#content/shell.ts'
import { type ExampleLoan, exampleLoan, neededCosts } from '#core/calculator/representative-example.ts'
import { productNames } from '#core/facts/products.ts'
import { loanFigures } from '#core/loan/loan-figures.ts'
import type { Known } from '#core/owner/known.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import { isCalculator, type PageName, type RouteName, routes } from '#core/site/routes.ts'
import { canonicalUrl, type Site } from '#core/site/site.ts'

type Node = { '@type': string } & Record<string, unknown>

/** The product of a loan page or a calculator: the names of both begin with it. */
const productOf = (page: RouteName) => productNames.find((product) => page.startsWith(`${product}-loan`))

/**
 * The graph of a page; undefined for pages that are not indexed. Company facts that are only samples are left out.
 */
export function structuredData({ page, head }: View, site: Site, known: Known): object | undefined {
  if (page === 'not-found' || head.robots === 'noindex') return undefined
  const address = canonicalUrl(routes[page], site)
  const nodes = [
    organization(page, site, known.owner),
    {
      '@type': 'WebSite',
      '@id': `${site.url}/#website`,
      url: `${site.url}/`,
      name: site.name,
      inLanguage: 'sr-Latn-RS',
    },
    webPage(page, address, head, known, site),
    page === 'home' ? undefined : breadcrumbs(page, address, known, site),
    subject(page, address, known, site),
  ]
  return { '@context': 'https://schema.org', '@graph': nodes.filter((node) => node !== undefined) }
}

/**
 * The business: with address and hours on the pages about it, only its name on calculators, whose HTML is at its limit.
 */
function organization(page: PageName, site: Site, owner: OwnerData): Node {
  const isAboutUs = page === 'home' || page === 'contact'
  return {
    '@type': isAboutUs ? 'FinancialService' : 'Organization',
    '@id': `${site.url}/#organization`,
    name: site.name,
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    ...(!isCalculator(page) && company(owner)),
    ...(isAboutUs && office(owner)),
  }
}

function company(owner: OwnerData) {
  const business = businessOf(owner)
  return {
    ...(!isSample(owner, 'legalName') && { legalName: business.legalName }),
    ...(!isSample(owner, 'taxNumber') && { taxID: business.taxNumber }),
    ...(!isSample(owner, 'facebook', 'x', 'instagram', 'linkedin') && {
      sameAs: socialLinks(owner).map(({ href }) => href),
    }),
    ...(!isSample(owner, 'phone') && {
      contactPoint: {
        '@type': 'ContactPoint',
        contactType: 'customer service',
        telephone: business.phone,
        availableLanguage: 'sr',
        hoursAvailable: hours(owner),
      },
    }),
  }
}

function office(owner: OwnerData) {
  const { street, city, geo } = businessOf(owner)
  const [, postalCode, locality = city] = /^(\d{5}) (.+)$/.exec(city) ?? []
  return {
    areaServed: 'RS',
    openingHoursSpecification: hours(owner),
    ...(!isSample(owner, 'street', 'city') && {
      address: {
        '@type': 'PostalAddress',
        streetAddress: street,
        ...(postalCode && { postalCode }),
        addressLocality: locality,
        addressCountry: 'RS',
      },
    }),
    ...(!isSample(owner, 'geo') && { geo: { '@type': 'GeoCoordinates', ...geo } }),
  }
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

function hours(owner: OwnerData): Node {
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: businessOf(owner).workingWeekdays.map((day) => weekdays[day - 1]),
    opens: workingHours.from,
    closes: workingHours.to,
  }
}

function webPage(
  page: RouteName,
  address: string,
  { title, description }: View['head'],
  known: Known,
  site: Site,
): Node {
  return {
    '@type': 'WebPage',
    '@id': `${address}#page`,
    url: address,
    name: title,
    description,
    inLanguage: 'sr-Latn-RS',
    isPartOf: { '@id': `${site.url}/#website` },
    dateModified: pageMeta(page, known).modified,
    ...(page !== 'home' && { breadcrumb: { '@id': `${address}#path` } }),
  }
}

/** The breadcrumbs that the page shows. */
function breadcrumbs(page: RouteName, address: string, known: Known, site: Site): Node {
  const product = isCalculator(page) && productOf(page)
  const steps: RouteName[] = product ? ['home', `${product}-loan`, page] : ['home', page]
  const name = (step: RouteName) => {
    if (step === 'home') return shell.breadcrumbs.home
    return isCalculator(step) ? shell.breadcrumbs.calculator : pageMeta(step, known).h1
  }
  return {
    '@type': 'BreadcrumbList',
    '@id': `${address}#path`,
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: name(step),
      item: canonicalUrl(routes[step], site),
    })),
  }
}

/** What the page is about, if that is a service or an application. */
function subject(page: RouteName, address: string, known: Known, site: Site): Node | undefined {
  const product = productOf(page)
  if (!product) return undefined
  const { h1 } = pageMeta(page, known)
  if (!isCalculator(page)) return service(h1, address, exampleLoan(product, known), site, known)
  return {
    '@type': 'WebApplication',
    '@id': `${address}#calculator`,
    name: h1,
    url: address,
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Web',
    offers: { '@type': 'Offer', price: 0, priceCurrency: 'RSD' },
    isPartOf: { '@id': `${canonicalUrl(routes[`${product}-loan`], site)}#page` },
  }
}

/** Advice about a product, with the representative example that the page shows: nobody's offer. */
function service(name: string, address: string, loan: ExampleLoan, site: Site, known: Known): Node {
  const { effectiveRateWithCostsPercent } = loanFigures({ ...loan, costs: neededCosts(loan, known) })
  return {
    '@type': 'Service',
    '@id': `${address}#service`,
    name,
    serviceType: name,
    areaServed: 'RS',
    provider: { '@id': `${site.url}/#organization` },
    isRelatedTo: {
      '@type': loan.product === 'housing' ? 'MortgageLoan' : 'LoanOrCredit',
      name: exampleTexts.title(name),
      amount: { '@type': 'MonetaryAmount', value: loan.principal / 100, currency: loan.currency },
      currency: loan.currency,
      loanTerm: { '@type': 'QuantitativeValue', value: loan.months, unitCode: 'MON' },
      interestRate: loan.ratePercent,
      annualPercentageRate: Number(effectiveRateWithCostsPercent),
    },
  }
}
