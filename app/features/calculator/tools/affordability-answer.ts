import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { DebtToIncome, Household } from '#core/loan/affordability.ts'
import { formatMoney } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'

/** What a share of the income affords: an instalment as written in the currency of the income, a loan in its own. */
type Carried = { share: string; instalment: string; loan: Minor }

/**
 * The answer in one sentence: by the usual share, or by the upper limit if only that affords a loan.
 *
 * @param carried by the careful share, the usual one and the limit
 */
export function affordabilityAnswer(
  [, usual, limit]: readonly Carried[],
  { mostMonths }: DebtToIncome,
  { basket }: Household,
  { currency, months, lastAge }: { currency: Currency; months: number; lastAge: number | undefined },
): string {
  if (mostMonths < 1) return words.nothingByAge(String(lastAge))
  if (!usual || !limit || limit.loan === 0) return basket ? words.nothingBesideBasket : words.nothing
  const term = mostMonths < months ? counted(mostMonths, 'month') : undefined
  const answer = ({ loan, instalment, share }: Carried) =>
    words.answer(formatMoney(loan, currency, 0), instalment, share, term)
  return usual.loan > 0 ? answer(usual) : `${words.spent(usual.share)} ${answer(limit)}`
}
