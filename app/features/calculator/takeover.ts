import type { Currency } from '#core/money/minor.ts'
import { costKeys } from '#core/site/calculator-query.ts'
import type { CostId, Quantity, RateKind } from './choices.ts'
import { rounded, sliderUnit } from './quantities.ts'
import { rateKindValues, repaymentValues } from './query.ts'
import type { Action } from './state.ts'

/**
 * What was typed, dragged and chosen before React came, as actions: React replays no changes, and a controlled field
 * falls back at the next render (docs/decisions).
 */
export function changesBefore(form: HTMLFormElement): Action[] {
  const moved = [...form.querySelectorAll('input')].flatMap((input): Action[] => {
    const quantity = input.dataset.quantity as Quantity | undefined // written by our own fields
    if (input.type === 'radio') return input.checked && !input.defaultChecked ? choice(input) : []
    if (!quantity || !isMoved(input)) return []
    return input.type === 'range'
      ? [{ type: 'set', quantity, value: rounded(Number(input.value) * sliderUnit(quantity)) }]
      : [{ type: 'typed', quantity, text: input.value }]
  })
  return [...moved, ...costChangesBefore(form)]
}

/** The same for the costs, whose list is drawn later than the rest. */
export function costChangesBefore(box: HTMLElement): Action[] {
  return [...box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')].flatMap((input) => {
    const id = keysOf<CostId>(costKeys, input.name)[0]
    const isChanged = id !== undefined && input.checked !== input.defaultChecked
    return isChanged ? [{ type: 'cost', id, amount: input.checked ? 'usual' : undefined }] : []
  })
}

/** A slider shows the nearest of its steps, so its own start is compared, not the written one. */
function isMoved(input: HTMLInputElement): boolean {
  if (input.type !== 'range') return input.value !== input.defaultValue
  const start = input.cloneNode() as HTMLInputElement // the clone of an input
  start.value = input.defaultValue
  return input.value !== start.value
}

function choice({ name, value }: HTMLInputElement): Action[] {
  if (name === 'valuta') return [{ type: 'currency', currency: value as Currency }] // our own options
  if (name === 'vrsta')
    return keysOf(rateKindValues, value).map((rateKind: RateKind) => ({ type: 'rate-kind', rateKind }))
  return keysOf(repaymentValues, value).map((repayment) => ({ type: 'repayment', repayment }))
}

function keysOf<Key extends string>(values: Record<Key, string>, value: string): Key[] {
  return (Object.keys(values) as Key[]).filter((key) => values[key] === value) // Object.keys forgets its key type
}
