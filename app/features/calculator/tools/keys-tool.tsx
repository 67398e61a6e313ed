import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { DataTable } from '#app/ui/data-table.tsx'
import { toolSections } from '#content/calculator-outline.ts'
import { keysTool as words } from '#content/keys-tool.ts'
import { sentences } from '#content/present.ts'
import { formatDate } from '#core/money/date.ts'
import { formatAmount, formatMoney, formatPercent } from '#core/money/format.ts'
import type { Currency } from '#core/money/minor.ts'
import { Answer } from './answer.tsx'
import styles from './fields.module.css'
import { type KeysChoices, keysLedger, type Ledger, reliefAreas } from './keys-ledger.ts'
import { LastValid } from './last-valid.tsx'
import { NameChoice } from './name-choice.tsx'
import { TypedField } from './typed-field.tsx'
import { useAddressChoice, useAddressField } from './use-address-field.ts'

const kinds = { used: 'polovan', new: 'nov' } as const
const answers = { yes: 'da', no: 'ne' } as const
const MOST_METRES = 1000
const MOST_MEMBERS = 20

const at = (field: string) => ({ place: `housing.keys.${field}`, key: `k-${field}` })

/** Everything that a flat costs until the keys: one ledger, and what comes back later. */
export function KeysTool({ loan, state: { facts } }: SectionProps) {
  const { currency } = loan
  const [kind, setKind] = useAddressChoice(at('stan'), kinds, 'used')
  const area = useAddressField(at('kvadrata'), 'percent', { min: 1, max: MOST_METRES })
  const members = useAddressField(at('clanova'), 'whole', { start: 0, max: MOST_MEMBERS, isRequired: true })
  const agency = useAddressField(at('agencija'), 'percent', { max: 100 })
  const other = useAddressField(at('drugo'), currency, { max: loan.choices.amount })
  const adult = useAddressChoice(at('punoletan'), answers, 'no')
  const first = useAddressChoice(at('prvi'), answers, 'no')
  const paid = useAddressChoice(at('placeno'), answers, 'no')
  const conditions = [['adult', adult], ['first', first], ...(kind === 'new' ? [['paid', paid] as const] : [])] as const

  const typed = [area, members, agency, other]
  const isFirstHome = conditions.every(([, [answer]]) => answer === 'yes')
  const given: KeysChoices = {
    kind,
    area: area.value,
    members: members.value ?? 0,
    isFirstHome,
    agencyPercent: agency.value ?? 0,
    other: other.value ?? 0,
  }
  const range = facts.purchase?.agency
  const areas = reliefAreas(facts)
  return (
    <>
      <NameChoice name="k-stan" words={words.fields.kind} value={kind} onChange={setKind} />
      <div className={styles.fields}>
        <TypedField {...words.fields.area} unit={words.metres} typed={area} />
        <TypedField {...words.fields.members} typed={members} />
        <TypedField
          label={words.fields.agency.label}
          hint={
            range
              ? words.fields.agency.hint(formatPercent(range.from, 0, 2), formatPercent(range.to, 0, 2))
              : words.fields.agency.unknown
          }
          typed={agency}
        />
        <TypedField {...words.fields.other} typed={other} />
      </div>
      <fieldset className={styles.group}>
        <legend>{words.conditions.legend}</legend>
        {conditions.map(([name, [answer, setAnswer]]) => (
          <Checkbox
            key={name}
            label={words.conditions[name]}
            checked={answer === 'yes'}
            onChange={({ currentTarget }) => setAnswer(currentTarget.checked ? 'yes' : 'no')}
          />
        ))}
        {isFirstHome && area.value === undefined && !area.error && <p className="small">{words.needsArea}</p>}
      </fieldset>
      <LastValid typed={typed}>
        {!typed.some(({ isLost }) => isLost) && <Outcome ledger={keysLedger(loan, facts, given)} currency={currency} />}
      </LastValid>
      <p className="small">
        {sentences(
          areas && words.relief(String(areas.buyerArea), String(areas.memberArea)),
          kind === 'new' ? words.refundWhen : words.sparedWhen,
          words.note,
        )}
      </p>
      {facts.purchase?.youthReadOn !== undefined && (
        <p className="small">{words.youth(formatDate(facts.purchase.youthReadOn))}</p>
      )}
    </>
  )
}

function Outcome({ ledger, currency }: { ledger: Ledger; currency: Currency }) {
  const { rows, total, deposit, tax } = ledger
  const sum = (minor: number) => formatMoney(minor, currency)
  return (
    <>
      <Answer>
        {sentences(
          deposit > 0 ? words.answer(sum(total), sum(deposit), sum(total - deposit)) : words.withoutDeposit(sum(total)),
          tax !== undefined && tax.refund > 0 && words.refund(sum(tax.refund)),
          tax !== undefined && tax.spared > 0 && words.spared(sum(tax.spared)),
          tax === undefined && words.unknown,
        )}
      </Answer>
      <DataTable
        caption={toolSections.keys.question}
        isCaptionHidden
        isNumeric
        head={words.head}
        groups={[
          {
            rows: [
              ...rows.map(({ row, amount, from }) => [words.rows[row], formatAmount(amount), words.from[from]]),
              [<b key="total">{words.total}</b>, <b key="sum">{formatAmount(total)}</b>, ''],
            ],
          },
        ]}
      />
    </>
  )
}
