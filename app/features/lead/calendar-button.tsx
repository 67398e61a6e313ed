import { newKey } from '#app/browser/new-key.ts'
import { saveFile } from '#app/browser/save-file.ts'
import { Button } from '#app/ui/button.tsx'
import { leadForm } from '#content/lead-form.ts'
import { calendarFile as words } from '#content/promise.ts'
import { type CallSlot, slotEnd, slotStart } from '#core/lead/call-slot.ts'
import { iCalendar, utcMoment } from '#core/site/i-calendar.ts'

/** Saves the call as a calendar file, which is made here: nothing is asked of the server. */
export function CalendarButton({ call, phone }: { call: CallSlot; phone: string }) {
  const { calendar, file } = leadForm.success
  return (
    <Button
      tone="outline"
      size="small"
      icon="clock"
      onClick={() => saveFile(callCalendar(call, phone, new Date()), 'text/calendar', file)}
    >
      {calendar}
    </Button>
  )
}

/** It does not mark the visitor as busy: a call takes minutes. The number of the enquiry, which the mail's file has, is not known here. */
function callCalendar(call: CallSlot, phone: string, at: Date): string {
  return iCalendar({
    product: 'Poziv',
    method: 'PUBLISH',
    events: [
      [
        ['UID', `poziv-${newKey()}@${location.host}`],
        ['DTSTAMP', utcMoment(at)],
        ['DTSTART', utcMoment(slotStart(call))],
        ['DTEND', utcMoment(slotEnd(call))],
        ['SUMMARY', { text: words.summary }],
        ['DESCRIPTION', { text: words.description(phone) }],
        ['TRANSP', 'TRANSPARENT'],
      ],
    ],
  })
}
