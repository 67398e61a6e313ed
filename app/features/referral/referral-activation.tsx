import { type ReactNode, useLayoutEffect, useRef } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { IconName } from '#app/ui/icons.ts'
import { referralTexts } from '#content/referral.ts'
import { addDays, formatLongDate } from '#core/money/date.ts'
import { routes } from '#core/site/routes.ts'
import { REFERRAL_DAYS } from '#core/visit/referral.ts'
import styles from './referral-activation.module.css'
import { ReferralForm } from './referral-form.tsx'
import { ReferralShare } from './referral-share.tsx'
import { type ReferralState, referralState } from './referral-state.ts'
import { useVisit } from './use-visit.ts'

type ReferralActivationProps = {
  today: string
  search: string
  /** The button that opens the enquiry. */
  enquiry: ReactNode
}

/** Shows the state of this visit's referral code, and offers ways to share it. */
export function ReferralActivation({ today, search, enquiry }: ReferralActivationProps) {
  const visit = useVisit(search)
  // The server knows no code, so it renders the form, which also works without JavaScript.
  const state: ReferralState = visit ? referralState(visit) : { kind: 'none' }
  return (
    <div className={`wrap ${styles.columns}`}>
      <section className={`card ${styles.state}`} data-state={state.kind} aria-live="polite">
        <Status state={state} today={today} />
        {'code' in state || <ReferralForm />}
        <noscript>
          <p>{referralTexts.withoutScript}</p>
        </noscript>
      </section>
      {'code' in state ? (
        <ReferralShare code={state.code} />
      ) : (
        <div className={styles.become}>
          <p>{referralTexts.none.becomeReferrer}</p>
          {enquiry}
        </div>
      )}
    </div>
  )
}

const icons = {
  active: 'check',
  known: 'check',
  waiting: 'clock',
  taken: 'info',
  none: 'mail',
  invalid: 'warning',
} satisfies Record<ReferralState['kind'], IconName>

function Status({ state, today }: { state: ReferralState; today: string }) {
  const { kind } = state
  const { heading, text } = referralTexts[kind]
  const title = useRef<HTMLHeadingElement>(null)
  const isPressed = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new state removes the focused button
  useLayoutEffect(() => {
    if (isPressed.current) title.current?.focus()
    isPressed.current = false
  }, [kind])
  return (
    <>
      <Icon name={icons[kind]} className={styles.icon} />
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {'code' in state && kind !== 'taken' && (
        <p className={styles.code}>
          <span className="visually-hidden">{referralTexts.code}: </span>
          {state.code}
        </p>
      )}
      <p>{typeof text === 'function' ? text(formatLongDate(addDays(today, REFERRAL_DAYS))) : text}</p>
      {kind === 'waiting' && (
        <div className="actions">
          <Button data-choice="accept" onClick={() => (isPressed.current = true)}>
            {referralTexts.waiting.accept}
          </Button>
          <a href={routes['cookie-policy']}>{referralTexts.waiting.policy}</a>
        </div>
      )}
    </>
  )
}
