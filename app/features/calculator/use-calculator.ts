import { type Dispatch, type RefObject, useEffect, useMemo, useReducer, useRef } from 'react'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import { type Loan, loanOf } from '#core/calculator/loan.ts'
import { openDrawers, readQuery, writeQuery } from '#core/calculator/query.ts'
import { type Action, type CalculatorState, initialState, reduced } from '#core/calculator/state.ts'
import { routes } from '#core/site/routes.ts'

export type Calculator = {
  state: CalculatorState
  dispatch: Dispatch<Action>
  form: RefObject<HTMLFormElement | null>
  loan: Loan
  /** The loan is that of an earlier input, because a field is invalid now. */
  isStale: boolean
}

/** The calculator's state, synchronised with its address. */
export function useCalculator(facts: CalculatorFacts, search: string): Calculator {
  const [state, dispatch] = useReducer(reduced, undefined, () => initialState(facts, search))
  const form = useRef<HTMLFormElement>(null)
  const loan = useMemo(() => loanOf(facts, state.lastValid), [facts, state.lastValid])

  useAddress(state, search, form, dispatch)
  return { state, dispatch, form, loan, isStale: Object.keys(state.problems).length > 0 }
}

// A valid number may be the beginning of another. Firefox refuses more than 200 changes of the address in 10 s.
export const RESTED_MS = 400
export const WRITE_AGAIN_MS = 3000 // Safari refuses more than 100 in 30 s, which dragging a slider for long may reach

/** Writes the choices to the address once they rest, and reads them back when the visitor goes back or forward. */
function useAddress(
  { facts, lastValid, open }: CalculatorState,
  search: string,
  form: Calculator['form'],
  dispatch: Dispatch<Action>,
): void {
  const written = useRef<string>(undefined)
  written.current ??= writeQuery(facts, lastValid, '', open)
  const timer = useRef(0)
  const path = routes[`${facts.product}-loan-calculator`]

  useEffect(() => {
    const write = () => {
      clearTimeout(timer.current) // on focusout the timer is still pending
      const query = writeQuery(facts, lastValid, '', open) // here, so that it delays no keystroke
      if (query === written.current) return
      // A navigation is running, or was stopped by the visitor: the address is no longer ours.
      if (window.navigation?.transition || location.pathname !== path) return
      try {
        history.replaceState(
          history.state,
          '',
          path + writeQuery(facts, lastValid, location.search, open) + location.hash,
        )
        written.current = query
      } catch {
        timer.current = window.setTimeout(write, WRITE_AGAIN_MS)
      }
    }
    const fields = form.current
    timer.current = window.setTimeout(write, RESTED_MS)
    fields?.addEventListener('focusout', write) // the focus may move to a link whose press leaves the page at once
    return () => {
      clearTimeout(timer.current)
      fields?.removeEventListener('focusout', write)
    }
  }, [facts, path, lastValid, open, form])

  useEffect(() => {
    const read = () => {
      if (location.pathname !== path) return
      const { choices, corrected } = readQuery(facts, location.search)
      const drawers = openDrawers(location.search)
      const query = writeQuery(facts, choices, '', drawers)
      if (query === written.current) return
      written.current = query
      clearTimeout(timer.current)
      dispatch({ type: 'replaced', choices, corrected, open: drawers })
    }
    // A page from a cache may have been rendered with another query than its address has.
    if (location.search !== search) read()
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [facts, path, search, dispatch])
}
