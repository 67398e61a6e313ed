import type { Lead } from '#core/lead/lead.ts'
import { parseLead } from '#core/lead/parse-lead.ts'
import { wireLeadOf } from './wire-lead.ts'

/** The lead of `wireLeadOf` as the server takes it, about no loan; every field can be changed. */
export function leadOf(changes: Partial<Lead> = {}): Lead {
  const parsed = parseLead(wireLeadOf({ loan_types: [] }))
  if (!parsed.ok) throw new Error('The lead of the tests is refused.')
  return { ...parsed.lead, ...changes }
}
