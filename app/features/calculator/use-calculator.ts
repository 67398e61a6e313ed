import { type Dispatch, type RefObject, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react'
import { routes } from '#core/site/routes.ts'
import type { CalculatorFacts } from './facts.ts'
import { type Loan, loanOf } from './loan.ts'
import { openDrawers, readQuery, writeQuery } from './query.ts'
import { type Action, type CalculatorState, initialState, reduced } from './state.ts'
import { changesBefore } from './takeover.ts'

export type Calculator = {
  state: CalculatorState
  dispatch: Dispatch<Action>
  form: RefObject<HTMLFormElement | null>
  loan: Loan
  /** The loan is of an earlier input: a field holds something that cannot be computed. */
  isStale: boolean
}

/** The calculator's state, in step with its address. */
export function useCalculator(facts: CalculatorFacts, search: string): Calculator {
  const [state, dispatch] = useReducer(reduced, undefined, () => initialState(facts, search))
  const form = useRef<HTMLFormElement>(null)
  const loan = useMemo(() => loanOf(facts, state.shown), [facts, state.shown])

  useLayoutEffect(() => {
    if (form.current) for (const change of changesBefore(form.current)) dispatch(change)
  }, [])
  useAddress(state, search, form, dispatch)
  return { state, dispatch, form, loan, isStale: Object.keys(state.problems).length > 0 }
}

const WRITE_EVERY_MS = 300 // Firefox refuses more than 200 changes of the address in 10 s
const WRITE_AGAIN_MS = 3000 // Safari more than 100 in 30 s, which a long hand on a slider may reach

/** Keeps the choices in the address, and reads them back where the address changes by itself. */
function useAddress(
  { facts, shown, open }: CalculatorState,
  search: string,
  form: Calculator['form'],
  dispatch: Dispatch<Action>,
): void {
  const written = useRef<string>(undefined)
  written.current ??= writeQuery(facts, shown, '', open)
  const writtenAt = useRef(0)
  const timer = useRef(0)
  const path = routes[`${facts.product}-loan-calculator`]

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current) // a field that is left writes before its time
      const query = writeQuery(facts, shown, '', open) // here, not before: no key waits for it
      if (query === written.current) return
      // The page is being left, or was to be until the visitor stopped that: its address is no longer ours.
      if (window.navigation?.transition || location.pathname !== path) return
      writtenAt.current = performance.now()
      try {
        history.replaceState(history.state, '', path + writeQuery(facts, shown, location.search, open) + location.hash)
        written.current = query
      } catch {
        timer.current = window.setTimeout(write, WRITE_AGAIN_MS)
      }
    }
    const fields = form.current
    timer.current = window.setTimeout(write, writtenAt.current + WRITE_EVERY_MS - performance.now())
    fields?.addEventListener('focusout', write) // a link that is pressed now leaves the page in the same moment
    return () => {
      clearTimeout(timer.current)
      fields?.removeEventListener('focusout', write)
    }
  }, [facts, path, shown, open, form])

  useEffect(() => {
    const read = () => {
      if (location.pathname !== path) return
      const { choices, mended } = readQuery(facts, location.search)
      const drawers = openDrawers(location.search)
      const query = writeQuery(facts, choices, '', drawers)
      if (query === written.current) return
      written.current = query
      clearTimeout(timer.current)
      dispatch({ type: 'replaced', choices, mended, open: drawers })
    }
    // A cached page may stand under another query than the one it was made with.
    if (location.search !== search) read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [facts, path, search, dispatch])
}
