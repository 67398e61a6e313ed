/**
 * Everything a page is rendered from, made on the server. Texts, facts and the engine stay there: a browser gets only
 * the data of its page, with figures already formatted.
 */
import type { ArticleData } from '#app/features/article/article-data.ts'
import type { HeadFact } from '#app/features/article/page-head.tsx'
import { borrowingWarning, computedOn } from '#content/borrowing.ts'
import { products } from '#content/calculator.ts'
import type { Page, Text } from '#content/page.ts'
import type { HomePage } from '#content/pages/home.ts'
import { pages } from '#content/pages/page-meta.ts'
import { typeset } from '#content/typeset.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Product } from '#core/facts/products.ts'
import { formatDate } from '#core/money/date.ts'
import type { PageName } from '#core/site/routes.ts'
import { article } from './page-data/article.ts'
import { calculatorFacts } from './page-data/calculator.ts'
import { loanFacts } from './page-data/example.ts'
import { home } from './page-data/home.ts'

/** A page made of sections, closed by the call sign. */
export type ArticlePageData = { article: ArticleData; call: HomePage['call'] }
export type LoanPageData = ArticlePageData & {
  product: Product
  facts: HeadFact[]
  factsNote: Text
  /** Name of the loan type that the enquiry preselects. */
  loanType: string
}
/** A calculator, and the texts that explain it. */
export type CalculatorPageData = ArticlePageData & { facts: CalculatorFacts }

function sections(page: (today: string) => Page) {
  return (today: string): ArticlePageData => ({ article: article(page(today), today), call: pages.home(today).call })
}

function loan(page: (today: string) => Page, product: Product) {
  const { loanType } = products[product]
  return (today: string): LoanPageData => ({
    ...sections(page)(today),
    product,
    facts: loanFacts(product, today),
    factsNote: typeset(`**${borrowingWarning}** ${computedOn(formatDate(today))}`),
    loanType,
  })
}

function calculator(page: (today: string) => Page, product: Product) {
  return (today: string): CalculatorPageData => ({ ...sections(page)(today), facts: calculatorFacts(product, today) })
}

const makers = {
  home,
  'about-us': sections(pages['about-us']),
  'car-loan': loan(pages['car-loan'], 'car'),
  'cash-loan': loan(pages['cash-loan'], 'cash'),
  'housing-loan': loan(pages['housing-loan'], 'housing'),
  contact: sections(pages.contact),
  'cookie-policy': sections(pages['cookie-policy']),
  'privacy-policy': sections(pages['privacy-policy']),
  'car-loan-calculator': calculator(pages['car-loan-calculator'], 'car'),
  'cash-loan-calculator': calculator(pages['cash-loan-calculator'], 'cash'),
  'housing-loan-calculator': calculator(pages['housing-loan-calculator'], 'housing'),
  'referrer-activation': sections(pages['referrer-activation']),
  'not-found': (today: string) => ({ page: pages['not-found'](today) }),
} satisfies Record<PageName, (today: string) => unknown>

/** The data of each page. */
export type PageDataOf = { [Name in PageName]: ReturnType<(typeof makers)[Name]> }

/** Cached for a day: a calculator is rendered for every query, on which its data does not depend. */
const made = new Map<PageName, { today: string; data: unknown }>()

/** The data of a page on an ISO day in Belgrade. */
export function pageData<Name extends PageName>(name: Name, today: string): PageDataOf[Name] {
  let known = made.get(name)
  if (known?.today !== today) {
    known = { today, data: makers[name](today) }
    made.set(name, known)
  }
  return known.data as PageDataOf[Name] // by the maker of the same name
}
