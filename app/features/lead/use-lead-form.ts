import { type Dispatch, type RefObject, type SetStateAction, useCallback, useEffect, useRef, useState } from 'react'
import { useRestoredPage } from '#app/browser/use-restored-page.ts'
import { showToast } from '#app/ui/show-toast.ts'
import { leadReferral } from '#app/visitor/stored-referral.ts'
import { choose } from '#app/visitor/visit.ts'
import { leadForm } from '#content/lead-form.ts'
import { whenText } from '#content/promise.ts'
import { nextCall } from '#core/lead/call-queue.ts'
import type { CallSlot } from '#core/lead/call-slot.ts'
import { parseHour } from '#core/lead/call-window.ts'
import type { LoanType } from '#core/lead/lead.ts'
import { type SpamReason, spamReason } from '#core/lead/spam.ts'
import { type LeadFormErrors, leadFormErrors } from '#core/lead/validation.ts'
import type { WireLead } from '#core/lead/wire.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { addAbsentLoanTypes } from './draft.ts'
import { checkedFields, leadToSend, names } from './form-fields.ts'
import { leadContext } from './lead-context.ts'
import { postLead } from './post-lead.ts'
import { useDraftStorage } from './use-draft-storage.ts'

const SHAKE_MS = 500 // specification §9.3
const CLOSE_MS = 2000 // specification §9.3
const FADE_MS = 300 // longer than a dialog fades out

/** Idle, sending, or sent with the first call that was asked for (specification §4.6, §4.7, §4.8). `failed` is idle after a failure. */
export type Phase =
  | { name: 'idle' }
  | { name: 'failed' }
  | { name: 'sending' }
  | { name: 'sent'; call: CallSlot /** The call in words. */; when: string }

type CallHours = Pick<WireLead, 'available_from' | 'available_to'>

type Options = {
  form: RefObject<HTMLFormElement | null>
  /** The loan types preselected by the opening button; awaited, so that a slow list does not lose them. */
  preselected: () => Promise<LoanType[]>
  calendar: WorkingCalendar
  /** Called 2 s after success. */
  onDone: () => void
}

/** Why the form is taken for spam, if it is. */
function spamIn(fields: FormData): SpamReason | undefined {
  return spamReason({
    honeypot: String(fields.get(names.honeypot) ?? ''),
    shownAtMs: leadContext.formShownAt ?? 0,
    submittedAtMs: performance.now(),
    pointer: leadContext.pointer,
  })
}

/** Resolves on `pagehide`: what is sent at that moment still arrives. */
function pageLeft(): Promise<unknown> {
  return new Promise((resolve) => addEventListener('pagehide', resolve, { once: true }))
}

/** The life cycle of the lead form: validation, the silent spam block, sending once, and the return to idle. */
export function useLeadForm({ form, preselected, calendar, onDone }: Options) {
  const [phase, setPhase] = useState<Phase>({ name: 'idle' })
  const { errors, isShaking, refuse, recheck, forgive } = useRefusal(form)
  const { keep, takeOver, keyFor, forget, isOutdated } = useDraftStorage()
  const isBusy = useRef(false) // a second press may come before React has disabled the button
  const sending = useRef<string>(undefined) // the key of the last send, until it succeeded
  const { fade, renew } = useFading(setPhase)
  const closing = useRef<number>(undefined) // set while success is shown
  const failure = useRef<AbortController>(undefined) // closes its toast at the next try

  const isOpen = () => form.current?.closest('dialog')?.open

  /** Resets the form, its errors and the stored draft. */
  const clear = () => {
    form.current?.reset()
    sending.current = undefined
    forgive()
    forget()
  }

  const succeed = (lead: CallHours) => {
    const asked = askedCall(lead, calendar)
    setPhase({ name: 'sent', ...asked })
    clear()
    const { heading, text } = leadForm.success
    const toast = () => showToast({ type: 'success', title: heading, description: `${text(asked.when)}.` })
    // If the dialog was closed meanwhile: reopened, it would show only an empty form, as if nothing had been sent.
    const isInDialog = isOpen()
    if (!isInDialog) toast()
    leadContext.formShownAt = undefined
    closing.current = window.setTimeout(() => {
      onDone()
      settle()
      if (isInDialog) toast() // two seconds are too short to read it or to hear it read out
    }, CLOSE_MS)
  }

  /** Returns to idle after a success, however the dialog was closed: what is opened next is a new form. */
  const settle = () => {
    if (closing.current === undefined) return
    clearTimeout(closing.current)
    closing.current = undefined
    isBusy.current = false
    fade()
  }

  const fail = () => {
    isBusy.current = false
    setPhase({ name: 'failed' })
    failure.current = new AbortController()
    showToast({ type: 'error', ...leadForm.failure.toast, signal: failure.current.signal })
  }

  const submit = async () => {
    if (!form.current || isBusy.current) return
    failure.current?.abort()
    const fields = new FormData(form.current)
    const found = leadFormErrors(checkedFields(fields))
    if (Object.keys(found).length > 0) {
      setPhase({ name: 'idle' })
      return refuse(found)
    }
    forgive()
    isBusy.current = true
    const reason = spamIn(fields)
    if (reason) {
      console.warn(`[kreditokaz] lead blocked as spam: ${reason}`)
      return succeed(leadToSend(fields, [], null))
    }

    setPhase({ name: 'sending' })
    choose('lead-privacy-accepted')
    const { product } = leadContext.opener?.dataset ?? {}
    if (!product) addAbsentLoanTypes(fields)
    const types = await Promise.race([preselected(), pageLeft().then((): LoanType[] => [])])
    const lead = leadToSend(fields, types, leadReferral())
    const key = keyFor(lead, [product, ...fields.getAll(names.loanType)])
    sending.current = key
    keep() // stores the key: after a reload during the request, a repeat is the same lead
    const isTaken = await postLead(lead, key)
    if (sending.current !== key) return // the page was restored meanwhile, and a second try has succeeded already
    if (isTaken) succeed(lead)
    else fail()
  }

  // A success shown when the page was left is over; a request that was pending then may still arrive.
  useRestoredPage(() => {
    if (closing.current !== undefined) onDone()
    settle()
    isBusy.current = false
    setPhase(({ name }) => ({ name: name === 'sending' ? 'failed' : 'idle' }))
    if (isOutdated()) {
      form.current?.reset()
      forgive()
      takeOver()
    }
  })
  useEffect(() => () => clearTimeout(closing.current), [])

  return { phase, errors, isShaking, submit, recheck, keep, takeOver, clear, settle, renew }
}

/** Keeps a success that is over in sight while its dialog fades out: no emptied fields appear in it. */
function useFading(setPhase: Dispatch<SetStateAction<Phase>>) {
  const fading = useRef<number>(undefined)
  /** Ends it at once: the dialog is open again. */
  const renew = useCallback(() => {
    if (fading.current === undefined) return
    clearTimeout(fading.current)
    fading.current = undefined
    setPhase((now) => (now.name === 'sent' ? { name: 'idle' } : now))
  }, [setPhase])
  const fade = () => {
    fading.current = window.setTimeout(renew, FADE_MS)
  }
  return { fade, renew }
}

/** The first call that a lead asks for, also in words. */
function askedCall({ available_from, available_to }: CallHours, calendar: WorkingCalendar) {
  const now = new Date()
  const [from = 0, to = 0] = [available_from, available_to].map(parseHour) // written by `formatHour`
  const call: CallSlot = nextCall({ from, to }, now, calendar)
  return { call, when: whenText(call.day, from, to, dayInBelgrade(now)) }
}

/** Validation errors: shown at the fields and by a shake, and removed field by field as they are corrected. */
function useRefusal(form: RefObject<HTMLFormElement | null>) {
  const [errors, setErrors] = useState<LeadFormErrors>({})
  const [isShaking, setIsShaking] = useState(false)
  const [refusals, setRefusals] = useState(0)

  const refuse = (found: LeadFormErrors) => {
    setErrors(found)
    setRefusals((before) => before + 1)
    setIsShaking(true)
  }

  // Focuses the first invalid field, so that its message is announced. The shake starts now, or anew if it still lasts.
  useEffect(() => {
    if (refusals === 0) return
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
    for (const shake of form.current?.querySelector('[type=submit]')?.getAnimations() ?? []) {
      if (shake instanceof CSSAnimation) shake.currentTime = 0
    }
    const ending = setTimeout(() => setIsShaking(false), SHAKE_MS)
    return () => clearTimeout(ending)
  }, [refusals, form])

  const recheck = () => {
    if (!form.current || Object.keys(errors).length === 0) return
    const now = leadFormErrors(checkedFields(new FormData(form.current)))
    setErrors((before) => Object.fromEntries(Object.entries(now).filter(([field]) => field in before)))
  }

  return { errors, isShaking, refuse, recheck, forgive: () => setErrors({}) }
}
