import { errors } from '#content/calculator.ts'
import { forInput, type Units, withUnit } from '#core/calculator/field-text.ts'
import { type FieldKey, kindOf } from '#core/calculator/fields.ts'
import type { Problem } from '#core/calculator/problems.ts'
import type { Refusal } from '#core/calculator/typed-number.ts'

/** Why a field was refused. */
export function problemText(field: FieldKey, problem: Problem, units: Units): string {
  if (problem.cause) return causes[problem.cause](field)(withUnit(field, problem.max, units))
  return refusalText(problem, {
    from: forInput(field, problem.min, units),
    whole: kindOf(field) === 'months' ? errors.wholeMonths : undefined,
    written: (value) => withUnit(field, value, units),
  })
}

/** The value that is offered in place of a refused one. */
export function offerText(field: FieldKey, { offer }: Refusal, units: Units): string {
  return withUnit(field, offer, units)
}

const causes = {
  price: () => errors.depositTooLarge,
  term: (field: FieldKey) => (field === 'graceMonths' ? errors.graceTooLong : errors.fixedTermTooLong),
} satisfies Record<NonNullable<Problem['cause']>, unknown>

type RefusalWords = {
  /** The smallest allowed value. */
  from: string
  /** That a fraction cannot be counted; undefined if it is only too precise. */
  whole: string | undefined
  written: (value: number) => string
}

/** Why a number was refused. */
export function refusalText({ code, min, max }: Refusal, { from, whole, written }: RefusalWords): string {
  switch (code) {
    case 'too-small':
      return errors.tooSmall(written(min))
    case 'too-large':
      return errors.tooLarge(written(max))
    default: {
      const words = code === 'too-precise' ? (whole ?? errors.reading[code]) : errors.reading[code]
      return `${words} ${errors.allowed(from, written(max))}`
    }
  }
}
