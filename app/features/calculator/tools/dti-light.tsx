import { affordabilityTool as words } from '#content/calculator-tools.ts'
import type { DebtToIncome, DtiThresholds } from '#core/loan/affordability.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import { type Currency, type Minor, type MinorOf, minorOf } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'
import styles from './dti-light.module.css'

type DtiLightProps = {
  weight: DebtToIncome
  /** Sum borrowed. */
  principal: Minor
  currency: Currency
  /** The highest age that banks accept at the last instalment; undefined if not known. */
  lastAge: number | undefined
  isPension: boolean
  /** Limits between the lights, percent. */
  steps: DtiThresholds
  /** What we advise to leave for the members of the household; undefined where nobody said how many. */
  advisedLeft?: MinorOf<'RSD'> | undefined
  /** Writes para in the currency of the income. */
  ofIncome: (para: MinorOf<'RSD'>) => string
}

/** The traffic light for this loan, in a word and a colour, the reason, and what would turn it green. */
export function DtiLight({
  weight,
  principal,
  currency,
  advisedLeft = minorOf(0, 'RSD'),
  ofIncome,
  ...given
}: DtiLightProps) {
  const { level, reason, left } = weight
  const name = reason === 'term' ? words.tooLong.name : words.levels[level].name
  return (
    <div className={styles.light} data-level={level}>
      <p className={styles.name} data-answer="">
        {words.thisLoan} {name}
      </p>
      <p>{reasonText(weight, given, ofIncome)}</p>
      {reason === 'share' && left >= 0 && left < advisedLeft && (
        <p>{words.membersLack(ofIncome(left), ofIncome(advisedLeft))}</p>
      )}
      {level !== 'careful' && <p>{betterText(weight, principal, currency)}</p>}
    </div>
  )
}

function reasonText(
  { level, reason, percent, left }: DebtToIncome,
  { lastAge, isPension, steps }: Pick<DtiLightProps, 'lastAge' | 'isPension' | 'steps'>,
  ofIncome: DtiLightProps['ofIncome'],
): string {
  const share = shareText(Number(percent ?? 0), steps)
  switch (reason) {
    case 'term':
      return (isPension ? words.tooLong.ofPension : words.tooLong.text)(String(lastAge), share)
    case 'basket':
      // Rounded down, so that what is just below the basket is never shown as equal to it.
      return left < 0 ? words.basketGone : words.basketLacks(ofIncome(left))
    case 'share':
      return words.levels[level].text(share)
    default:
      return reason satisfies never
  }
}

/** In whole percent: more would be false precision. One just above a limit is not shown as equal to it. */
function shareText(percent: number, steps: DtiThresholds): string {
  const whole = Math.round(percent)
  const text = formatPercent(whole, 0)
  return percent > whole && Object.values(steps).includes(whole) ? words.justAbove(text) : text
}

function betterText(
  { reason, carefulLoan, carefulMonths, mostMonths }: DebtToIncome,
  principal: Minor,
  currency: Currency,
): string {
  const { better } = words
  const loan = formatMoney(carefulLoan, currency, 0)
  if (reason === 'term') {
    const term = counted(mostMonths, 'month')
    if (mostMonths < 1) return better.noTerm
    if (carefulLoan === 0) return better.termAndIncome(term)
    return carefulLoan >= principal ? better.term(term) : better.termAndLoan(term, loan)
  }
  const other = carefulMonths === undefined ? [] : [better.months(counted(carefulMonths, 'month'))]
  if (carefulLoan > 0) return [better.loan(loan), ...other].join(' ')
  return other[0] ?? better.neither
}
