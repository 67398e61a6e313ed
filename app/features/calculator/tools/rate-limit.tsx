import { useMemo } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { affordabilityTool, rateLimit as words } from '#content/calculator-tools.ts'
import { formatDate } from '#core/money/date.ts'
import { formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import { indexedName } from './named-instalment.ts'
import styles from './rate-limit.module.css'
import { riseBeyond } from './rise-beyond.ts'
import { MOST_RISE } from './stressed-rates.ts'
import { useHousehold } from './use-household.ts'
import { useIncomeUnit } from './use-income-unit.ts'

/** From which rise on the instalment, with what is owed besides, takes more of the income than banks usually allow. */
export function RateLimit({ loan, state: { facts }, rise }: SectionProps & { rise: number }) {
  const { rules, grades, rulesCheckedOn } = facts.rulesAndCaps
  const { currency } = useIncomeUnit(loan.currency, facts.middleRate?.value)
  const middleRate = facts.middleRate?.value ?? (loan.currency === 'RSD' && currency === 'RSD' ? 1 : undefined)
  const { sums, household, pension } = useHousehold(currency, middleRate ?? 1, facts.rulesAndCaps)
  const { netIncome, obligations } = household
  const rule = pension.is ? 'burden.pension.usual' : 'burden.usual'
  const sharePercent = rules[rule]
  const isRefused = Object.values(sums).some(({ error }) => error !== undefined)
  const isKnown = sharePercent !== undefined && middleRate !== undefined && netIncome > 0 && !isRefused
  const from = useMemo(
    () => (isKnown ? riseBeyond(loan, { netIncome, obligations, sharePercent, middleRate }) : undefined),
    [isKnown, loan, netIncome, obligations, sharePercent, middleRate],
  )
  if (!isKnown) return null
  const share = formatPercent(sharePercent, 0)
  const instalment = words.instalment(indexedName(loan), obligations > 0)
  const before = `${((100 * (from ?? MOST_RISE)) / MOST_RISE).toFixed(2)}%`
  return (
    <div className={styles.limit} data-over={(from !== undefined && rise >= from) || undefined}>
      <svg width="100%" height="6" aria-hidden="true">
        <rect width={before} height="6" fill="var(--green-100)" />
        <rect x={before} width="100%" height="6" fill="var(--clay)" />
      </svg>
      <p>
        {from === undefined
          ? words.never(counted(MOST_RISE, 'point'), instalment, share)
          : from === 0
            ? words.already(instalment, share)
            : words.from(counted(from, 'point'), instalment, share)}
      </p>
      <p className="small">{affordabilityTool.graded(grades[rule] ?? 'published', formatDate(rulesCheckedOn))}</p>
    </div>
  )
}
