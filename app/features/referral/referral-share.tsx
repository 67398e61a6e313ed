import { useRef, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { referralTexts } from '#content/referral.ts'
import { routes } from '#core/site/routes.ts'
import { REFERRAL_QUERY } from '#core/visit/referral.ts'
import styles from './referral-share.module.css'

const texts = referralTexts.share

/** The referral link, to copy, share, scan or print. Rendered only in the browser. */
export function ReferralShare({ code }: { code: string }) {
  const link = `${location.origin}${routes.home}?${REFERRAL_QUERY}=${code}`
  const field = useRef<HTMLInputElement>(null)
  const [said, setSaid] = useState('')

  const copy = async () => {
    setSaid('') // or a second copy would not be announced
    try {
      await navigator.clipboard.writeText(link)
      setSaid(texts.copied)
    } catch {
      field.current?.select() // no permission, or an old browser: selected, the link can be copied by hand
      setSaid(texts.copyFailed)
    }
  }
  // It rejects when the visitor cancels.
  const share = () => navigator.share({ title: texts.shareTitle, text: texts.shareText, url: link }).catch(() => {})

  return (
    <section className={`card ${styles.share}`}>
      <h2>{texts.heading}</h2>
      <p>{texts.text}</p>
      <TextField ref={field} label={texts.label} value={link} readOnly onFocus={(event) => selectWhole(event.target)} />
      <div className="actions">
        <Button icon="copy" onClick={copy}>
          {texts.copy}
        </Button>
        {'share' in navigator && (
          <Button tone="outline" icon="share" onClick={share}>
            {texts.share}
          </Button>
        )}
        <Button tone="outline" icon="print" onClick={printCard}>
          {texts.print}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {said}
      </p>
      <figure className={styles.card} data-print-card="">
        <QrCode text={link} label={texts.qr} className={styles.qr} />
        <figcaption>
          <strong>{texts.card.heading}</strong>
          <span>{texts.card.text}</span>
          <span className={styles.link}>{link.replace(/^https?:\/\//, '')}</span>
          <small>{texts.card.disclosure}</small>
        </figcaption>
      </figure>
    </section>
  )
}

/** Prints the card alone: CSS hides the rest of the page while `data-printing` stands on `<html>`. */
function printCard(): void {
  const page = document.documentElement
  page.dataset.printing = 'card'
  addEventListener('afterprint', () => delete page.dataset.printing, { once: true })
  print()
}
