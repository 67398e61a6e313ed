import { expect, test } from 'vitest'
import type { LeadEvent } from './history.ts'
import { progressOf, promisedSlots, tallyOf } from './promise-outcomes.ts'

const MONDAY = { day: '2026-11-30', from: 10, to: 16 }
const TUESDAY = { day: '2026-12-01', from: 9, to: 10 }
const later = new Date('2026-12-24T12:00:00Z')

/** A history of kinds at moments of Belgrade's winter, `30T10:42`. */
function history(...events: [kind: LeadEvent['kind'], at: string, slot?: LeadEvent['slot']][]): LeadEvent[] {
  return events.map(([kind, at, slot], index) => ({
    seq: index + 1,
    at: new Date(`${Number(at.slice(0, 2)) < 20 ? '2026-12' : '2026-11'}-${at}:00+01:00`),
    kind,
    actor: 'advisor-1',
    slot,
  }))
}

const answeredLater = history(
  ['promised', '27T09:30', MONDAY],
  ['no-answer', '30T10:42'],
  ['call-at', '30T10:43', TUESDAY],
  ['talked', '01T09:03'],
)

test('every promised slot is judged by itself, with the minutes to its first try', () => {
  expect(promisedSlots(answeredLater, later)).toEqual([
    { slot: MONDAY, outcome: 'kept', firstTryMinutes: 42 },
    { slot: TUESDAY, outcome: 'kept', firstTryMinutes: 3 },
  ])
  const moved = history(['promised', '27T09:30', MONDAY], ['moved', '27T11:00', TUESDAY])
  expect(promisedSlots(moved, new Date('2026-11-30T08:00:00Z'))).toMatchObject([
    { outcome: 'released' },
    { outcome: 'open' },
  ])
  expect(promisedSlots(moved, later)).toMatchObject([{ outcome: 'released' }, { outcome: 'broken' }])
})

test('a slot that was promised while it was open counts its minutes from the promise', () => {
  const within = history(['promised', '30T12:00', MONDAY], ['talked', '30T12:04'])
  expect(progressOf(within, later)).toMatchObject({ tries: 1, firstTryMinutes: 4 })
})

test('the progress of an enquiry counts all its calls, also those of earlier times and outside a promised slot', () => {
  expect(progressOf(answeredLater, later)).toMatchObject({
    enquiry: { state: 'talked' },
    tries: 2,
    firstTryMinutes: 42,
  })
  const tooEarly = history(['promised', '27T09:30', MONDAY], ['no-answer', '27T10:00'], ['moved', '27T11:00', TUESDAY])
  expect(progressOf(tooEarly, later)).toMatchObject({ tries: 1, firstTryMinutes: undefined })
  expect(progressOf([], later)).toMatchObject({ enquiry: { state: 'new' }, tries: 0 })
})

test('a tally counts each outcome, and has the median of the minutes', () => {
  const slots = [answeredLater, answeredLater, history(['promised', '27T09:30', MONDAY])]
  expect(tallyOf(slots.flatMap((one) => promisedSlots(one, later)))).toEqual({
    kept: 4,
    broken: 1,
    open: 0,
    released: 0,
    firstTryMinutes: 3,
  })
  expect(tallyOf([])).toMatchObject({ kept: 0, firstTryMinutes: undefined })
})
