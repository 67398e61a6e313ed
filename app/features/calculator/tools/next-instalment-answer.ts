import { nextInstalmentTool as words } from '#content/next-instalment-tool.ts'
import { sentences } from '#content/present.ts'
import type { ComingInstalment, RunningLoan } from '#core/loan/next-instalment.ts'
import { formatDate } from '#core/money/date.ts'
import { formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'

/** The first instalment by the next index, if instalments by the present one come before it. */
export function firstAfterReset(
  { index, reset }: RunningLoan,
  coming: readonly ComingInstalment[],
): ComingInstalment | undefined {
  const found = coming.findIndex(({ due }) => due > reset.day)
  return found > 0 && Number(index.present) !== Number(index.next) ? coming[found] : undefined
}

/** The next instalment and the one after it, and what the next reset changes, in sentences. */
export function nextInstalmentAnswer(
  loan: RunningLoan,
  coming: readonly ComingInstalment[],
  currency: Currency,
): string {
  const [first, second] = coming
  if (!first) return ''
  const sum = (minor: number) => formatMoney(minor, currency)
  const due = formatDate(first.due)
  const changed = firstAfterReset(loan, coming)
  const added = (changed?.instalment ?? 0) - first.instalment
  const difference = added < 0 ? words.answer.less(sum(-added)) : words.answer.more(sum(added))
  return sentences(
    second
      ? words.answer.two(due, sum(first.instalment), sum(second.instalment))
      : words.answer.last(due, sum(first.instalment)),
    changed &&
      words.answer.reset(
        formatDate(loan.reset.day),
        formatPercent(loan.index.next, 2, 3),
        sum(changed.instalment),
        difference,
      ),
  )
}
