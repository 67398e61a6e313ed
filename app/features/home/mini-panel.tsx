import { useLayoutEffect, useRef } from 'react'
import { buttonLook } from '#app/ui/button-look.ts'
import { SliderField } from '#app/ui/slider-field.tsx'
import { AFTER_SLIDING_MS, useDebouncedAnnouncement } from '#app/ui/use-debounced-announcement.ts'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { borrowingWarning, computedOn } from '#content/borrowing.ts'
import { homeCalculator as words } from '#content/home-calculator.ts'
import { sentences } from '#content/present.ts'
import { formatPercent, formatWhole } from '#core/money/format.ts'
import { counted, pluralNoun } from '#core/money/plural.ts'
import { routes } from '#core/site/routes.ts'
import styles from './mini-calculator.module.css'
import { MiniFiguresList } from './mini-figures.tsx'
import { type MiniLoan, type MiniTerms, miniFigures } from './mini-loan.ts'

/** One loan of the small calculator: a GET form that the full calculator answers, with or without script. */
export function MiniPanel({ loan, date }: { loan: MiniLoan; date: string }) {
  const { product, currency, price, months, depositPercent, keys } = loan
  const [moved, setMoved] = useSessionValue<MiniTerms | undefined>(`small-calculator.${product}`, undefined)
  const terms = moved ?? { price: price.default, months: months.default }
  const form = useRef<HTMLFormElement>(null)
  const figures = miniFigures(loan, terms)
  const said = useDebouncedAnnouncement(
    `${words.instalment} ${figures.instalment} ${currency}, ${words.effectiveRate} ${figures.effectiveRate}.`,
    AFTER_SLIDING_MS,
  )

  // The sliders are uncontrolled, because browsers restore only what differs from the attribute, and React writes a
  // controlled value there too. Here they get what was kept.
  const atFirst = useRef(moved)
  useLayoutEffect(() => {
    const [priceSlider, monthsSlider] = form.current?.querySelectorAll('input') ?? []
    if (!priceSlider || !monthsSlider || !atFirst.current) return
    priceSlider.value = String(atFirst.current.price)
    monthsSlider.value = String(atFirst.current.months)
  }, [])

  // In years if every step is a whole number of them.
  const [noun, unit] = months.step % 12 === 0 ? (['year', 12] as const) : (['month', 1] as const)
  const term = terms.months / unit
  return (
    <form
      ref={form}
      action={routes[`${product}-loan-calculator`]}
      method="get"
      className={styles.panel}
      data-product={product}
      onChange={(event) => setMoved(setOn(event.currentTarget, keys))}
    >
      <MiniFiguresList figures={figures} currency={currency} />
      <SliderField
        label={words.amount[product]}
        output={withUnit(formatWhole(terms.price), currency)}
        ends={[formatWhole(price.min), formatWhole(price.max)]}
        name={keys.price}
        min={price.min}
        max={price.max}
        step={price.step}
        defaultValue={price.default}
        aria-valuetext={counted(terms.price, currency === 'EUR' ? 'euro' : 'dinar')}
      />
      {depositPercent > 0 && (
        <p className={styles.loan}>{words.loan(formatPercent(depositPercent, 0), figures.principal)}</p>
      )}
      <SliderField
        label={words.term}
        output={withUnit(String(term), pluralNoun(term, noun))}
        ends={[String(months.min / unit), String(months.max / unit)]}
        name={keys.months}
        min={months.min}
        max={months.max}
        step={months.step}
        defaultValue={months.default}
        aria-valuetext={counted(term, noun)}
      />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      <button type="submit" className={buttonLook({ block: true })}>
        {words.more}
      </button>
      <p className="small">
        <strong className="warning">{borrowingWarning}</strong>{' '}
        {sentences(
          words.note(formatPercent(loan.feePercent), formatPercent(loan.ratePercent)),
          currency === 'EUR' && words.indexed,
          computedOn(date),
        )}
      </p>
    </form>
  )
}

/** What the sliders of a panel are set to. */
function setOn(panel: HTMLFormElement, keys: MiniLoan['keys']): MiniTerms {
  const values = new FormData(panel)
  return { price: Number(values.get(keys.price)), months: Number(values.get(keys.months)) }
}

function withUnit(value: string, unit: string) {
  return (
    <>
      {value}
      <i>{`\u00a0${unit}`}</i>
    </>
  )
}
