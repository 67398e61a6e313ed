import type { ReactNode } from 'react'
import { SampleMark } from '#app/features/article/sample-mark.tsx'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { classes } from '#app/ui/classes.ts'
import type { ToldLink } from '#content/business.ts'
import { leadForm } from '#content/lead-form.ts'
import type { Product } from '#core/facts/products.ts'
import { DEFAULT_CALL_WINDOW, formatHour, hourMarks } from '#core/lead/call-window.ts'
import styles from './call-to-action.module.css'

const { from, to } = DEFAULT_CALL_WINDOW

type CallToActionProps = {
  heading: string
  text: ReactNode
  button: string
  /** Before the default call window: `Na primer, između`. */
  example: string
  /** Before the phone number. */
  phone: string
  number: ToldLink
  product?: Product | undefined
}

/** The yellow road sign that closes a page: a human calls you, at an hour you choose. */
export function CallToAction({ heading, text, button, example, phone, number, product }: CallToActionProps) {
  return (
    <section className={styles.call} data-later="">
      <div className="wrap">
        <div className={styles.sign}>
          <div>
            <h2>{heading}</h2>
            <p className={styles.text}>{text}</p>
            <LeadButton tone="ink" icon="phone" product={product}>
              {button}
            </LeadButton>
          </div>
          <div>
            <p>
              {example} <strong>{leadForm.callTime.range(formatHour(from), formatHour(to))}</strong>
            </p>
            <div className={styles.day} aria-hidden="true">
              {hourMarks.slice(0, -1).map((hour) => (
                <span key={hour} className={classes(Number(hour) >= from && Number(hour) < to && styles.free)} />
              ))}
            </div>
            <div className={styles.hours} aria-hidden="true">
              {hourMarks.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </div>
            <p className={styles.phone}>
              {phone} <a href={number.href}>{number.text}</a> {number.isSample && <SampleMark />}
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
