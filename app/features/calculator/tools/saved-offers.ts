import { useEffect, useState } from 'react'
import { useRestoredPage } from '#app/browser/use-restored-page.ts'
import { offersTool as words } from '#content/calculator-tools.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'
import type { Choices } from '#core/calculator/fields.ts'
import { type Loan, loanOf } from '#core/calculator/loan.ts'
import { readQuery, writeQuery } from '#core/calculator/query.ts'
import { OFFERS_KEY } from '#core/visit/session-keys.ts'

/** A saved calculation. */
export type Offer = { id: string; name: string; query: string }

const LETTERS = ['A', 'B', 'C']

export const MOST_OFFERS = LETTERS.length

/** The saved offers, kept in session storage; without storage, as long as the page. */
export function useSavedOffers({ facts }: { facts: CalculatorFacts }) {
  const place = OFFERS_KEY + facts.product
  const [offers, setOffers] = useState<readonly Offer[]>(() => stored(place) ?? [])
  useRestoredPage(() => setOffers((before) => stored(place) ?? before)) // another page may have changed them
  useEffect(() => {
    try {
      if (offers.length > 0) sessionStorage.setItem(place, JSON.stringify(offers))
      else sessionStorage.removeItem(place)
    } catch {
      // full or forbidden: the offers live as long as the page
    }
  }, [place, offers])

  return {
    offers,
    keep: (loan: Loan) => {
      const letter = LETTERS.find((one) => !offers.some(({ id }) => id === one))
      if (letter)
        setOffers([...offers, { id: letter, name: words.name(letter), query: writeQuery(facts, loan.choices) }])
    },
    rename: (id: string, name: string) =>
      setOffers(offers.map((offer) => (offer.id === id ? { ...offer, name } : offer))),
    restore: (offer: Offer) => setOffers([...offers, offer].sort((a, b) => a.id.localeCompare(b.id))),
    remove: (id: string) => setOffers(offers.filter((offer) => offer.id !== id)),
  }
}

/** Adds a history entry for the current calculation before an offer is saved or loaded, so that Back returns to it. */
export function leaveStep(facts: CalculatorFacts, choices: Choices): void {
  const address = location.pathname + writeQuery(facts, choices, location.search) + location.hash
  try {
    history.replaceState(history.state, '', address)
    history.pushState(history.state, '', address)
  } catch {
    // Safari refuses more than 100 changes in 30 s: the offer is saved all the same, only Back does not undo it
  }
}

/** The loan of an offer, computed anew. */
export function offeredLoan(facts: CalculatorFacts, { query }: Offer): Loan {
  return loanOf(facts, readQuery(facts, query).choices)
}

/** Undefined without storage, or if another script's text is stored there. */
function stored(place: string): Offer[] | undefined {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(place) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isOffer).slice(0, MOST_OFFERS) : []
  } catch {
    return undefined
  }
}

function isOffer(value: unknown): value is Offer {
  if (typeof value !== 'object' || value === null) return false
  const { id, name, query } = value as Partial<Record<keyof Offer, unknown>> // any JSON may be stored there
  return typeof id === 'string' && LETTERS.includes(id) && typeof name === 'string' && typeof query === 'string'
}
