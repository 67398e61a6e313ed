import { useEffect, useRef, useState } from 'react'
import { form as formWords, results } from '#content/calculator.ts'
import { formatMoney } from '#core/money/format.ts'
import type { Loan } from './loan.ts'
import { shownRate } from './result-rows.ts'

type LiveRegionProps = { loan: Loan; isStale: boolean; bySlider: boolean }

const AFTER_TYPING_MS = 700
const AFTER_SLIDING_MS = 1000 // the slider speaks its own value first
const CLEARED_MS = 60 // long enough empty that the same text is spoken again

/** Says the result once the input rests; empty at first, and nothing is said of a field that is just being typed into. */
export function LiveRegion({ loan, isStale, bySlider }: LiveRegionProps) {
  const [text, setText] = useState('')
  const isFirst = useRef(true)
  const { plan, currency } = loan
  const sum = (minor: number) => formatMoney(minor, currency)
  const message = isStale
    ? formWords.notRefreshed
    : results.announcement(sum(plan.instalment), shownRate(plan.effectiveRatePercent), sum(plan.totalRepayment))

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new loan with the same figures is said again
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false
      return
    }
    const rest = bySlider ? AFTER_SLIDING_MS : AFTER_TYPING_MS
    const clear = setTimeout(() => setText(''), rest - CLEARED_MS)
    const speak = setTimeout(() => setText(message), rest)
    return () => {
      clearTimeout(clear)
      clearTimeout(speak)
    }
  }, [loan, message, bySlider])

  return (
    <p className="visually-hidden" role="status">
      {text}
    </p>
  )
}
