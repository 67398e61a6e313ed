import { expect, test } from 'vitest'
import { nextCall } from '#core/lead/call-queue.ts'
import { wireLead } from '#core/lead/wire.ts'
import { canaryLead } from '#server/leads/store/canary-lead.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadSheet, queueTable } from './lead-report.ts'

const weekdays = { weekdays: [1, 2, 3, 4, 5], daysOff: [] }
const now = new Date('2026-11-23T11:30:00Z') // a Monday, half past twelve in Belgrade
const kept = {
  ...leadOf({ loanTypeIds: [1, 9], referralId: 'agencija-7' }),
  createdAt: new Date('2026-11-20T10:00:00Z'),
}

test('the queue shows for each lead when to call, about what, and whether an advisor has yet to be notified', () => {
  const later = { ...kept, loanTypeIds: [], referralId: null, callWindow: { from: 14, to: 16 } }
  const over = { ...kept, callWindow: { from: 9, to: 12 } }
  const canary = { ...kept, ...canaryLead(), referralId: 'canary-1' }
  const queue = [kept, later, over, canary].map((lead, index) => ({
    ...lead,
    id: 9 + index,
    call: nextCall(lead.callWindow, now, weekdays),
  }))
  const names = new Map([[1, 'Stambeni kredit']])
  expect(queueTable(queue, { names, waiting: new Set([10]), all: 5, now })).toBe(
    `
Br.  Kada zvati               Ime i prezime    Telefon       Vrsta kredita       Preporuka   Primljeno          Obaveštenje
9    SADA, do 16:00           Ana Anić         064 123 4567  Stambeni kredit, 9  agencija-7  20.11.2026. 11:00
10   danas 14:00–16:00        Ana Anić         064 123 4567  —                   —           20.11.2026. 11:00  ČEKA
11   24.11.2026. 09:00–12:00  Ana Anić         064 123 4567  Stambeni kredit, 9  agencija-7  20.11.2026. 11:00
12   PROBA                    Proba Kanarinac  060 000 0000  —                   canary-1    20.11.2026. 11:00

Prikazano 4 od 5.`.trim(),
  )
  expect(queueTable([], { names, waiting: new Set(), all: 0, now })).toBe('Nema upita.')
})

test('a very long name does not push the other columns of the queue off the screen', () => {
  const endless = { ...kept, firstName: '😀'.repeat(127), lastName: 'Ć'.repeat(255) }
  const queue = [endless, kept].map((lead) => ({ ...lead, id: 1, call: nextCall(lead.callWindow, now, weekdays) }))
  const table = queueTable(queue, { names: new Map(), waiting: new Set(), all: 2, now })
  expect(table).toContain(`${'😀'.repeat(39)}…  064 123 4567`)
  expect(Math.max(...table.split('\n').map((line) => [...line].length))).toBeLessThan(200)
  expect(leadSheet({ ...endless, id: 1 }, [], [], now, weekdays)).toContain(`${endless.firstName} ${endless.lastName}`)
})

test('the sheet of a lead shows every field, and the state of each notification', () => {
  const lead = { ...kept, id: 7 }
  const sheet = leadSheet(
    lead,
    ['Stambeni kredit'],
    [
      { channel: 'mail', deliveredAt: new Date('2026-11-20T10:01:00Z'), attempts: 1, lastError: undefined },
      { channel: 'webhook', deliveredAt: undefined, attempts: 3, lastError: 'HTTP-500' },
    ],
    now,
    weekdays,
  )
  for (const value of Object.values(wireLead(lead))) if (typeof value === 'string') expect(sheet).toContain(value)
  expect(sheet).toContain(`
Sledeći poziv:      SADA, do 16:00
Vrsta kredita:      Stambeni kredit
Novosti i ponude:   da
Preporuka:          agencija-7
Mail savetnicima:   stiglo 20.11.2026. 11:01
Webhook:            čeka, pokušaja: 3, poslednja greška: HTTP-500`)
  expect(leadSheet(lead, [], [], now, weekdays)).toMatch(/Obaveštenja: nijedno [^\n]*$/)
})
