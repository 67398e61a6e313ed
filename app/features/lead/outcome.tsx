import { useEffect, useRef } from 'react'
import { Icon } from '#app/ui/icon.tsx'
import type { ToldLink } from '#content/business.ts'
import { leadForm } from '#content/lead-form.ts'
import { preparation } from '#content/promise.ts'
import { CalendarButton } from './calendar-button.tsx'
import styles from './outcome.module.css'
import { PhoneLink } from './phone-link.tsx'
import type { Phase } from './use-lead-form.ts'

/**
 * The outcome of a send, announced politely; after a success it stands in the place of the fields. It takes the focus
 * while the button is disabled and would lose it; the live region is a child, because a focused one would be read
 * twice. After a failure the focus goes to the submit button, which also closes a phone's keyboard, so that it does not
 * cover the toast; unless the visitor has moved on to another field.
 */
export function Outcome({ phase, phone }: { phase: Phase; phone: ToldLink }) {
  const { name } = phase
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (name === 'sending') box.current?.focus({ preventScroll: true })
    if (name === 'sent') {
      box.current?.focus()
      box.current?.scrollIntoView({ block: 'nearest' }) // focus() does not scroll if it is focused already
    }
    if (name === 'failed' && (document.activeElement === document.body || document.activeElement === box.current))
      box.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus()
  }, [name])
  const isAway = name === 'sending' || name === 'sent'
  return (
    <div
      ref={box}
      tabIndex={-1}
      className={styles.outcome}
      data-phase={name}
      {...(isAway && { role: 'group', 'aria-label': leadForm.submit[name] })}
    >
      <div role="status">
        {name === 'failed' && (
          <p>
            <span>
              {leadForm.failure.note} <PhoneLink {...phone} />
            </span>
          </p>
        )}
        {name === 'sent' && <Promised when={phase.when} phone={phone} />}
      </div>
      {name === 'sent' && (
        <>
          <div>
            <strong>{preparation.heading}</strong>
            <ol>
              {preparation.list.map((thing) => (
                <li key={thing}>{thing}</li>
              ))}
            </ol>
          </div>
          <CalendarButton call={phase.call} phone={phone.text} />
        </>
      )}
    </div>
  )
}

/** When who calls, in one paragraph: of several inserted at once, Orca reads only the last. It claims no arrival. */
function Promised({ when, phone }: { when: string; phone: ToldLink }) {
  const { heading, text, from, call } = leadForm.success
  return (
    <p className={styles.promised}>
      <strong>
        <Icon name="check" />
        {heading}
      </strong>{' '}
      <span>
        {text(when)}
        {`${from} `}
        <PhoneLink {...phone} />
      </span>{' '}
      <span>{call}</span>
    </p>
  )
}
