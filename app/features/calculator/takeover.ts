import { isMoved } from '#app/hydration/moved-slider.ts'
import type { CostId, Quantity } from '#core/calculator/fields.ts'
import { optionActions } from '#core/calculator/options.ts'
import { rounded, sliderUnit } from '#core/calculator/slider-steps.ts'
import type { Action } from '#core/calculator/state.ts'

/**
 * What was typed, dragged and chosen before hydration, as actions: React replays no changes, and resets a controlled
 * field at the next render (docs/decisions/0002). The costs are a part of their own, read later than the rest.
 */
export function changesBefore(box: HTMLElement): Action[] {
  const inputs = [...box.querySelectorAll('input')]
  // Options come first, because numbers depend on them.
  const choices = inputs.filter(({ type }) => type === 'radio' || type === 'checkbox').flatMap(choice)
  const dropped = choices.flatMap((made) => (made.type === 'cost' && made.amount === undefined ? [made.id] : []))
  const kept = inputs.filter(({ dataset }) => !dropped.some((id) => id === dataset.cost))
  return [...choices, ...kept.flatMap(entered)]
}

function entered(input: HTMLInputElement): Action[] {
  const { type, value, dataset } = input
  const quantity = dataset.quantity as Quantity | undefined // written by our own fields
  const entry = quantity ?? (type === 'text' ? (dataset.cost as CostId | undefined) : undefined) // as above
  if (!entry || !(type === 'range' ? isMoved(input) : value !== input.defaultValue)) return []
  if (type === 'range' && quantity)
    return [{ type: 'set', quantity, value: rounded(Number(value) * sliderUnit(quantity)) }]
  const typed: Action = { type: 'typed', entry, text: value }
  return input === document.activeElement ? [typed] : [typed, { type: 'left', entry }]
}

function choice({ name, value, checked, defaultChecked, dataset }: HTMLInputElement): Action[] {
  const cost = dataset.cost as CostId | undefined // written by our own boxes
  if (checked === defaultChecked) return []
  if (cost) return [{ type: 'cost', id: cost, amount: checked ? 'usual' : undefined }]
  return checked ? optionActions(name, value) : [] // not the radio button that was unchecked by another
}
