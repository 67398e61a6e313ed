import type { Lead } from '#core/lead/lead.ts'
import { parseLead } from '#core/lead/parse-lead.ts'
import { wireLeadOf } from './wire-lead.ts'

/** The lead of `wireLeadOf` after parsing, without loan types; every field can be overridden. */
export function leadOf(changes: Partial<Lead> = {}): Lead {
  const parsed = parseLead(wireLeadOf({ loan_types: [] }))
  if (!parsed.ok) throw new Error(`The lead of the tests is refused: ${JSON.stringify(parsed.errors)}`)
  return { ...parsed.lead, ...changes }
}
