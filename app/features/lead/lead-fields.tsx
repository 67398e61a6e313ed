import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChipGroup } from '#app/ui/choice-group.tsx'
import { DualRange } from '#app/ui/dual-range.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { leadErrors } from '#content/lead-errors.ts'
import { leadForm } from '#content/lead-form.ts'
import { dayText } from '#content/promise.ts'
import { settings } from '#content/settings.ts'
import type { CallSlot } from '#core/lead/call-slot.ts'
import { CLOSING_HOUR, DEFAULT_CALL_WINDOW, formatHour, hourMarks, OPENING_HOUR } from '#core/lead/call-window.ts'
import { type LoanType, leadLimits } from '#core/lead/lead.ts'
import type { LeadForm, LeadFormErrors } from '#core/lead/validation.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { routes } from '#core/site/routes.ts'
import { names } from './form-fields.ts'
import styles from './lead-dialog.module.css'

export type LeadFieldsProps = {
  errors: LeadFormErrors
  /** What the list of loan types will show once loaded: its space is reserved. */
  awaited?: 'choices' | 'chosen'
  /** Loan types to choose from; empty if the list failed to load. */
  choices: LoanType[]
  /** Loan types preselected by the opening button. */
  preselected: LoanType[]
  /** The calculation that the dialog was opened from. */
  scenario?: string | undefined
  /** The first call that the hours ask for. */
  call?: CallSlot | undefined
}

const { fields, hints, callTime, privacy } = leadForm

/** Every field is uncontrolled, so that values typed before hydration or by autofill stay (docs/decisions/0002). */
export function LeadFields({ errors, scenario, call, ...loans }: LeadFieldsProps) {
  const error = (field: keyof LeadForm) => {
    const code = errors[field]
    return code && { code, text: leadErrors[code] }
  }
  return (
    <>
      <div className={styles.pair}>
        <TextField
          label={fields.firstName}
          name={names.firstName}
          autoComplete="given-name"
          maxLength={leadLimits.name}
          aria-required={true}
          error={error('firstName')}
        />
        <TextField
          label={fields.lastName}
          name={names.lastName}
          autoComplete="family-name"
          maxLength={leadLimits.name}
          aria-required={true}
          error={error('lastName')}
        />
        <TextField
          label={fields.email}
          name={names.email}
          inputMode="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={leadLimits.email}
          aria-required={true}
          error={error('email')}
        />
        <TextField
          label={fields.phone}
          name={names.phone}
          type="tel"
          autoComplete="tel"
          maxLength={leadLimits.phone}
          hint={hints.phone}
          aria-required={true}
          error={error('phone')}
        />
      </div>
      <LoanTypeField {...loans} />
      {scenario && <p className="small">{leadForm.scenario(scenario)}</p>}
      <DualRange
        legend={callTime.legend}
        min={OPENING_HOUR}
        max={CLOSING_HOUR}
        from={{ name: names.from, label: callTime.from, defaultValue: DEFAULT_CALL_WINDOW.from }}
        to={{ name: names.to, label: callTime.to, defaultValue: DEFAULT_CALL_WINDOW.to }}
        valueText={formatHour}
        summary={callTime.range}
        ticks={hourMarks}
      />
      <p className={styles.first}>{call && callTime.first(dayText(call.day, dayInBelgrade(new Date())))}</p>
      <div>
        <Checkbox
          name={names.acceptsPolicies}
          label={<PrivacyLabel />}
          aria-required={true}
          error={error('acceptsPolicies')}
        />
        <Checkbox
          name={names.marketing}
          label={leadForm.marketing.label}
          defaultChecked={settings.marketingOptInDefault}
        />
      </div>
      <Honeypot />
    </>
  )
}

function LoanTypeField({ awaited, choices, preselected }: Omit<LeadFieldsProps, 'errors' | 'scenario' | 'call'>) {
  const { legend, hint, preselected: sentence } = leadForm.loanTypes
  if (awaited) return <div className={styles[awaited]} />
  if (preselected.length > 0)
    return <p className={styles.chosen}>{sentence(preselected.map(({ name }) => name).join(', '))}</p>
  if (choices.length === 0) return null
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  return <ChipGroup legend={legend} hint={hint} name={names.loanType} options={options} />
}

/** The two policies open in a new tab, so that nothing typed is lost. */
function PrivacyLabel() {
  return (
    <>
      {privacy.before}
      <a href={routes['privacy-policy']} target="_blank" rel="noopener">
        {privacy.privacyPolicy}
      </a>
      {privacy.between}
      <a href={routes['cookie-policy']} target="_blank" rel="noopener">
        {privacy.cookiePolicy}
      </a>
    </>
  )
}

/**
 * A field that only bots fill in: hidden, out of the tab order, and unknown to browsers and password managers. Its
 * class is among the inlined styles of every page, so it is hidden even before the whole sheet has loaded.
 */
function Honeypot() {
  return (
    <div className="visually-hidden" aria-hidden="true">
      <input
        name={names.honeypot}
        type="text"
        tabIndex={-1}
        autoComplete="off"
        data-1p-ignore=""
        data-bwignore=""
        data-lpignore="true"
        data-form-type="other"
      />
    </div>
  )
}
