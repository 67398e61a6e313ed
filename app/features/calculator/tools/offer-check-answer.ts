import { type OfferFigure, offerCheckTool as words } from '#content/offer-check-tool.ts'
import { sentences } from '#content/present.ts'
import type { CheckedOffer, Explanation } from '#core/loan/offer-check.ts'
import type { Contradiction, OfferPaper } from '#core/loan/offer-paper.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { counted } from '#core/money/plural.ts'

/** The figures that can be checked, in the order of the paper. */
export const offerFigures: readonly OfferFigure[] = ['instalment', 'effectiveRate', 'total']

/** A figure as the paper writes it. */
export function figureText(name: OfferFigure, value: number, currency: Currency): string {
  return name === 'effectiveRate' ? formatPercent(value) : formatMoney(value, currency)
}

/** By how much a figure differs from ours, in words. */
export function differenceText(name: OfferFigure, difference: number, currency: Currency): string {
  const size = Math.abs(difference)
  const text = name === 'effectiveRate' ? counted(Math.round(size * 100) / 100, 'point') : formatMoney(size, currency)
  return difference < 0 ? words.less(text) : words.more(text)
}

/** Which figures agree and which do not, by how much, and what explains it. */
export function offerAnswer(check: CheckedOffer, currency: Currency): string {
  const differing = offerFigures.filter((name) => check[name] && !check[name].agrees)
  const agreeing = offerFigures.filter((name) => check[name]?.agrees)
  return sentences(
    ...differing.map((name) =>
      words.answer.differs(words.names[name], differenceText(name, check[name]?.difference ?? 0, currency)),
    ),
    agreeing.length > 0 && words.answer.allAgree(agreeing.map((name) => words.names[name]).join(', ')),
  )
}

/** What makes the paper's figures come out; undefined where there is nothing to explain. */
export function explanationText({ explanation, ...check }: CheckedOffer): string | undefined {
  const isAgreed = offerFigures.every((name) => check[name]?.agrees !== false)
  if (!explanation) return isAgreed ? undefined : words.unexplained
  const reasons = reasonsOf(explanation)
  return reasons.length > 0 ? `${words.explained} ${reasons.join(words.and)}.` : undefined
}

function reasonsOf({ change, dayCount, effectiveRate, total }: Explanation): string[] {
  return [
    change ? words.plans[change] : '',
    words.dayCounts[dayCount],
    words.counted.effectiveRate.fee[effectiveRate.fee],
    words.counted.effectiveRate.costs[effectiveRate.costs],
    words.counted.total.fee[total.fee],
    words.counted.total.costs[total.costs],
  ].filter((reason) => reason !== '')
}

/** The contradictions of a paper, in one sentence. */
export function contradictionText(found: readonly Contradiction[], { ratePercent, stated }: OfferPaper): string {
  const parts = found.map((name) => {
    const text = words.contradictions[name]
    if (typeof text === 'string') return text
    return text(formatPercent(ratePercent, 2, 3), formatPercent(stated.effectiveRatePercent ?? 0, 2, 3))
  })
  return words.contradicts(parts.join('; '))
}

/** What to ask the bank: about figures that differ or are missing, then what every offer leaves open. */
export function offerQuestions(check: CheckedOffer, currency: Currency, isVariable: boolean): string[] {
  const { questions, names } = words
  return [
    ...offerFigures.flatMap((name) => {
      const figure = check[name]
      if (!figure) return [questions.missing(names[name])]
      if (figure.agrees) return []
      return [
        questions.figure(
          names[name],
          figureText(name, figure.stated, currency),
          figureText(name, figure.ours, currency),
        ),
      ]
    }),
    ...(isVariable ? [questions.variable] : []),
    ...questions.always,
  ]
}
