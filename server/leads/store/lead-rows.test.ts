import { expect, test } from 'vitest'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadRow, storedLead } from './lead-rows.ts'

const row = { ...leadRow(leadOf({ loanTypeIds: [] }), 'key', new Date(0)), id: 1, referral_id: null }

test.each([
  ['10:00', '16:00', { from: 10, to: 16 }],
  ['10:00:00', '16:00:00', { from: 10, to: 16 }], // PostgreSQL's
  ['10:30', '10:45:00', { from: 10, to: 11 }], // somebody's hand
])('a row whose call may be from %s to %s is read', (from, to, callWindow) => {
  expect(storedLead({ ...row, available_from: from, available_to: to }, [])).toMatchObject({ callWindow })
})
