import { useSyncExternalStore } from 'react'
import { CHOICE_EVENT, consent } from '#app/navigation/visit.ts'
import { consentTexts } from '#content/consent.ts'

function onChoice(notify: () => void): () => void {
  addEventListener(CHOICE_EVENT, notify)
  return () => removeEventListener(CHOICE_EVENT, notify)
}

/** Says which choice holds in this browser. */
export function CookieChoice() {
  const choice = useSyncExternalStore(onChoice, consent, () => 'unset' as const)
  return <p aria-live="polite">{consentTexts.settings.state[choice]}</p>
}
