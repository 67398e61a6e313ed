import type { LeadErrorCode } from '#core/lead/validation.ts'

/** What a visitor reads at a field of the lead form: specification §8.1 to §8.4. */
export const leadErrors = {
  error_empty_field: 'Ne možete ostaviti polje prazno.',
  error_invalid_email: 'Unesite validnu email adresu.',
  error_invalid_phone: 'Unesite validan broj telefona.',
  error_tos_not_accepted: 'Morate prihvatiti uslove korišćenja.',
} satisfies Record<LeadErrorCode, string>
