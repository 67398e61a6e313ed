import { type FormEvent, useId, useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { DualRange } from '#app/ui/dual-range.tsx'
import fieldStyles from '#app/ui/field.module.css'
import { enquiryPage } from '#content/enquiry-page.ts'
import { leadForm } from '#content/lead-form.ts'
import { type CallSlot, daysToChoose, earliestHour } from '#core/lead/call-slot.ts'
import { CLOSING_HOUR, DEFAULT_CALL_WINDOW, formatHour, hourMarks, OPENING_HOUR } from '#core/lead/call-window.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import styles from './enquiry-panel.module.css'

type NewSlotProps = {
  calendar: WorkingCalendar
  legend: string
  isBusy: boolean
  onChoose: (slot: CallSlot) => void
  onBack: () => void
}

const words = enquiryPage.newSlot

/** Chooses another day and window, of those that the business has. */
export function NewSlot({ calendar, legend, isBusy, onChoose, onBack }: NewSlotProps) {
  const [now] = useState(() => new Date())
  const days = daysToChoose(now, calendar)
  const [day, setDay] = useState(days[0] ?? '')
  const id = useId()
  const first = earliestHour(day, now)
  const from = Math.max(first, DEFAULT_CALL_WINDOW.from)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    onChoose({ day, from: Number(fields.get('from')), to: Number(fields.get('to')) })
  }
  return (
    <form onSubmit={handleSubmit}>
      <fieldset className={styles.slot}>
        <legend>{words.legend}</legend>
        <div className={fieldStyles.field}>
          <label className={fieldStyles.label} htmlFor={id}>
            {words.day}
          </label>
          <select id={id} className={styles.select} value={day} onChange={(event) => setDay(event.target.value)}>
            {days.map((one) => (
              <option key={one} value={one}>
                {enquiryPage.day(one)}
              </option>
            ))}
          </select>
        </div>
        <DualRange
          key={first}
          legend={legend}
          min={first}
          max={CLOSING_HOUR}
          from={{ name: 'from', label: leadForm.callTime.from, defaultValue: Math.min(from, CLOSING_HOUR - 1) }}
          to={{ name: 'to', label: leadForm.callTime.to, defaultValue: Math.max(DEFAULT_CALL_WINDOW.to, from + 1) }}
          valueText={formatHour}
          summary={leadForm.callTime.range}
          ticks={hourMarks.slice(first - OPENING_HOUR)}
        />
        <div className={styles.actions}>
          <Button type="submit" disabled={isBusy} state={isBusy ? 'busy' : undefined}>
            {words.confirm}
          </Button>
          <Button tone="text" onClick={onBack}>
            {words.back}
          </Button>
        </div>
      </fieldset>
    </form>
  )
}
