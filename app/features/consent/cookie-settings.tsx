import { useSyncExternalStore } from 'react'
import { CHOICE_EVENT, consent } from '#app/navigation/visit.ts'
import { Button } from '#app/ui/button.tsx'
import { consentTexts } from '#content/consent.ts'
import styles from './cookie-settings.module.css'

function onChoice(notify: () => void): () => void {
  addEventListener(CHOICE_EVENT, notify)
  return () => removeEventListener(CHOICE_EVENT, notify)
}

/** Says which choice holds in this browser, and asks the banner back (boot hears the button). */
export function CookieSettings() {
  const choice = useSyncExternalStore(onChoice, consent, () => 'unset' as const)
  const { open, state, withoutScript } = consentTexts.settings
  return (
    <div className={`card ${styles.settings}`}>
      <p aria-live="polite">{state[choice]}</p>
      <Button data-choice="again">{open}</Button>
      <noscript>
        <p className="small">{withoutScript}</p>
      </noscript>
    </div>
  )
}
