import { useEffect, useRef } from 'react'
import { isTouched } from '#app/navigation/keep-typed.ts'
import { leadContext } from '#app/navigation/visit.ts'
import type { WireLead } from '#core/lead/wire.ts'
import { absentTicks, forgetDraft, readDraft, restoreDraft } from './draft.ts'
import { type Attempt, draftFields, keepDraft, keptField } from './keep-draft.ts'
import { newKey } from './post-lead.ts'

/** What the form keeps over a reload: its fields, and the keys of what was sent from it. */
export function useKept() {
  const attempts = useRef<Attempt[]>([])

  const keep = () => {
    const fields = draftFields()
    const absent = absentTicks()
    if (absent.length === 0 && !fields.some(isTouched)) forgetDraft()
    else keepDraft([...absent, ...fields.map(keptField)], attempts.current)
  }

  /** Brings back what was kept, and keeps what was typed before React. @returns whether a text came back */
  const takeOver = (): boolean => {
    const draft = readDraft()
    let hasText = false
    if (draft) {
      hasText = restoreDraft(draft, draftFields())
      attempts.current = draft.attempts
      leadContext.formShownAt = (leadContext.formShownAt ?? performance.now()) - draft.shownMs
      leadContext.pointer ??= draft.pointer
    }
    keep()
    return hasText
  }

  /**
   * The key of what the visitor says: the same for the same words, whatever was sent between, so that sending them again
   * after a lost answer is harmless. Other words are another enquiry, never thrown away for the sake of the first.
   *
   * @param loans the kind of loan that the opener named, and those that were ticked. What the list makes of them can differ
   *   the second time, and so can the referral; neither is said by the visitor.
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

  // What a browser filled in without a word was not kept with any key.
  useEffect(() => {
    addEventListener('pagehide', keep)
    return () => removeEventListener('pagehide', keep)
  })

  return { keep, takeOver, keyFor, forget }
}
