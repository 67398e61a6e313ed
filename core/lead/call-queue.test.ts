import { expect, test } from 'vitest'
import { callQueue, dueCall, nextCall } from './call-queue.ts'

const weekdays = { weekdays: [1, 2, 3, 4, 5], daysOff: [] }
const friday10 = new Date('2026-11-20T09:30:00Z') // 10:30 in Belgrade, winter time
const lead = (name: string, from: number, to: number, createdAt = '2026-11-19T10:00:00Z') => ({
  name,
  callWindow: { from, to },
  createdAt: new Date(createdAt),
})

test.each([
  { when: 'before the window', at: '2026-11-20T08:59:00Z', call: { isNow: false, day: '2026-11-20' } },
  { when: 'at its first minute', at: '2026-11-20T09:00:00Z', call: { isNow: true, day: '2026-11-20' } },
  { when: 'in its last minute', at: '2026-11-20T14:59:00Z', call: { isNow: true, day: '2026-11-20' } },
  { when: 'after it, on a Friday', at: '2026-11-20T15:00:00Z', call: { isNow: false, day: '2026-11-23' } },
  { when: 'on a Saturday', at: '2026-11-21T11:00:00Z', call: { isNow: false, day: '2026-11-23' } },
  { when: 'on a holiday', at: '2026-11-11T11:00:00Z', call: { isNow: false, day: '2026-11-12' } },
  { when: 'in summer time', at: '2026-07-01T08:00:00Z', call: { isNow: true, day: '2026-07-01' } },
  {
    when: 'after midnight in Belgrade, before it in London',
    at: '2026-11-19T23:30:00Z',
    call: { isNow: false, day: '2026-11-20' },
  },
])('$when the next call is on $call.day', ({ at, call }) => {
  expect(nextCall({ from: 10, to: 16 }, new Date(at), weekdays)).toEqual({ ...call, from: 10, to: 16 })
})

test('open windows come first, those that close soonest at the top, then the next to open', () => {
  const queue = callQueue(
    [
      lead('later today, for long', 14, 17),
      lead('later today', 14, 16),
      lead('now, closes late', 9, 17),
      lead('next Monday', 9, 10),
      lead('now, closes soon, new', 10, 11, '2026-11-20T09:00:00Z'),
      lead('now, closes soon, old', 9, 11),
      lead('soon', 11, 18),
    ],
    friday10,
    weekdays,
  )
  expect(queue.map(({ name }) => name)).toEqual([
    'now, closes soon, old',
    'now, closes soon, new',
    'now, closes late',
    'soon',
    'later today',
    'later today, for long',
    'next Monday',
  ])
})

test('what was arranged is the call, and once it is over the same hours of the next working day', () => {
  const arranged = { day: '2026-11-23', from: 12, to: 14 }
  const due = (at: string) => dueCall({ callWindow: { from: 9, to: 10 }, arranged }, new Date(at), weekdays)
  expect(due('2026-11-20T09:30:00Z')).toEqual({ isNow: false, ...arranged })
  expect(due('2026-11-23T11:30:00Z')).toEqual({ isNow: true, ...arranged })
  expect(due('2026-11-23T13:00:00Z')).toEqual({ isNow: false, day: '2026-11-24', from: 12, to: 14 })
})
