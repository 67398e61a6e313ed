import { expect, test } from 'vitest'
import { iCalendar, utcMoment } from './i-calendar.ts'

test('events stand in one file, with text escaped and moments in UTC', () => {
  const file = iCalendar({
    product: 'Rata',
    method: 'PUBLISH',
    events: [
      [
        ['UID', 'a@b'],
        ['SUMMARY', { text: 'Nova rata; proverite, pa\nplatite' }],
      ],
      [['DTSTAMP', utcMoment(new Date('2026-11-30T09:00:00.123Z'))]],
    ],
  })
  expect(file.split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Kreditokaz//Rata//SR',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    'UID:a@b',
    String.raw`SUMMARY:Nova rata\; proverite\, pa\nplatite`,
    'END:VEVENT',
    'BEGIN:VEVENT',
    'DTSTAMP:20261130T090000Z',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test('no line is longer than 75 octets, and unfolded the text is whole', () => {
  const text = `Usklađivanje šestomesečne stope ${'žćčšđ'.repeat(40)}`
  const file = iCalendar({ product: 'Rata', method: 'PUBLISH', events: [[['SUMMARY', { text }]]] })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`SUMMARY:${text}\r\n`)
})
