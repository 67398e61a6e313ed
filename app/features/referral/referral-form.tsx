import { type FormEvent, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { referralTexts } from '#content/referral.ts'
import { routes } from '#core/site/routes.ts'
import { REFERRAL_QUERY, referralCode } from '#core/visit/referral.ts'
import styles from './referral-activation.module.css'

/** A form for typing a code. It uses GET: the code goes into the address, as if its link had been opened. */
export function ReferralForm() {
  const [isRefused, setIsRefused] = useState(false)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    const input = event.currentTarget.querySelector('input')
    if (!input) return
    input.value = input.value.trim() // before the browser serialises the form
    if (referralCode(input.value)) return
    event.preventDefault()
    setIsRefused(true)
    input.focus()
  }

  const { label, hint, submit } = referralTexts.none
  return (
    <form
      action={routes['referrer-activation']}
      method="get"
      className={styles.form}
      onSubmit={handleSubmit}
      noValidate
    >
      <TextField
        label={label}
        hint={hint}
        name={REFERRAL_QUERY}
        error={isRefused ? { code: 'error_invalid_referral', text: referralTexts.invalid.error } : undefined}
        onInput={() => setIsRefused(false)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <Button type="submit">{submit}</Button>
    </form>
  )
}
