import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { DebtToIncome, Household } from '#core/loan/affordability.ts'
import { formatMoney } from '#core/money/format.ts'
import type { Currency, Minor } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'

/** What a share of the income affords: an instalment as written in the currency of the income, a loan in its own. */
type Carried = { share: string; instalment: string; loan: Minor }

type Asked = {
  currency: Currency
  months: number
  /** The highest age at the last instalment; undefined if not known. */
  lastAge: number | undefined
  isPension: boolean
  /** What stays for the members of the household, as written, where that leaves less than the careful share. */
  membersLeft?: string | undefined
  /** Behind what a bank would allow. */
  condition?: string
}

/**
 * The answer: what we advise, then what a bank would allow; where the one is spent, what the other leaves.
 *
 * @param carried by the careful share, the usual one and the limit
 */
export function affordabilityAnswer(
  [careful, usual, limit]: readonly Carried[],
  { mostMonths }: DebtToIncome,
  { basket }: Household,
  { currency, months, lastAge, isPension, membersLeft, condition = '' }: Asked,
): string {
  if (mostMonths < 1) return (isPension ? words.nothingByPensionAge : words.nothingByAge)(String(lastAge))
  if (!careful || !usual || !limit || limit.loan === 0) return basket ? words.nothingBesideBasket : words.nothing
  const term = mostMonths < months ? counted(mostMonths, 'month') : undefined
  const sum = ({ loan }: Carried) => formatMoney(loan, currency, 0)
  if (careful.loan > 0) {
    const advised =
      membersLeft === undefined
        ? words.answer(sum(careful), careful.instalment, careful.share, term)
        : words.answerBesideMembers(sum(careful), careful.instalment, membersLeft, term)
    return usual.loan > careful.loan ? `${advised} ${words.allowed(sum(usual), usual.share, condition)}` : advised
  }
  const rest =
    usual.loan > 0
      ? words.allowedOnly(sum(usual), usual.instalment, usual.share, condition)
      : words.limitOnly(sum(limit), limit.instalment, limit.share, condition)
  return `${membersLeft === undefined ? words.spent(careful.share) : words.spentByMembers(membersLeft)} ${rest}`
}
