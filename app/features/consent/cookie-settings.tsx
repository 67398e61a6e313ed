import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { consentTexts } from '#content/consent.ts'
import styles from './cookie-settings.module.css'

/** The choice that holds, and the button that asks the banner back (boot hears it). */
export function CookieSettings({ choice }: { choice: ReactNode }) {
  const { open, withoutScript } = consentTexts.settings
  return (
    <div className={`card ${styles.settings}`}>
      {choice}
      <Button data-choice="again">{open}</Button>
      <noscript>
        <p className="small">{withoutScript}</p>
      </noscript>
    </div>
  )
}
