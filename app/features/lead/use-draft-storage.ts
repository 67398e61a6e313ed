import { useEffect, useRef } from 'react'
import { newKey } from '#app/browser/new-key.ts'
import { isTouched } from '#app/delivery/keep-typed.ts'
import type { WireLead } from '#core/lead/wire.ts'
import { absentTicks, forgetDraft, readDraft, restoreDraft, storedDraft } from './draft.ts'
import { type Attempt, draftFields, keepDraft, storedField } from './keep-draft.ts'
import { leadContext } from './lead-context.ts'

/** What the form keeps across reloads: its fields, and the idempotency keys of earlier sends. */
export function useDraftStorage() {
  const attempts = useRef<Attempt[]>([])
  const left = useRef<string>(undefined) // the stored draft when the page was left

  const keep = () => {
    const fields = draftFields()
    const absent = absentTicks()
    if (absent.length === 0 && !fields.some(isTouched)) forgetDraft()
    else keepDraft([...absent, ...fields.map(storedField)], attempts.current)
  }

  /** Restores the draft, and stores what was typed before React. @returns whether a text was restored */
  const takeOver = (): boolean => {
    const draft = readDraft()
    let hasText = false
    attempts.current = draft?.attempts ?? []
    if (draft) {
      hasText = restoreDraft(draft, draftFields())
      leadContext.formShownAt = (leadContext.formShownAt ?? performance.now()) - draft.shownMs
      leadContext.pointer ??= draft.pointer
    }
    keep()
    return hasText
  }

  /**
   * The idempotency key of a lead: the same for the same content, whatever was sent in between, so that repeating it
   * after a lost response is harmless. Other content is another enquiry, which must not be dropped as a repeat.
   *
   * @param loans the product whose loan type is preselected and the ticked ones, compared in place of the lead's own
   *   list. That list and the referral may differ at the second try without the visitor having changed anything
   */
  const keyFor = (lead: WireLead, loans: unknown[]): string => {
    const said = JSON.stringify({ ...lead, loan_types: loans, referral_id: undefined })
    const known = attempts.current.find((attempt) => attempt.said === said)
    if (known) return known.key
    const key = newKey()
    attempts.current.push({ key, said })
    return key
  }

  const forget = () => {
    attempts.current = []
    forgetDraft()
  }

  // Some autofill fires no input event, so its values are not stored yet.
  useEffect(() => {
    const handlePageHide = () => {
      keep()
      left.current = storedDraft()
    }
    addEventListener('pagehide', handlePageHide)
    return () => removeEventListener('pagehide', handlePageHide)
  })

  /** Whether another page has changed, sent or cleared the draft since this one was left. */
  const isOutdated = () => storedDraft() !== left.current

  return { keep, takeOver, keyFor, forget, isOutdated }
}
