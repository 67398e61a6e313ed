import { loanOf } from '#core/calculator/loan.ts'
import { asksForFile, readQuery } from '#core/calculator/query.ts'
import type { Known } from '#core/owner/known.ts'
import type { RouteName } from '#core/site/routes.ts'
import { planCsv, planFileName } from './features/calculator/sections/plan-csv.ts'
import { type CalculatorPageData, pageData } from './page-data.ts'

/**
 * The plan of a calculator's query as a file, the same that its button makes in the browser.
 *
 * @param page a calculator
 * @returns undefined where the query does not ask for a file
 */
export function planFile(page: RouteName, known: Known, search: string): { name: string; text: string } | undefined {
  if (!asksForFile(search)) return undefined
  const { today } = known
  const { facts } = pageData(page, known) as CalculatorPageData // the server asks of calculators only
  return { name: planFileName(today), text: planCsv(loanOf(facts, readQuery(facts, search).choices), today) }
}
