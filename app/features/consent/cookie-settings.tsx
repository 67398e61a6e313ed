import type { ReactNode } from 'react'
import { Button } from '#app/ui/button.tsx'
import { consentTexts } from '#content/consent.ts'
import styles from './cookie-settings.module.css'

/** The current choice, and a button that reopens the banner (handled by boot). */
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
