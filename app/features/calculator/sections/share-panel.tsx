import { useState } from 'react'
import type { SectionProps } from '#app/features/calculator/lazy-section.tsx'
import { briefInstalment } from '#app/features/calculator/result-rows.ts'
import { Button } from '#app/ui/button.tsx'
import { QrCode } from '#app/ui/qr-code.tsx'
import { selectWhole } from '#app/ui/select-whole.ts'
import { calculatorNames } from '#content/calculator.ts'
import { shareSection } from '#content/calculator-outline.ts'
import { schedule, share as words } from '#content/calculator-sections.ts'
import { writeQuery } from '#core/calculator/query.ts'
import { formatDate } from '#core/money/date.ts'
import { counted } from '#core/money/plural.ts'
import styles from './share-panel.module.css'
import { useDebounced } from './use-debounced.ts'
import { useIsPrinting } from './use-is-printing.ts'

/** This calculation as a link, to share, copy, scan or print. */
export function SharePanel({ loan, state: { facts, lastValid, open } }: SectionProps) {
  const [isCopied, setIsCopied] = useState<boolean>()
  const [isQrShown, setIsQrShown] = useState(false)
  const link = location.origin + location.pathname + writeQuery(facts, lastValid, '', open)
  const isPrinting = useIsPrinting()
  const title = words.title(
    calculatorNames[facts.product],
    briefInstalment(loan),
    counted(loan.figures.months, 'month'),
  )
  const copy = async () => {
    setIsCopied(undefined) // or a second copy would not be announced
    try {
      await navigator.clipboard.writeText(link)
      setIsCopied(true)
    } catch {
      setIsCopied(false) // no permission, or no secure context: shows the link, to be copied by hand
    }
  }
  return (
    <section className={`card ${styles.share}`}>
      <h2>{shareSection.heading}</h2>
      <p className="small">{shareSection.note}</p>
      <div className={`actions ${styles.buttons}`}>
        {'share' in navigator && (
          <Button
            size="small"
            icon="share"
            onClick={() => navigator.share({ title, url: link }).catch(() => {})} // cancelled
          >
            {words.share}
          </Button>
        )}
        <Button tone="outline" size="small" icon="copy" onClick={copy}>
          {words.copy}
        </Button>
        <Button tone="outline" size="small" aria-expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)}>
          {words.showQr}
        </Button>
      </div>
      <p role="status" className={styles.said}>
        {isCopied === true && words.copied}
        {isCopied === false && words.copyFailed}
      </p>
      {isCopied === false && (
        <input
          readOnly
          aria-label={words.label}
          value={link}
          className={styles.link}
          onFocus={({ currentTarget }) => selectWhole(currentTarget)}
        />
      )}
      {isQrShown && <ShownQrCode link={link} />}
      <div className={styles.printed}>
        <p>
          {schedule.printed.made(formatDate(facts.today))} {schedule.printed.method}
        </p>
        <p>
          {schedule.printed.link}: {link}
        </p>
        <QrCode text={isPrinting ? link : undefined} label={words.qr} className={styles.qr} />
      </div>
    </section>
  )
}

/** The code on the screen, drawn again when the figures rest. */
function ShownQrCode({ link }: { link: string }) {
  return <QrCode text={useDebounced(link)} label={words.qr} className={styles.qr} />
}
