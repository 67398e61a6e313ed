import { useSyncExternalStore } from 'react'
import { CHOICE_EVENT, consent } from '#app/visitor/visit.ts'
import { consentTexts } from '#content/consent.ts'

function onChoice(notify: () => void): () => void {
  addEventListener(CHOICE_EVENT, notify)
  return () => removeEventListener(CHOICE_EVENT, notify)
}

/** Shows the current choice; the banner announces changes to screen readers. */
export function CookieChoice() {
  const choice = useSyncExternalStore(onChoice, consent, () => 'unset' as const)
  return <p>{consentTexts.settings.state[choice]}</p>
}
