import { useEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { enquiryPage as words } from '#content/enquiry-page.ts'
import { type EnquiryAction, type EnquiryRole, needsSlot } from '#core/lead/enquiry-act.ts'
import type { WireEnquiry } from '#core/lead/enquiry-wire.ts'
import { phoneLink } from '#core/lead/phone-link.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import styles from './enquiry-panel.module.css'
import { NewSlot } from './new-slot.tsx'
import { useEnquiry } from './use-enquiry.ts'

type EnquiryPanelProps = { role: EnquiryRole; token: string; calendar: WorkingCalendar }

/** The page of a link: what became of an enquiry, and what can be done with it. */
export function EnquiryPanel({ role, token, calendar }: EnquiryPanelProps) {
  const { view, act, load } = useEnquiry(token)
  const [choosing, setChoosing] = useState<EnquiryAction>()
  const heading = useRef<HTMLHeadingElement>(null)
  const { data, problem, done, isBusy } = view
  useEffect(() => heading.current?.focus(), [])

  const handleAct = async (action: EnquiryAction, slot?: Parameters<typeof act>[0]['slot']) => {
    if (needsSlot(action) && !slot) return setChoosing(action)
    if (await act({ action, slot })) setChoosing(undefined)
    heading.current?.focus() // the pressed button may be gone
  }
  return (
    <section className={`card ${styles.panel}`} aria-labelledby="enquiry-heading" aria-busy={isBusy}>
      <h2 id="enquiry-heading" ref={heading} tabIndex={-1}>
        {words.heading[role]}
      </h2>
      <p role="status" className={styles.status}>
        {problem ? words.problem[problem] : done ? words.done[done] : data ? '' : words.loading}
      </p>
      {data && <Facts role={role} data={data} />}
      {problem === 'failed' && !data && <Button onClick={() => void load()}>{words.again}</Button>}
      {data && choosing && (
        <NewSlot
          calendar={calendar}
          legend={role === 'visitor' ? words.newSlot.hours : words.newSlot.hoursAdvisor}
          isBusy={isBusy}
          onChoose={(slot) => void handleAct(choosing, slot)}
          onBack={() => setChoosing(undefined)}
        />
      )}
      {data && !choosing && (
        <div className={styles.actions}>
          {data.actions.map((action, index) => (
            <Button
              key={action}
              tone={index === 0 && action !== 'erase' ? 'primary' : 'outline'}
              block="phone"
              disabled={isBusy}
              onClick={() => void handleAct(action)}
            >
              {words.actions[action]}
            </Button>
          ))}
        </div>
      )}
    </section>
  )
}

function Facts({ role, data }: { role: EnquiryRole; data: WireEnquiry }) {
  const { day, from, to, phone, state, claimed_by: claimedBy } = data
  const when = day && from && to ? words.when(day, from, to) : ''
  if (role === 'visitor') {
    return (
      <>
        <p className={styles.lead}>{words.ended[state] ?? words.call(when)}</p>
        <LoanTypes data={data} />
      </>
    )
  }
  const by = claimedBy === null ? '' : ` (${words.claimedBy(claimedBy)})`
  return (
    <>
      <p className={styles.lead}>{words.callBy(when)}</p>
      <p>
        {words.state}: <strong>{`${state}${by}`}</strong>
      </p>
      {phone && (
        <p>
          {words.phone}: <a href={phoneLink(phone)}>{phone}</a>
        </p>
      )}
      {data.email_bounced && <p>{words.bounced}</p>}
      <LoanTypes data={data} />
    </>
  )
}

function LoanTypes({ data: { loan_types: types } }: { data: WireEnquiry }) {
  return types.length === 0 ? null : (
    <p>
      {words.loanTypes}: {types.join(', ')}
    </p>
  )
}
