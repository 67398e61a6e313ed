/** The rules of the lead form (specification §5.1 to §5.4), the same in the browser and on the server. */
import { cleanText } from './clean-text.ts'
import { leadLimits } from './lead.ts'

/** Why a field was refused; the texts are in `content/lead-errors.ts`. */
export type LeadErrorCode =
  | 'error_empty_field'
  | 'error_invalid_email'
  | 'error_invalid_phone'
  | 'error_tos_not_accepted'

/** The form's fields that have a rule. */
export type LeadForm = {
  firstName: string
  lastName: string
  email: string
  phone: string
  /** The checkbox for the privacy and cookie policies. */
  acceptsPolicies: boolean
}

/** The error of each invalid field. */
export type LeadFormErrors = Partial<Record<keyof LeadForm, LeadErrorCode>>

// RFC 5322 atoms; no quoted local parts, which are not used in practice and are usually typing errors. None of RFC 6531
// either (letters beyond ASCII): a mail to or about such an address arrives only where every server on its way has SMTPUTF8.
const LOCAL_PART = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
// Letters of any script, as in domains under .xn--90a3ac (Serbian in Cyrillic); at least two labels, the last not a
// number.
const DOMAIN =
  /^(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?\.)+(?!\p{N}+$)[\p{L}\p{N}][\p{L}\p{N}-]{0,61}[\p{L}\p{N}]$/u
// Specification §5.3, digits only. Its separate case, 6 and eight digits, is covered by 1–9 and 7–8 more.
const PHONE = /^(?:0|381)?[1-9]\d{7,8}$/

/** `error_empty_field` when the name is blank. */
export function nameError(name: string): LeadErrorCode | undefined {
  return cleanText(name) === '' ? 'error_empty_field' : undefined
}

/**
 * `error_invalid_email` unless the text is an address: a local part of at most 64 characters and a domain with a dot.
 *
 * @example emailError('ana@primer') // 'error_invalid_email'
 */
export function emailError(email: string): LeadErrorCode | undefined {
  const address = cleanText(email)
  const at = address.lastIndexOf('@')
  const local = address.slice(0, Math.max(at, 0))
  const isAddress =
    address.length <= leadLimits.email &&
    local.length <= leadLimits.emailLocalPart &&
    LOCAL_PART.test(local) &&
    DOMAIN.test(address.slice(at + 1))
  return isAddress ? undefined : 'error_invalid_email'
}

/**
 * `error_invalid_phone` unless the digits are an optional 0 or 381, then 6 and eight digits, or 1–9 and 7–8 more.
 * All other characters are ignored.
 *
 * @example phoneError('+381 64/123-45-67') // undefined
 */
export function phoneError(phone: string): LeadErrorCode | undefined {
  return PHONE.test(phone.replaceAll(/\D/g, '')) ? undefined : 'error_invalid_phone'
}

/** The errors of all invalid fields, in the order of the form; empty when the form is valid. */
export function leadFormErrors(form: LeadForm): LeadFormErrors {
  const errors: [keyof LeadForm, LeadErrorCode | undefined][] = [
    ['firstName', nameError(form.firstName)],
    ['lastName', nameError(form.lastName)],
    ['email', emailError(form.email)],
    ['phone', phoneError(form.phone)],
    ['acceptsPolicies', form.acceptsPolicies ? undefined : 'error_tos_not_accepted'],
  ]
  return Object.fromEntries(errors.filter(([, code]) => code !== undefined))
}
