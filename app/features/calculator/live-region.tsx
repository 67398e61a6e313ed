import { AFTER_SLIDING_MS, AFTER_TYPING_MS, useDebouncedAnnouncement } from '#app/ui/use-debounced-announcement.ts'
import { form as formWords, results } from '#content/calculator.ts'
import { sentences } from '#content/present.ts'
import type { Loan } from '#core/calculator/loan.ts'
import type { CalculatorState } from '#core/calculator/state.ts'
import { formatMoney } from '#core/money/format.ts'
import { cutSentence } from './error-summary.tsx'
import { shownRate } from './result-rows.ts'

type LiveRegionProps = { state: CalculatorState; loan: Loan; isStale: boolean }

/** Announces the result once the input has not changed for a while; empty at first. */
export function LiveRegion({ state, loan, isStale }: LiveRegionProps) {
  const { figures, currency } = loan
  const sum = (minor: number) => formatMoney(minor, currency)
  const message = isStale
    ? formWords.notRefreshed
    : sentences(
        cutSentence(state),
        results.announcement(
          sum(figures.instalment),
          shownRate(figures.effectiveRatePercent),
          figures.costs.length > 0 ? shownRate(figures.effectiveRateWithCostsPercent) : undefined,
          sum(figures.totalRepayment),
        ),
      )
  const said = useDebouncedAnnouncement(message, state.bySlider ? AFTER_SLIDING_MS : AFTER_TYPING_MS, loan)

  return (
    <p className="visually-hidden" role="status">
      {said}
    </p>
  )
}
