import { useCallback, useEffect, useRef, useState } from 'react'
import { newKey } from '#app/browser/new-key.ts'
import type { EnquiryAct } from '#core/lead/enquiry-act.ts'
import type { WireEnquiry } from '#core/lead/enquiry-wire.ts'
import { askEnquiry, type EnquiryAnswer, type EnquiryProblem } from './ask-enquiry.ts'

type EnquiryView = {
  data?: WireEnquiry
  problem?: EnquiryProblem | 'conflict'
  /** The act that has just been done. */
  done?: EnquiryAct['action']
  isBusy: boolean
}

/** What a link shows, and a function that acts on it. */
export function useEnquiry(token: string) {
  const [view, setView] = useState<EnquiryView>({ isBusy: true })
  const last = useRef({ act: '', key: '' })

  const load = useCallback(async () => {
    setView((before) => ({ ...before, isBusy: true }))
    const answer = await askEnquiry(token)
    setView((before) => seen(before, answer))
  }, [token])
  useEffect(() => void load(), [load])

  const act = async (asked: EnquiryAct): Promise<boolean> => {
    // The same act tried again after a failure has the same key, so that it happens once.
    const name = JSON.stringify(asked)
    if (last.current.act !== name) last.current = { act: name, key: newKey() }
    setView((before) => ({ ...before, isBusy: true }))
    const answer = await askEnquiry(token, asked, last.current.key)
    const isDone = 'data' in answer && !answer.isConflict
    if ('data' in answer) last.current = { act: '', key: '' }
    setView((before) => ({ ...seen(before, answer), ...(isDone && { done: asked.action }) }))
    return isDone
  }
  return { view, act, load }
}

function seen({ data }: EnquiryView, answer: EnquiryAnswer): EnquiryView {
  if ('data' in answer) return { data: answer.data, isBusy: false, ...(answer.isConflict && { problem: 'conflict' }) }
  const isOver = answer.problem === 'gone' || answer.problem === 'invalid'
  return { ...(data && !isOver && { data }), problem: answer.problem, isBusy: false }
}
