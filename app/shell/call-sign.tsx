import type { ReactNode } from 'react'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { classes } from '#app/ui/classes.ts'
import { phoneHref, phoneText } from '#content/business.ts'
import styles from './call-sign.module.css'

const HOURS = ['09', '10', '11', '12', '13', '14', '15', '16', '17'] // working hours, specification §3
/** The call window offered by default (specification §5), as marks on the ruler. */
const WINDOW = { from: '10', to: '16' }

type CallSignProps = {
  heading: string
  text: ReactNode
  button: string
  /** Before the default call window: `Na primer, između`. */
  example: string
  /** Before the phone number. */
  phone: string
  loanType?: string | undefined
}

/** The yellow road sign that closes a page: a human calls you, at an hour you choose. */
export function CallSign({ heading, text, button, example, phone, loanType }: CallSignProps) {
  return (
    <section className={styles.call} data-later="">
      <div className="wrap">
        <div className={styles.sign}>
          <div>
            <h2>{heading}</h2>
            <p className={styles.text}>{text}</p>
            <LeadButton tone="ink" icon="phone" loanType={loanType}>
              {button}
            </LeadButton>
          </div>
          <div>
            <p>
              {example}{' '}
              <strong>
                {WINDOW.from}:00–{WINDOW.to}:00
              </strong>
            </p>
            <div className={styles.day} aria-hidden="true">
              {HOURS.slice(0, -1).map((hour) => (
                <span key={hour} className={classes(hour >= WINDOW.from && hour < WINDOW.to && styles.free)} />
              ))}
            </div>
            <div className={styles.hours} aria-hidden="true">
              {HOURS.map((hour) => (
                <span key={hour}>{hour}</span>
              ))}
            </div>
            <p className={styles.phone}>
              {phone} <a href={phoneHref}>{phoneText}</a>
            </p>
          </div>
        </div>
      </div>
    </section>
  )
}
