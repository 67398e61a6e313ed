import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dayInBelgrade } from '#core/money/date.ts'
import type { CallSlot } from './call-slot.ts'
import { type EnquiryAction, type EnquiryRole, kindOf, possibleActions } from './enquiry-act.ts'
import { type Enquiry, enquiryAfter, isOpen, type LeadEvent, MOST_TRIES } from './history.ts'

const SLOT: CallSlot = { day: '2026-11-30', from: 10, to: 16 }
const start = Date.parse('2026-11-30T06:00:00Z')

type Step = { role: EnquiryRole; pick: number; advisor: number; afterMinutes: number }

const anySteps = fc.array(
  fc.record<Step>({
    role: fc.constantFrom('visitor', 'advisor'),
    pick: fc.nat(10),
    advisor: fc.integer({ min: 1, max: 5 }),
    afterMinutes: fc.integer({ min: 0, max: 2000 }),
  }),
  { maxLength: 25 },
)

/** A history of acts that were possible, each when it was done. */
function historyOf(steps: Step[]): LeadEvent[] {
  const history: LeadEvent[] = [{ seq: 1, at: new Date(start), kind: 'promised', actor: 'system', slot: SLOT }]
  let at = start
  for (const { role, pick, advisor, afterMinutes } of steps) {
    at += afterMinutes * 60_000
    const possible = actionsOf(enquiryAfter(history), role)
    const action = possible[pick % Math.max(1, possible.length)]
    if (action === undefined) continue
    const actor = role === 'visitor' ? 'visitor' : (`advisor-${advisor}` as const)
    const slot =
      action === 'move' || action === 'call-at' ? { ...SLOT, day: dayInBelgrade(new Date(at + 86_400_000)) } : undefined
    history.push({ seq: history.length + 1, at: new Date(at), kind: kindOf[action], actor, slot })
  }
  return history
}

function actionsOf(enquiry: Enquiry, role: EnquiryRole): Exclude<EnquiryAction, 'erase'>[] {
  return possibleActions(enquiry, role, true).filter((action) => action !== 'erase')
}

/** Every state of a history, from before its first event on. */
const statesOf = (history: LeadEvent[]) => history.map((_, index) => enquiryAfter(history.slice(0, index + 1)))

const holds = (property: (history: LeadEvent[], states: Enquiry[]) => void) =>
  fc.assert(
    fc.property(anySteps, (steps) => {
      const history = historyOf(steps)
      property(history, statesOf(history))
    }),
  )

describe('whatever happens', () => {
  test('what is closed stays closed: only somebody who could not be reached comes back', () => {
    holds((_, states) => {
      for (const [index, before] of states.entries()) {
        const after = states[index + 1]
        if (after && !isOpen(before) && before.state !== 'unreachable') expect(after.state).toBe(before.state)
      }
    })
  })

  test('each act leads to the state of its name, and to no other', () => {
    const expected = {
      moved: 'moved',
      cancelled: 'cancelled',
      'not-mine': 'not-mine',
      claimed: 'claimed',
      'call-at': 'claimed',
      talked: 'talked',
      'not-for-us': 'not-for-us',
    } as const
    holds((history, states) => {
      for (const [index, { kind }] of history.entries()) {
        if (kind in expected) expect(states[index]?.state).toBe(expected[kind as keyof typeof expected])
        if (kind === 'no-answer') expect(['tried', 'unreachable']).toContain(states[index]?.state)
        if (kind === 'news-confirmed') expect(states[index]?.state).toBe(states[index - 1]?.state)
      }
    })
  })

  test('tries count to three, and nobody is unreachable before the third on a second day', () => {
    holds((_, states) => {
      for (const { tries, triedOn, state } of states) {
        expect(tries).toBeLessThanOrEqual(MOST_TRIES)
        expect(triedOn.length).toBeLessThanOrEqual(Math.max(tries, triedOn.length))
        if (state === 'unreachable') expect([tries, triedOn.length >= 2]).toEqual([MOST_TRIES, true])
      }
    })
  })

  test('a visitor’s new time gives the advisors their tries back', () => {
    holds((history, states) => {
      for (const [index, { kind }] of history.entries()) if (kind === 'moved') expect(states[index]?.tries).toBe(0)
    })
  })

  test('the number of changes never falls, and rises with every change of the time', () => {
    holds((history, states) => {
      for (const [index, { kind }] of history.entries()) {
        const rises = kind === 'moved' || kind === 'call-at' || kind === 'cancelled'
        expect((states[index]?.changes ?? 0) - (states[index - 1]?.changes ?? 0)).toBe(rises ? 1 : 0)
      }
    })
  })

  test('a promise is kept or broken once, and never both', () => {
    holds((history, states) => {
      for (const [index, { slot }] of history.entries()) {
        const before = states[index - 1]?.promise
        if (slot === undefined && (before === 'kept' || before === 'broken'))
          expect(states[index]?.promise).toBe(before)
      }
    })
  })

  test('a claim of what is claimed is not possible', () => {
    holds((_, states) => {
      for (const enquiry of states) {
        if (enquiry.state === 'claimed') expect(actionsOf(enquiry, 'advisor')).not.toContain('claim')
      }
    })
  })
})

describe('a call at', () => {
  const tried = (at: string) =>
    enquiryAfter([
      { seq: 1, at: new Date(start), kind: 'promised', actor: 'system', slot: SLOT },
      { seq: 2, at: new Date(at), kind: 'no-answer', actor: 'advisor-2', slot: undefined },
    ])

  test.each([
    ['before the window keeps the promise open', '2026-11-30T08:59:59Z', 'open'],
    ['its first moment keeps it', '2026-11-30T09:00:00Z', 'kept'],
    ['its last moment keeps it', '2026-11-30T14:59:59Z', 'kept'],
    ['its end is too late', '2026-11-30T15:00:00Z', 'broken'],
  ])('%s', (_, at, promise) => {
    expect(tried(at)).toMatchObject({ promise, state: 'tried', tries: 1, claimedBy: 2 })
  })
})

test('three tries on one day are not yet the end, a fourth on another is', () => {
  const at = (day: number) => new Date(start + day * 86_400_000)
  const history: LeadEvent[] = [0, 0, 0, 1].map((day, index) => ({
    seq: index + 1,
    at: at(day),
    kind: 'no-answer',
    actor: 'advisor-1',
    slot: undefined,
  }))
  expect(enquiryAfter(history.slice(0, 3))).toMatchObject({ state: 'tried', tries: 3 })
  expect(enquiryAfter(history)).toMatchObject({ state: 'unreachable', tries: 3 })
})
