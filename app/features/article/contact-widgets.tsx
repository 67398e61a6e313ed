/** The live parts of the contact page: how to reach an advisor, when, and where. */
import { useContext } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { type Contact, contactLabels, workingHours } from '#content/business.ts'
import { hourMarks } from '#core/lead/call-window.ts'
import styles from './contact-widgets.module.css'
import { EmailText } from './email-text.tsx'
import { MapLink } from './map-link.tsx'
import { SampleMark } from './sample-mark.tsx'
import { SlotsContext } from './slots.tsx'

export function ContactCard({ contact: { phone, email } }: { contact: Contact }) {
  const { enquiry } = useContext(SlotsContext)
  return (
    <div className={`card ${styles.contact}`}>
      <Way icon="phone" label={contactLabels.phone} isSample={phone.isSample}>
        <a href={phone.href}>{phone.text}</a>
      </Way>
      <Way icon="mail" label={contactLabels.email} isSample={email.isSample}>
        <a href={email.href}>
          <span>
            <EmailText email={email.text} />
          </span>
        </a>
      </Way>
      <div className={styles.enquiry}>{enquiry}</div>
    </div>
  )
}

type WayProps = { icon: IconName; label: string; isSample: boolean; children: React.ReactNode }

function Way({ icon, label, isSample, children }: WayProps) {
  return (
    <div className={styles.way}>
      <Icon name={icon} />
      <div>
        <p className={styles.label}>
          {label} {isSample && <SampleMark />}
        </p>
        <p className={styles.value}>{children}</p>
      </div>
    </div>
  )
}

/** Working hours as a ruler of the day, one segment an hour. */
export function Hours({ contact: { days } }: { contact: Contact }) {
  return (
    <div className={`card ${styles.hours}`}>
      <p className={styles.days}>
        <span>{days.text}</span> {days.isSample && <SampleMark />}
        <strong className="num">
          {workingHours.from}–{workingHours.to}
        </strong>
      </p>
      <div aria-hidden="true">
        <div className={styles.ruler}>
          {hourMarks.slice(1).map((mark) => (
            <span key={mark} />
          ))}
        </div>
        <div className={styles.marks}>
          {hourMarks.map((mark) => (
            <span key={mark}>{mark}</span>
          ))}
        </div>
      </div>
      <p className="small">{contactLabels.closed}</p>
    </div>
  )
}

/** The address, and a drawing of where it is: the map itself is a third-party site, opened only by its link. */
export function MapCard({ contact: { address } }: { contact: Contact }) {
  return (
    <div className={`card ${styles.map}`}>
      <div className={styles.drawing} />
      <div className={styles.place}>
        <p className={styles.label}>
          {contactLabels.address} {address.isSample && <SampleMark />}
        </p>
        <p className={styles.value}>
          <MapLink address={address} />
        </p>
        <p className="small">
          {contactLabels.opensMap} <Icon name="external" className={styles.external} />
        </p>
      </div>
    </div>
  )
}
