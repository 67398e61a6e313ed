import { Button } from '#app/ui/button.tsx'
import { consentTexts } from '#content/consent.ts'
import { routes } from '#core/site/routes.ts'
import styles from './banner.module.css'

/**
 * The cookie banner. The server and boot decide by `data-visit` on `<html>` whether it is visible, so it is there with
 * the first paint or not at all; its buttons work before React. File and class names avoid the word "cookie": ad
 * blockers would hide it, and with it the choice.
 */
export function Banner() {
  const { name, text, policy, reject, accept } = consentTexts.banner
  const { accepted, rejected } = consentTexts.announcement
  return (
    <>
      <section className={styles.banner} aria-label={name} tabIndex={-1} data-banner="">
        <p>
          {text} <a href={routes['cookie-policy']}>{policy}</a>
        </p>
        <div className={styles.buttons}>
          <Button tone="outline" size="small" data-choice="reject">
            {reject}
          </Button>
          <Button tone="outline" size="small" data-choice="accept">
            {accept}
          </Button>
        </div>
      </section>
      <p className="visually-hidden" aria-live="polite" data-said="" data-accept={accepted} data-reject={rejected} />
    </>
  )
}
