import type { PartProps } from '#app/features/calculator/part.tsx'
import { rateTool as words } from '#content/open-tools.ts'
import { addPercent } from '#core/money/add-percent.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import { Answer } from './answer.tsx'
import { indexedName } from './named-instalment.ts'
import styles from './rate-tool.module.css'
import { type StressedRate, stressedRates } from './stressed-rates.ts'

/** The instalment at rates one, two and three points higher, and at the cap of the National Bank where it is known. */
export function RateTool({ loan, state: { facts } }: PartProps) {
  const { currency, choices } = loan
  const isCombined = choices.rateKind === 'combined'
  const cap = facts.rulesAndCaps.caps[`nominal.${currency}`]
  const [today] = stressedRates(loan, [0])
  const isCapAbove = cap !== undefined && today !== undefined && cap.value > Number(today.ratePercent)
  const toCap = isCapAbove ? Number(addPercent(cap.value, `-${today.ratePercent}`)) : 0
  const points = [...new Set([0, 1, 2, 3, toCap])]
  const rates = stressedRates(loan, points).sort((a, b) => Number(a.ratePercent) - Number(b.ratePercent))
  const one = rates.find(({ ratePercent }) => today && Number(ratePercent) === Number(addPercent(today.ratePercent, 1)))
  const largest = rates.at(-1)?.instalment ?? 1
  return (
    <>
      {one && (
        <Answer>
          {words.answer(
            isCombined,
            indexedName(loan),
            formatMoney(one.instalment, currency),
            formatMoney(one.added, currency),
          )}
        </Answer>
      )}
      <ul className={styles.rates}>
        {rates.map((rate) => (
          <RateRow
            key={rate.ratePercent}
            rate={rate}
            largest={largest}
            present={isCombined ? words.byIndex : words.today}
            isCap={isCapAbove && Number(rate.ratePercent) === cap.value}
          />
        ))}
      </ul>
      <p className="small">
        {choices.rateKind === 'fixed' ? words.fixed : words.variable}
        {isCapAbove && ` ${words.cap(formatPercent(cap.value), formatDate(cap.validFrom))} ${words.capNote}`}
      </p>
    </>
  )
}

type RateRowProps = { rate: StressedRate; largest: number; present: string; isCap: boolean }

function RateRow({ rate, largest, present, isCap }: RateRowProps) {
  const { ratePercent, instalment, added } = rate
  const share = (minor: number) => `${((100 * minor) / largest).toFixed(2)}%`
  return (
    <li className={styles.rate}>
      <span className={styles.percent}>
        {formatPercent(ratePercent, 2, 3)}
        {isCap && <small>{words.capName}</small>}
      </span>
      <svg width="100%" height="14" aria-hidden="true">
        <rect width={share(instalment)} height="14" rx="3" fill="var(--interest)" />
        <rect width={share(instalment - added)} height="14" rx="3" fill="var(--principal)" />
      </svg>
      <span className={styles.instalment}>
        {formatAmount(instalment)}
        <small className={added === 0 ? undefined : styles.added}>
          {added === 0 ? present : words.row(formatAmount(added))}
        </small>
      </span>
    </li>
  )
}
