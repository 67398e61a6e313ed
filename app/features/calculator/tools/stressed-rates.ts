import type { Loan } from '#core/calculator/loan.ts'
import { schedule } from '#core/loan/schedule.ts'
import { addPercent } from '#core/money/add-percent.ts'
import type { Percent } from '#core/money/decimal.ts'
import type { Minor } from '#core/money/minor.ts'

/** How far, and by what steps, the slider lets the rate rise; percentage points. */
export const MOST_RISE = 4
export const RISE_STEP = 0.25

/** The instalment of the loan at another rate. */
export type StressedRate = { ratePercent: string; instalment: Minor; added: Minor }

/**
 * What the instalment would be if the rate rose. Of a fixed-then-variable loan only the later part can rise, so it is
 * the instalment after the fixed period that changes.
 */
export function stressedRates({ choices, input }: Loan, points: readonly Percent[]): StressedRate[] {
  const at = (added: Percent) => {
    const steps = (input.rateSteps ?? []).map((step) => ({ ...step, ratePercent: addPercent(step.ratePercent, added) }))
    if (choices.rateKind === 'combined') {
      const { instalmentSteps } = schedule({ ...input, rateSteps: steps })
      return { ratePercent: String(steps[0]?.ratePercent ?? 0), instalment: instalmentSteps.at(-1)?.instalment ?? 0 }
    }
    const ratePercent = addPercent(input.ratePercent, added)
    return { ratePercent, instalment: schedule({ ...input, ratePercent }).instalmentSteps[0]?.instalment ?? 0 }
  }
  const today = at(0)
  return points.map((added) => {
    const then = at(added)
    return { ...then, added: then.instalment - today.instalment }
  })
}
