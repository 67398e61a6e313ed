import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { exchangeTool as words } from '#content/calculator-tools.ts'
import { currencyStress } from '#core/loan/stress.ts'
import { formatAmount, formatDecimal, formatMoney, formatPercent } from '#core/money/format.ts'
import { minorOf } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import { knownName } from './named-instalment.ts'

const CHANGES = [-5, 0, 5, 10, 20] // percent
const TOLD = 10

/** The instalment of a loan tied to the euro, in dinars at other rates of exchange. */
export function ExchangeTool({ loan, state: { facts } }: SectionProps) {
  if (!facts.middleRate) return null
  const { value, told: exchange } = facts.middleRate
  const rows = currencyStress(minorOf(loan.figures.instalment, 'EUR'), value, CHANGES)
  const today = rows.find(({ percent }) => percent === 0)?.inDinars ?? 0
  const told = rows.find(({ percent }) => percent === TOLD)
  const dinars = (minor: number) => formatMoney(minor, 'RSD', 0)
  return (
    <>
      {told && (
        <Answer>
          {words.answer(formatPercent(TOLD, 0), knownName(loan), dinars(told.inDinars), dinars(told.inDinars - today))}
        </Answer>
      )}
      <DataTable
        caption={toolSections.exchangeChange.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: rows.map(({ percent, middleRate, inDinars }) => [
              `${formatDecimal(middleRate, 2)}, ${change(percent)}`,
              formatAmount(inDinars, 0),
              percent === 0 ? '' : `${percent > 0 ? '+' : ''}${formatAmount(inDinars - today, 0)}`,
            ]),
          },
        ]}
      />
      <p className="small">{words.note(exchange)}</p>
    </>
  )
}

function change(percent: number): string {
  if (percent === 0) return words.row.now
  return (percent > 0 ? words.row.up : words.row.down)(formatPercent(Math.abs(percent), 0))
}
