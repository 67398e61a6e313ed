/**
 * Everything a page is rendered from, made on the server. Texts, facts and the engine stay there: a browser gets only
 * the data of its page, with figures already formatted.
 */

import type { ArticleData } from '#app/features/article/article-data.ts'
import type { HeadFact } from '#app/features/article/page-head.tsx'
import { borrowingWarning, computedOn } from '#content/borrowing.ts'
import type { Page, Text } from '#content/page.ts'
import type { HomePage } from '#content/pages/home.ts'
import { pages } from '#content/pages/page-meta.ts'
import { typeset } from '#content/typeset.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Product } from '#core/facts/products.ts'
import { formatDate } from '#core/money/date.ts'
import type { Known } from '#core/owner/known.ts'
import { workingCalendar } from '#core/owner/owner-data.ts'
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
}
/** A calculator, and the texts that explain it. */
export type CalculatorPageData = ArticlePageData & { facts: CalculatorFacts }

function sections(page: (known: Known) => Page) {
  return (known: Known): ArticlePageData => ({ article: article(page(known), known), call: pages.home(known).call })
}

/** A page of the law, which no call sign closes. */
function legal(page: (known: Known) => Page) {
  return (known: Known): Pick<ArticlePageData, 'article'> => ({ article: article(page(known), known) })
}

function loan(page: (known: Known) => Page, product: Product) {
  return (known: Known): LoanPageData => ({
    ...sections(page)(known),
    product,
    facts: loanFacts(product, known),
    factsNote: typeset(`**${borrowingWarning}** ${computedOn(formatDate(known.today))}`),
  })
}

function calculator(page: (known: Known) => Page, product: Product) {
  return (known: Known): CalculatorPageData => ({ ...sections(page)(known), facts: calculatorFacts(product, known) })
}

const makers = {
  home,
  'about-us': sections(pages['about-us']),
  'car-loan': loan(pages['car-loan'], 'car'),
  'cash-loan': loan(pages['cash-loan'], 'cash'),
  'housing-loan': loan(pages['housing-loan'], 'housing'),
  contact: (known: Known) => ({ ...sections(pages.contact)(known), calendar: workingCalendar(known.owner) }),
  'cookie-policy': legal(pages['cookie-policy']),
  'privacy-policy': legal(pages['privacy-policy']),
  'car-loan-calculator': calculator(pages['car-loan-calculator'], 'car'),
  'cash-loan-calculator': calculator(pages['cash-loan-calculator'], 'cash'),
  'housing-loan-calculator': calculator(pages['housing-loan-calculator'], 'housing'),
  'referrer-activation': sections(pages['referrer-activation']),
  'not-found': (known: Known) => ({ page: pages['not-found'](known) }),
} satisfies Record<PageName, (known: Known) => unknown>

export type PageDataOf = { [Name in PageName]: ReturnType<(typeof makers)[Name]> }

/** Cached while nothing new is known: a calculator is rendered for every query, on which its data does not depend. */
const made = new Map<PageName, { of: Known; data: unknown }>()

/** The data of a page, made from what is known. */
export function pageData<Name extends PageName>(name: Name, known: Known): PageDataOf[Name] {
  let last = made.get(name)
  if (last?.of !== known) {
    last = { of: known, data: makers[name](known) }
    made.set(name, last)
  }
  return last.data as PageDataOf[Name] // by the maker of the same name
}
