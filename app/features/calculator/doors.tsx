import { type RefObject, useEffect, useRef, useState } from 'react'
import { results, doors as words } from '#content/calculator.ts'
import { DOOR_KEY, MONTHLY } from '#core/calculator/address.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Choices } from '#core/calculator/fields.ts'
import type { Loan } from '#core/calculator/loan.ts'
import styles from './doors.module.css'
import { useLoaded } from './use-loaded.ts'

export type DoorProps = {
  loan: Loan
  facts: CalculatorFacts
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
  /** Takes the figures over into the form, and comes back to it. */
  onTake: (choices: Choices) => void
}

const load = () => import('./tools/budget-tool.tsx').then(({ BudgetTool }) => BudgetTool)
const foresee = () => void load().catch(() => {}) // reported when it is opened

type DoorsProps = Omit<DoorProps, 'isOpen' | 'onOpen'> & { form: RefObject<HTMLFormElement | null> }

/**
 * The two ways in: with a price, which is the form, or with what can be paid every month, which takes the form's place
 * once its code has loaded. CSS hides the form by `data-door`.
 */
export function Doors({ loan, facts, form, onTake }: DoorsProps) {
  const [isOpen, setIsOpen] = useState(false)
  const first = useRef<HTMLButtonElement>(null)
  const Tool = useLoaded(load, isOpen)
  useEffect(() => {
    if (new URLSearchParams(location.search).get(DOOR_KEY) === MONTHLY) setIsOpen(true)
  }, [])
  const isShown = isOpen && Tool !== undefined
  useEffect(() => {
    form.current?.toggleAttribute('data-door', isShown)
  }, [form, isShown])
  const take = (choices: Choices) => {
    onTake(choices)
    setIsOpen(false)
    first.current?.focus()
  }
  return (
    <div className={styles.start}>
      <div className={styles.doors}>
        <button ref={first} type="button" data-react="" aria-pressed={!isOpen} onClick={() => setIsOpen(false)}>
          {words.known[facts.product]}
        </button>
        <button
          type="button"
          data-react=""
          aria-pressed={isOpen}
          onClick={() => setIsOpen(true)}
          onPointerEnter={foresee}
          onFocus={foresee}
        >
          {words.monthly}
        </button>
      </div>
      {Tool === 'failed'
        ? isOpen && <p className="warning">{results.missingSection}</p>
        : Tool && <Tool loan={loan} facts={facts} isOpen={isOpen} onOpen={setIsOpen} onTake={take} />}
    </div>
  )
}
