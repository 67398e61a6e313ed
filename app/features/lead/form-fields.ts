/** Reads the lead form from its DOM fields at submit, so that values written by autofill count too. */
import { cleanName, cleanText } from '#core/lead/clean-text.ts'
import type { LoanType } from '#core/lead/lead.ts'
import type { LeadForm } from '#core/lead/validation.ts'
import { type WireLead, wireLead } from '#core/lead/wire.ts'

/** Names of the fields in their form. The honeypot's name means nothing, so that no browser fills it. */
export const names = {
  firstName: 'firstName',
  lastName: 'lastName',
  email: 'email',
  phone: 'phone',
  from: 'from',
  to: 'to',
  loanType: 'loanType',
  acceptsPolicies: 'acceptsPolicies',
  marketing: 'marketing',
  honeypot: 'kz7',
} as const

function text(fields: FormData, name: string, clean = cleanText): string {
  const value = fields.get(name)
  return typeof value === 'string' ? clean(value) : ''
}

/** The values that validation looks at. */
export function checkedFields(fields: FormData): LeadForm {
  return {
    firstName: text(fields, names.firstName, cleanName),
    lastName: text(fields, names.lastName, cleanName),
    email: text(fields, names.email),
    phone: text(fields, names.phone),
    acceptsPolicies: fields.has(names.acceptsPolicies),
  }
}

/** The lead to send, with the loan types that were ticked or that the opening button preselected. */
export function leadToSend(fields: FormData, preselected: LoanType[], referralId: string | null): WireLead {
  const { firstName, lastName, email, phone } = checkedFields(fields)
  const ticked = fields.getAll(names.loanType).map(Number)
  return wireLead({
    firstName,
    lastName,
    email,
    phone,
    callWindow: { from: Number(fields.get(names.from)), to: Number(fields.get(names.to)) },
    isSubscribedToMarketing: fields.has(names.marketing),
    loanTypeIds: preselected.length > 0 ? preselected.map(({ id }) => id) : ticked,
    referralId,
  })
}
