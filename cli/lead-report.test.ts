import { expect, test } from 'vitest'
import { nextCall } from '#core/lead/call-queue.ts'
import { enquiryAfter } from '#core/lead/history.ts'
import { wireLead } from '#core/lead/wire.ts'
import { canaryLead } from '#server/leads/store/canary-lead.ts'
import { leadOf } from '#tests/support/lead-of.ts'
import { leadSheet, promiseReport, queueTable } from './lead-report.ts'

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
    enquiry: enquiryAfter([]),
    call: nextCall(lead.callWindow, now, weekdays),
  }))
  const claim = { seq: 1, at: now, kind: 'claimed', actor: 'advisor-2', slot: undefined } as const
  const talked = { ...claim, seq: 2, kind: 'talked' } as const
  const closed = { ...kept, id: 13, enquiry: enquiryAfter([claim, talked]), call: undefined }
  const names = new Map([[1, 'Stambeni kredit']])
  expect(queueTable([...queue, closed], { names, waiting: new Set([10]), all: 6, closed: 0, now })).toBe(
    `
Br.  Kada zvati               Stanje                    Ime i prezime    Telefon       Vrsta kredita       Preporuka   Primljeno          Obaveštenje
9    SADA, do 16:00           novo                      Ana Anić         064 123 4567  Stambeni kredit, 9  agencija-7  20.11.2026. 11:00
10   danas 14:00–16:00        novo                      Ana Anić         064 123 4567  —                   —           20.11.2026. 11:00  ČEKA
11   24.11.2026. 09:00–12:00  novo                      Ana Anić         064 123 4567  Stambeni kredit, 9  agencija-7  20.11.2026. 11:00
12   PROBA                    novo                      Proba Kanarinac  060 000 0000  —                   canary-1    20.11.2026. 11:00
13   —                        razgovarano (savetnik 2)  Ana Anić         064 123 4567  Stambeni kredit, 9  agencija-7  20.11.2026. 11:00

Prikazano 5 od 6.`.trim(),
  )
  const none = { names, waiting: new Set<number>(), all: 0, closed: 0, now }
  expect(queueTable([], none)).toBe('Nema upita.')
  expect(queueTable([], { ...none, closed: 3 })).toBe('Nema upita. Zaključenih među njima: 3 (list --all).')
})

const untold = { loanTypeNames: [], deliveries: [], history: [], now, calendar: weekdays }

test('a very long name does not push the other columns of the queue off the screen', () => {
  const endless = { ...kept, firstName: '😀'.repeat(127), lastName: 'Ć'.repeat(255) }
  const queue = [endless, kept].map((lead) => ({
    ...lead,
    id: 1,
    enquiry: enquiryAfter([]),
    call: nextCall(lead.callWindow, now, weekdays),
  }))
  const table = queueTable(queue, { names: new Map(), waiting: new Set(), all: 2, closed: 0, now })
  expect(table).toContain(`${'😀'.repeat(39)}…  064 123 4567`)
  expect(Math.max(...table.split('\n').map((line) => [...line].length))).toBeLessThan(200)
  expect(leadSheet({ ...endless, id: 1 }, untold)).toContain(`${endless.firstName} ${endless.lastName}`)
})

test('the sheet of a lead shows every field, and the state of each notification', () => {
  const lead = { ...kept, id: 7 }
  const sheet = leadSheet(lead, {
    ...untold,
    loanTypeNames: ['Stambeni kredit'],
    deliveries: [
      { channel: 'mail', deliveredAt: new Date('2026-11-20T10:01:00Z'), attempts: 1, lastError: undefined },
      { channel: 'webhook', deliveredAt: undefined, attempts: 3, lastError: 'HTTP-500' },
    ],
  })
  for (const value of Object.values(wireLead(lead))) if (typeof value === 'string') expect(sheet).toContain(value)
  expect(sheet).toContain(`
Stanje:             novo
Sledeći poziv:      SADA, do 16:00
Pokušaja poziva:    0
Prvi pokušaj:       —
Vrsta kredita:      Stambeni kredit
Novosti i ponude:   da, nije potvrđeno: ne slati
Preporuka:          agencija-7
Mail savetnicima:   stiglo 20.11.2026. 11:01
Webhook:            čeka, pokušaja: 3, poslednja greška: HTTP-500`)
  expect(leadSheet(lead, untold)).toMatch(/Obaveštenja: nijedno [^\n]*$/)
})

test('the sheet says how far an enquiry has come, and all that has happened', () => {
  const event = { actor: 'system', slot: undefined, key: undefined, note: undefined } as const
  const slot = { day: '2026-11-23', from: 10, to: 12 }
  const history = [
    { ...event, seq: 1, at: new Date('2026-11-20T10:00:00Z'), kind: 'promised', slot },
    {
      ...event,
      seq: 2,
      at: new Date('2026-11-20T10:05:00Z'),
      kind: 'news-confirmed',
      actor: 'visitor',
      note: '2026-11-27',
    },
    { ...event, seq: 3, at: new Date('2026-11-23T09:07:00Z'), kind: 'no-answer', actor: 'advisor-2' },
  ] as const
  const sheet = leadSheet({ ...kept, id: 7 }, { ...untold, history })
  expect(sheet).toContain(`
Stanje:             pokušaj 1 (savetnik 2)
Sledeći poziv:      24.11.2026. 10:00–12:00
Pokušaja poziva:    1
Prvi pokušaj:       7 min od početka obećanog razdoblja
`)
  expect(sheet).toContain('Novosti i ponude:   da, potvrđeno iz poruke\n')
  expect(sheet).toContain(`
Šta se dešavalo:
  20.11.2026. 11:00  sajt:        obećan poziv 23.11.2026. 10:00–12:00
  20.11.2026. 11:05  klijent:     potvrđene novosti (tekst od 2026-11-27)
  23.11.2026. 10:07  savetnik 2:  nije se javio`)
})

test('the report of a month counts what became of its promises', () => {
  expect(promiseReport('2026-11', { kept: 38, broken: 3, open: 1, released: 4, firstTryMinutes: 12 })).toBe(
    `
Obećani pozivi tokom novembra 2026.
    38  održano: zvali smo u obećanom razdoblju
     3  nije održano: razdoblje je prošlo bez pokušaja
     1  još traje ili tek dolazi
     4  pre kraja pomereno, otkazano ili zaključeno

Održano 38 od 41 (92,7%).
Prvi pokušaj: polovina najkasnije 12 min od početka razdoblja.
Pokušaj koji savetnik nije zabeležio računa se kao neodržano obećanje. Obrisani upiti se ne broje.`.trim(),
  )
  const nothing = { kept: 0, broken: 0, open: 2, released: 0, firstTryMinutes: undefined }
  expect(promiseReport('2026-11', nothing)).toContain('Nijedno obećano razdoblje još nije prošlo.')
})
