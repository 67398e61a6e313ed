import { breakEvenTool as words } from '#content/break-even-tool.ts'
import type { Choices } from '#core/calculator/fields.ts'
import type { Loan } from '#core/calculator/loan.ts'
import {
  type BreakEven,
  breakEvenIndex,
  type Cheaper,
  dependsOnIndex,
  type IndexedOffer,
  MAX_INDEX_PERCENT,
  offerAtIndex,
  type RatePath,
} from '#core/loan/break-even-index.ts'
import { loanFigures } from '#core/loan/loan-figures.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'

type Rate = Pick<Choices, 'rateKind' | 'ratePercent' | 'fixedMonths' | 'marginPercent'>

/** The rate as the engine asks for it. */
export function ratePath({ rateKind, ratePercent, fixedMonths, marginPercent }: Rate): RatePath {
  if (rateKind === 'fixed') return { ratePercent }
  return rateKind === 'variable' ? { marginPercent } : { ratePercent, fixedMonths, marginPercent }
}

/** The loan in the calculator, and the same loan with the rate and the fee of another offer. */
export function bothOffers({ input, choices }: Loan, rate: Rate, feePercent: number): [IndexedOffer, IndexedOffer] {
  const { ratePercent: _, rateSteps: __, ...same } = input
  return [
    { ...same, rate: ratePath(choices) },
    { ...same, feePercent, rate: ratePath(rate) },
  ]
}

/** Up to which index which offer is cheaper, in sentences: by the total cost, then by the effective rate. */
export function breakEvenAnswer(a: IndexedOffer, b: IndexedOffer, currency: Currency): string {
  if (!dependsOnIndex(a) && !dependsOnIndex(b)) return withoutIndex(a, b, currency)
  const byTotal = breakEvenIndex(a, b, 'total')
  const byRate = breakEvenIndex(a, b, 'effective')
  return `${totalSentence(byTotal, words.indexNames[currency])} ${rateSentence(byRate, byTotal)}`
}

function withoutIndex(a: IndexedOffer, b: IndexedOffer, currency: Currency): string {
  const [first, second] = [a, b].map((offer) => loanFigures(offerAtIndex(offer, 0)).totalCost) as [number, number] // of two
  if (first === second) return words.answer.neitherEqual
  return words.answer.neither(
    words.offerWithin[first < second ? 'a' : 'b'],
    formatMoney(Math.abs(first - second), currency),
  )
}

function totalSentence({ first, changes }: BreakEven, index: string): string {
  const { answer } = words
  if (first === 'equal') return answer.equal
  const [change, ...more] = changes
  if (!change) return answer.always(words.offer[first], index, `${MAX_INDEX_PERCENT}%`)
  if (more.length > 0) return answer.several(inParts(first, changes), index)
  return answer.until(words.offer[first], index, limitText(change.upTo))
}

function rateSentence({ first, changes }: BreakEven, byTotal: BreakEven): string {
  const { byRate } = words
  if (first === 'equal') return byRate.equal
  const [change, ...more] = changes
  if (!change) return byRate.always(words.offerWithin[first])
  if (
    first === byTotal.first &&
    more.length === 0 &&
    byTotal.changes.length === 1 &&
    change.upTo === byTotal.changes[0]?.upTo
  )
    return byRate.same
  return more.length > 0
    ? byRate.several(inParts(first, changes))
    : byRate.until(words.offerWithin[first], limitText(change.upTo))
}

/** „A do 1,20%, B do 4,50%, iznad toga A”. */
function inParts(first: Exclude<Cheaper, 'equal'>, changes: BreakEven['changes']): string {
  const until = changes.map(({ upTo }, index) => {
    const cheaper = index === 0 ? first : changes[index - 1]?.beyond
    return words.answer.part(letterOf(cheaper ?? first), limitText(upTo))
  })
  return [...until, words.answer.lastPart(letterOf(changes.at(-1)?.beyond ?? first))].join(', ')
}

function letterOf(offer: Cheaper): string {
  return offer === 'equal' ? words.same : words.letter[offer]
}

function limitText(hundredths: number): string {
  return formatPercent(hundredths / 100)
}
