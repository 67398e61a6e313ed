import { Checkbox } from '#app/ui/checkbox.tsx'
import { ChipGroup } from '#app/ui/choice-group.tsx'
import { DualRange } from '#app/ui/dual-range.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { leadErrors } from '#content/lead-errors.ts'
import { leadForm } from '#content/lead-form.ts'
import { settings } from '#content/settings.ts'
import { CLOSING_HOUR, DEFAULT_CALL_WINDOW, formatHour, hourMarks, OPENING_HOUR } from '#core/lead/call-window.ts'
import { type LoanType, leadLimits } from '#core/lead/lead.ts'
import type { LeadForm, LeadFormErrors } from '#core/lead/validation.ts'
import { routes } from '#core/site/routes.ts'
import { names } from './form-fields.ts'
import styles from './lead-dialog.module.css'

export type LeadFieldsProps = {
  errors: LeadFormErrors
  /** What the list of kinds, still on its way, will show: its place is kept. */
  awaited?: 'choices' | 'chosen'
  /** Kinds of loan to choose from; empty where the opening button named one, or the list cannot be had. */
  choices: LoanType[]
  /** Names of the kinds that the opening button chose. */
  preselected: LoanType[]
  /** The calculation that the dialog was opened from. */
  scenario?: string | undefined
}

const { fields, hints, callTime, privacy } = leadForm

/** Every field is uncontrolled: what was typed before React, or written by autofill, stays (docs/decisions/0002). */
export function LeadFields({ errors, scenario, ...loans }: LeadFieldsProps) {
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

function LoanTypeField({ awaited, choices, preselected }: Omit<LeadFieldsProps, 'errors' | 'scenario'>) {
  const { legend, hint, preselected: sentence } = leadForm.loanTypes
  if (awaited) return <div className={styles[awaited]} />
  if (preselected.length > 0) return <p>{sentence(preselected.map(({ name }) => name).join(', '))}</p>
  if (choices.length === 0) return null
  const options = choices.map(({ id, name }) => ({ value: String(id), label: name }))
  return <ChipGroup legend={legend} hint={hint} name={names.loanType} options={options} />
}

/** The two policies open beside the form, so that nothing typed is left behind. */
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
 * A field that no person meets and no browser or password manager knows: out of sight, out of the tab order. Its
 * class stands in every page's own styles, so that it is hidden even where the whole sheet comes late.
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
