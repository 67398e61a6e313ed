import { useMemo, useState } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { useLoaded } from '#app/features/calculator/use-loaded.ts'
import { SliderField } from '#app/ui/slider-field.tsx'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { rateTool as words } from '#content/open-tools.ts'
import type { Loan } from '#core/calculator/loan.ts'
import { addPercent } from '#core/money/add-percent.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import { counted } from '#core/money/plural.ts'
import { Answer } from './answer.tsx'
import { indexedName } from './named-instalment.ts'
import styles from './rate-tool.module.css'
import { MOST_RISE, RISE_STEP, type StressedRate, stressedRates } from './stressed-rates.ts'

const loadLimit = () => import('./rate-limit.tsx').then(({ RateLimit }) => RateLimit)

/**
 * The instalment at a rate as much higher as a slider says, at rates one, two and three points higher, and at the cap of
 * the National Bank where it is known. Whoever has typed an income is told where the instalment takes too much of it.
 */
export function RateTool(section: SectionProps) {
  const { loan, state } = section
  const { currency, choices } = loan
  const [rise, setRise] = useState(1)
  const isCombined = choices.rateKind === 'combined'
  const cap = state.facts.rulesAndCaps.caps[`nominal.${currency}`]
  const rates = useMemo(() => ratesOf(loan, cap?.value), [loan, cap?.value])
  const isCapAbove = cap !== undefined && rates.slice(1).some(({ ratePercent }) => Number(ratePercent) === cap.value)
  const risen = useMemo(() => stressedRates(loan, [rise])[0], [loan, rise])
  const points = counted(rise, 'point')
  const largest = rates.at(-1)?.instalment ?? 1
  const Limit = useRateLimit()
  if (!risen) return null
  const instalment = formatMoney(risen.instalment, currency)
  const name = indexedName(loan)
  return (
    <>
      <Answer>
        {rise === 0
          ? words.unchanged(name, instalment)
          : words.answer(isCombined, points, name, instalment, formatMoney(risen.added, currency))}
      </Answer>
      <SliderField
        label={words.rise}
        output={instalment}
        ends={words.riseEnds(String(MOST_RISE))}
        min={0}
        max={MOST_RISE}
        step={RISE_STEP}
        defaultValue={rise}
        aria-valuetext={words.risen(points, instalment)}
        onInput={({ currentTarget }) => setRise(Number(currentTarget.value))}
      />
      {Limit && <Limit {...section} rise={rise} />}
      <ul className={styles.rates}>
        {rates.map((rate) => (
          <RateRow
            key={rate.ratePercent}
            rate={rate}
            largest={largest}
            present={isCombined ? words.byIndex : words.today}
            isCap={isCapAbove && Number(rate.ratePercent) === cap.value}
            isRisen={Number(rate.ratePercent) === Number(risen.ratePercent)}
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

/** The rates that are compared, from the lowest. */
function ratesOf(loan: Loan, cap = 0): StressedRate[] {
  const [today] = stressedRates(loan, [0])
  const toCap = today && cap > Number(today.ratePercent) ? Number(addPercent(cap, `-${today.ratePercent}`)) : 0
  const rises = [...new Set([0, 1, 2, 3, toCap])].sort((a, b) => a - b)
  return stressedRates(loan, rises)
}

/** The line about the income, once there is one and its code has loaded. */
function useRateLimit() {
  const [income] = useSessionValue<string | undefined>('household.income', undefined)
  const [jointIncome] = useSessionValue<string | undefined>('household.joint-income', undefined)
  const hasIncome = Boolean(income || jointIncome)
  const Limit = useLoaded(loadLimit, hasIncome)
  return hasIncome && Limit !== 'failed' ? Limit : undefined
}

type RateRowProps = { rate: StressedRate; largest: number; present: string; isCap: boolean; isRisen: boolean }

function RateRow({ rate, largest, present, isCap, isRisen }: RateRowProps) {
  const { ratePercent, instalment, added } = rate
  const share = (minor: number) => `${((100 * minor) / largest).toFixed(2)}%`
  return (
    <li className={styles.rate} data-risen={isRisen || undefined}>
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
