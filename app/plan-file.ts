import { loanOf } from '#core/calculator/loan.ts'
import { asksForFile, readQuery } from '#core/calculator/query.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { RouteName } from '#core/site/routes.ts'
import { planCsv, planFileName } from './features/calculator/parts/plan-csv.ts'
import { type CalculatorPageData, pageData } from './page-data.ts'

/**
 * The plan of a calculator's query as a file, the same that its button makes in the browser.
 *
 * @param page a calculator
 * @returns undefined where the query does not ask for a file
 */
export function planFile(page: RouteName, today: IsoDate, search: string): { name: string; text: string } | undefined {
  if (!asksForFile(search)) return undefined
  const { facts } = pageData(page, today) as CalculatorPageData // the server asks of calculators only
  return { name: planFileName(today), text: planCsv(loanOf(facts, readQuery(facts, search).choices), today) }
}
