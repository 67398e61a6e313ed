import { effectiveRate, MAX_SIGN_CHANGES } from '#core/loan/effective-rate.ts'
import { exactFigures, type LoanInput } from '#core/loan/loan-figures.ts'
import { fixedText } from '#core/money/minor.ts'
import { type AnswerError, type Question, QuestionError, question } from './calc-question.ts'

/** One month of the schedule in the output format; sums are strings with two decimals. */
export type AnswerRow = { month: number; instalment: string; interest: string; principal: string; balance: string }

/** Figures of a loan in the output format: sums are strings with two decimals, rates strings with ten. */
export type LoanAnswer = {
  instalment: string
  lastInstalment: string
  totalInterest: string
  totalRepayment: string
  fees: string
  totalCost: string
  effectiveRatePercent: string
  months: number
  interestSaved?: string
  schedule?: AnswerRow[]
}

export type Answer = LoanAnswer | { effectiveRatePercent: string } | { error: AnswerError }

/** Answers one question, or returns an error object; never throws. */
export function answer(value: unknown, hasSchedule = false): Answer {
  try {
    return figures(question(value), hasSchedule)
  } catch (error) {
    if (error instanceof QuestionError) return { error: { code: error.code, message: error.message } }
    // A bug must fail one line, not the whole portfolio.
    return { error: { code: 'failed', message: error instanceof Error ? error.message : String(error) } }
  }
}

/** As `answer`, for a line of JSON. */
export function answerLine(line: string, hasSchedule = false): Answer {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return { error: { code: 'invalid-json', message: 'The line is not valid JSON.' } }
  }
  return answer(value, hasSchedule)
}

function figures(asked: Question, hasSchedule: boolean): Answer {
  if (asked.kind === 'loan') return loanAnswer(asked.input, hasSchedule || asked.hasSchedule)
  const rate = effectiveRate(asked.flows)
  if (rate.ok) return { effectiveRatePercent: rate.percent }
  switch (rate.reason) {
    case 'no-rate':
      throw new QuestionError('no-effective-rate', 'There is no rate at which these flows are worth nought.')
    case 'every-rate':
      throw new QuestionError('no-effective-rate', 'The flows cancel out at once, so every rate fits.')
    case 'too-large':
      throw new QuestionError('no-effective-rate', 'The rate has more than 10000 digits.')
    case 'too-many-changes':
      throw new QuestionError('out-of-range', `flows must not change their sign more than ${MAX_SIGN_CHANGES} times.`)
    case 'several-rates':
      throw new QuestionError('several-effective-rates', `Several rates fit: ${rate.rates.join(', ')}.`)
    default:
      throw new Error(`Unknown outcome ${rate satisfies never}`)
  }
}

function loanAnswer(input: LoanInput, hasSchedule: boolean): LoanAnswer {
  const figures = exactFigures(input)
  const effectiveRatePercent = figures.effectiveRateWithCostsPercent
  if (effectiveRatePercent === undefined)
    throw new QuestionError('no-effective-rate', 'The fees leave nothing to receive, so there is no effective rate.')
  const result: LoanAnswer = {
    instalment: fixedText(figures.instalment),
    lastInstalment: fixedText(figures.lastInstalment),
    totalInterest: fixedText(figures.totals.interest),
    totalRepayment: fixedText(figures.totals.repayment),
    fees: fixedText(figures.fee),
    totalCost: fixedText(figures.totals.cost),
    effectiveRatePercent,
    months: figures.months,
  }
  if (input.prepayments?.length) {
    const without = exactFigures({ ...input, prepayments: [] })
    result.interestSaved = fixedText(without.totals.interest - figures.totals.interest)
  }
  if (hasSchedule)
    result.schedule = figures.rows.map(({ month, instalment, interest, principal, balance }) => ({
      month,
      instalment: fixedText(instalment),
      interest: fixedText(interest),
      principal: fixedText(principal),
      balance: fixedText(balance),
    }))
  return result
}
