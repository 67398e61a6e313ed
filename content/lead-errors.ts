import type { LeadErrorCode } from '#core/lead/validation.ts'

/** What a visitor reads at a field of the lead form: the catalogue of the specification, §5 and §8. */
export const leadErrors = {
  error_empty_field: 'Ne možete ostaviti polje prazno.',
  error_invalid_email: 'Unesite validnu email adresu.',
  error_invalid_phone: 'Unesite validan broj telefona.',
  error_tos_not_accepted: 'Morate prihvatiti uslove korišćenja.',
} satisfies Record<LeadErrorCode, string>
