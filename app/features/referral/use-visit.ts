import { useEffect, useState } from 'react'
import { CHOICE_EVENT, consent } from '#app/navigation/visit.ts'
import { storedReferral } from '#app/navigation/visit-referral.ts'
import type { Visit } from './referral-state.ts'

/** What this browser knows of the visit; undefined on the server and in the first render, which must equal it. */
export function useVisit(search: string): Visit | undefined {
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => {
    // The address, not the page's own query: a page from a cache carries none.
    const read = () => setVisit({ consent: consent(), search: search || location.search, stored: storedReferral() })
    read()
    addEventListener(CHOICE_EVENT, read)
    return () => removeEventListener(CHOICE_EVENT, read)
  }, [search])
  return visit
}
