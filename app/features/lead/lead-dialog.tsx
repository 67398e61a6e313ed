import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { nothingPressed } from '#app/ui/nothing-pressed.ts'
import type { Contact } from '#content/business.ts'
import { leadForm } from '#content/lead-form.ts'
import type { LoanType } from '#core/lead/lead.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { LEAD_DIALOG_ID } from './dialog-id.ts'
import { readDraft, restoreDraft } from './draft.ts'
import { names } from './form-fields.ts'
import { draftFields } from './keep-draft.ts'
import { leadContext } from './lead-context.ts'
import styles from './lead-dialog.module.css'
import { LeadFields, type LeadFieldsProps } from './lead-fields.tsx'
import { loanTypes, loanTypesOf } from './loan-types.ts'
import { Outcome } from './outcome.tsx'
import { PhoneLink } from './phone-link.tsx'
import { useFirstCall } from './use-first-call.ts'
import { type Phase, useLeadForm } from './use-lead-form.ts'

/** The loan types that the opening button preselects and the API knows. */
async function preselectedTypes(): Promise<LoanType[]> {
  const product = leadContext.opener?.dataset.product
  return product ? loanTypesOf(product, await loanTypes()) : []
}

type LeadDialogProps = Pick<Contact, 'phone' | 'email'> & {
  /** On which days advisors call. */
  calendar: WorkingCalendar
}

/** The lead dialog (specification §2.18): opened from any lead button, even before React has started. */
export function LeadDialog({ phone, email, calendar }: LeadDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  const { load, ...loans } = useLoanTypes()
  const lead = useLeadForm({
    form,
    preselected: preselectedTypes,
    calendar,
    onDone: () => dialog.current?.close(),
  })
  const { phase, errors, isShaking, submit, recheck, keep, settle, renew } = lead
  const { call, find } = useFirstCall(form, calendar)
  const draft = useDraft(lead, loans)

  // A hydrated <dialog> never calls React's onToggle (React 37261), and it may be open already.
  useEffect(() => {
    const element = dialog.current
    const handleToggle = () => {
      if (!element?.open) return
      renew()
      load()
      find()
    }
    handleToggle()
    element?.addEventListener('toggle', handleToggle)
    return () => element?.removeEventListener('toggle', handleToggle)
  }, [load, find, renew])

  const handleClose = () => {
    settle()
    // The browser returns the focus to the opener; if that is gone with its page, the start of this one gets it. While
    // the dialog fades out, its field still has it.
    const { activeElement } = document
    if (activeElement === document.body || dialog.current?.contains(activeElement))
      document.querySelector('main')?.focus({ preventScroll: true })
  }

  return (
    <Dialog ref={dialog} id={LEAD_DIALOG_ID} title={leadForm.title} closeLabel={leadForm.close} onClose={handleClose}>
      <form
        ref={form}
        data-react=""
        data-phase={phase.name}
        method="post"
        noValidate
        className={styles.form}
        onInput={() => {
          recheck()
          keep()
          find()
        }}
        onReset={() => queueMicrotask(find)} // the fields are reset after the event
        onSubmit={(event) => {
          event.preventDefault()
          void submit()
        }}
      >
        <DraftNote note={draft.note} isBusy={phase.name === 'sending'} onClear={draft.clear} />
        <LeadFields errors={errors} call={call} {...loans} />
        <Outcome phase={phase} phone={phone} />
        <div className={styles.send}>
          <SubmitButton phase={phase} isShaking={isShaking} />
        </div>
      </form>
      <p className={styles.withoutReact}>
        {`${leadForm.unavailable.call} `}
        <PhoneLink {...phone} />
        {` ${leadForm.unavailable.write} `}
        <a href={email.href}>{email.text}</a>
      </p>
    </Dialog>
  )
}

type Asked = Pick<LeadFieldsProps, 'awaited' | 'choices' | 'preselected' | 'scenario'>

/** The list from the API, fetched when the dialog opens, and what its opener preselects. */
function useLoanTypes() {
  const [asked, setAsked] = useState<Asked>({ awaited: 'choices', choices: [], preselected: [] })
  const [load] = useState(() => async () => {
    const { product, scenario } = leadContext.opener?.dataset ?? {}
    setAsked((before) => (before.awaited ? { ...before, awaited: product ? 'chosen' : 'choices', scenario } : before))
    const choices = await loanTypes()
    await nothingPressed()
    const { opener } = leadContext // may have changed while the list was loading
    setAsked({
      choices,
      preselected: loanTypesOf(opener?.dataset.product, choices),
      scenario: opener?.dataset.scenario,
    })
  })
  return { ...asked, load }
}

type Lead = ReturnType<typeof useLeadForm>

/** Restores a stored draft after a reload, and lets it be cleared. */
function useDraft({ phase, takeOver, clear: clearForm }: Lead, { choices, preselected }: Asked) {
  const [note, setNote] = useState<DraftState>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: taken over once
  useEffect(() => {
    if (takeOver()) setNote('restored')
  }, [])
  // The loan type checkboxes are rendered later than the other fields, and again after a preselecting button. In a
  // layout effect, because an input before it would store them unticked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `choices` and `preselected` render the checkboxes
  useLayoutEffect(() => {
    const draft = readDraft()
    const boxes = draftFields().filter(({ name }) => name === names.loanType)
    if (draft) restoreDraft(draft, boxes)
  }, [choices, preselected])
  useEffect(() => {
    if (phase.name === 'sent') setNote(undefined)
  }, [phase.name])
  const clear = () => {
    clearForm()
    setNote('cleared')
    draftFields()[0]?.focus() // the pressed button is removed
  }
  return { note, clear }
}

type DraftState = 'restored' | 'cleared' | undefined
type DraftNoteProps = { note: DraftState; isBusy: boolean; onClear: () => void }

/** Says that typed text was restored, and offers to clear it. */
function DraftNote({ note, isBusy, onClear }: DraftNoteProps) {
  const { restored, cleared, clear } = leadForm.draft
  return (
    <div role="status" className={styles.draft}>
      {note && <p>{note === 'restored' ? restored : cleared}</p>}
      {note === 'restored' && (
        <Button tone="text" size="small" disabled={isBusy} onClick={onClear}>
          {clear}
        </Button>
      )}
    </div>
  )
}

function SubmitButton({ phase, isShaking }: { phase: Phase; isShaking: boolean }) {
  const { idle, sent } = leadForm.submit
  const state = phase.name === 'sending' ? 'busy' : phase.name === 'sent' ? 'done' : undefined
  return (
    <Button type="submit" tone="call" block state={state} disabled={state !== undefined} isShaking={isShaking}>
      {phase.name === 'sent' ? sent : idle}
    </Button>
  )
}
