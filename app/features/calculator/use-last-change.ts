import { useEffect, useState } from 'react'
import type { Currency, Minor } from '#core/money/minor.ts'

const SHOWN_MS = 1500

/** By how much a sum has just changed, since it last rested; undefined once that has been shown for a moment. */
export function useLastChange(sum: Minor, currency: Currency): number | undefined {
  const [rested, setRested] = useState({ sum, currency })
  useEffect(() => {
    const timer = setTimeout(() => setRested({ sum, currency }), SHOWN_MS)
    return () => clearTimeout(timer)
  }, [sum, currency])
  return rested.currency === currency && rested.sum !== sum ? sum - rested.sum : undefined
}
