import { useEffect, useState } from 'react'
import { storedReferral } from '#app/visitor/stored-referral.ts'
import { CHOICE_EVENT } from '#app/visitor/visit.ts'
import type { Visit } from './referral-state.ts'

/**
 * The visit as this browser knows it; undefined on the server, and in the first render, which must match the server's.
 */
export function useVisit(search: string): Visit | undefined {
  const [visit, setVisit] = useState<Visit>()
  useEffect(() => {
    // The address too: a page from a shared cache was rendered without the query.
    const read = () => setVisit({ search: search || location.search, stored: storedReferral() })
    read()
    addEventListener(CHOICE_EVENT, read)
    return () => removeEventListener(CHOICE_EVENT, read)
  }, [search])
  return visit
}
