import { createContext, useContext } from 'react'
import type { TermData } from './article-data.ts'
import styles from './terms.module.css'

const TermsContext = createContext<Record<string, TermData>>({})

/** Provides the explanations of a page's terms to its texts. */
export const TermsProvider = TermsContext.Provider

const explanationId = (key: string) => `pojam-${key}`

type TermProps = {
  /** Key of the glossary. */
  term: string
  /** The form of the word in this sentence; empty for the glossary's own. */
  text: string
}

/** A word whose explanation opens when pressed: a native popover, so it works without JavaScript. */
export function Term({ term, text }: TermProps) {
  const known = useContext(TermsContext)[term]
  const word = text || known?.term || term
  if (!known) return word
  return (
    <button type="button" className={styles.term} popoverTarget={explanationId(term)}>
      {word}
    </button>
  )
}

/** The explanations, once per page. They are far from their words in the DOM, so a live region announces each. */
export function Explanations() {
  const terms = Object.entries(useContext(TermsContext))
  return (
    <div className={styles.explanations} aria-live="polite">
      {terms.map(([key, { term, text }]) => (
        <p key={key} id={explanationId(key)} popover="">
          <dfn>{term}</dfn>
          {` ${text}`}
        </p>
      ))}
    </div>
  )
}

/** The terms of a page as a list, in the order in which it uses them. */
export function TermButtons() {
  const terms = useContext(TermsContext)
  return (
    <ul>
      {Object.keys(terms).map((term) => (
        <li key={term}>
          <Term term={term} text="" />
        </li>
      ))}
    </ul>
  )
}
