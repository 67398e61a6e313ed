import { loanOf } from '#core/calculator/loan.ts'
import { asksForFile, readQuery } from '#core/calculator/query.ts'
import type { Known } from '#core/owner/known.ts'
import type { RouteName } from '#core/site/routes.ts'
import { scheduleCsv, scheduleFileName } from './features/calculator/sections/schedule-csv.ts'
import { type CalculatorPageData, pageData } from './page-data.ts'

/**
 * The schedule of a calculator's query as a file, the same that its button makes in the browser.
 *
 * @param page a calculator
 * @returns undefined where the query does not ask for a file
 */
export function scheduleFile(
  page: RouteName,
  known: Known,
  search: string,
): { name: string; text: string } | undefined {
  if (!asksForFile(search)) return undefined
  const { today } = known
  const { facts } = pageData(page, known) as CalculatorPageData // the server asks of calculators only
  return { name: scheduleFileName(today), text: scheduleCsv(loanOf(facts, readQuery(facts, search).choices), today) }
}
