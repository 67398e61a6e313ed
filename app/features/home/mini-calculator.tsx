import { useLayoutEffect, useRef } from 'react'
import { SegmentedControl } from '#app/ui/choice-group.tsx'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { homeCalculator } from '#content/home-calculator.ts'
import type { Product } from '#core/facts/products.ts'
import styles from './mini-calculator.module.css'
import type { MiniLoan } from './mini-loan.ts'
import { MiniPanel } from './mini-panel.tsx'

type MiniCalculatorProps = {
  loans: MiniLoan[]
  /** Day of the facts behind it, as people write it: formatting it here would cost every visitor of home its code. */
  date: string
}

/** The small calculator: three loans, one visible at a time. CSS alone switches them, so it works without script. */
export function MiniCalculator({ loans, date }: MiniCalculatorProps) {
  const [first] = loans
  const [stored, store] = useSessionValue<Product | undefined>('small-calculator.product', undefined)
  const box = useRef<HTMLElement>(null)
  useLayoutEffect(() => {
    const section = box.current
    // Read on unmount: the choice may have been made before hydration, without an event that React saw.
    return () => {
      const chosen = section?.querySelector<HTMLInputElement>(':checked')
      store(loans.find(({ product }) => product === chosen?.value)?.product)
    }
  }, [loans, store])
  return (
    <section ref={box} className={`card ${styles.calculator}`} aria-label={homeCalculator.name}>
      <SegmentedControl
        legend={homeCalculator.product}
        isLegendHidden
        name="mini-product"
        options={loans.map(({ product }) => ({ value: product, label: homeCalculator.products[product] }))}
        field={(product) => ({ defaultChecked: product === (stored ?? first?.product) })}
      />
      {loans.map((loan) => (
        <MiniPanel key={loan.product} loan={loan} date={date} />
      ))}
    </section>
  )
}
