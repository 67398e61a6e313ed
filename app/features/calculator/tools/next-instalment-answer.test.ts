import { expect, test } from 'vitest'
import { comingInstalments, type RunningLoan, resetDays } from '#core/loan/next-instalment.ts'
import { nextInstalmentAnswer } from './next-instalment-answer.ts'
import { resetCalendar } from './reset-calendar.ts'

const loan: RunningLoan = {
  balance: 80_000_00,
  monthsLeft: 300,
  marginPercent: 2,
  index: { present: 2, next: 3 },
  due: '2026-12-15',
  reset: { day: '2027-03-01', everyMonths: 6 },
}

test.each<[string, Partial<RunningLoan>, string]>([
  [
    'with a reset ahead',
    {},
    'Sledeća rata (15.12.2026.) iznosi 422,27 EUR, kao i ona posle nje. Posle usklađivanja (01.03.2027.), uz indeks 3,00%, rata je 467,30 EUR: 45,03 EUR više.',
  ],
  [
    'between which the reset lies',
    { reset: { day: '2027-01-01', everyMonths: 6 } },
    'Sledeća rata (15.12.2026.) iznosi 422,27 EUR, a ona posle nje 467,55 EUR.',
  ],
  ['by one index throughout', { index: { present: 3, next: 3 } }, 'iznosi 467,67 EUR, kao i ona posle nje.'],
  ['a lower index', { index: { present: 3, next: 2 } }, 'EUR manje.'],
  ['of which it is the last', { monthsLeft: 1 }, 'iznosi 80.266,67 EUR i poslednja je.'],
])('the next instalment, %s', (_, changed, sentence) => {
  const running = { ...loan, ...changed }
  expect(nextInstalmentAnswer(running, comingInstalments(running), 'EUR').replaceAll('\u00a0', ' ')).toContain(sentence)
})

test('the calendar has a whole day for each reset, with a link to what is left then', () => {
  const running = { ...loan, monthsLeft: 14 }
  const file = resetCalendar(resetDays(running, comingInstalments(running)), {
    host: 'kreditokaz.rs',
    at: new Date('2026-11-27T20:00:00Z'),
    linkOf: ({ day, balance, monthsLeft }) => `https://kreditokaz.rs/?dan=${day}&dug=${balance}&rata=${monthsLeft}`,
  })
  expect(file.match(/^DTSTART.*$/gm)).toEqual(['DTSTART;VALUE=DATE:20270301', 'DTSTART;VALUE=DATE:20270901'])
  const unfolded = file.replaceAll('\r\n ', '')
  expect(unfolded).toMatch(/URL:https:\/\/kreditokaz\.rs\/\?dan=2027-03-01&dug=\d+&rata=11\r\n/)
  expect(new Set(unfolded.match(/^UID:.*$/gm)).size).toBe(2)
})
