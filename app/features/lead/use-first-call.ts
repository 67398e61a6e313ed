import { type RefObject, useCallback, useState } from 'react'
import { nextCall } from '#core/lead/call-queue.ts'
import type { CallSlot } from '#core/lead/call-slot.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { names } from './form-fields.ts'

/** The first call that the hours in the form ask for; undefined until `find` has read them. */
export function useFirstCall(form: RefObject<HTMLFormElement | null>, calendar: WorkingCalendar) {
  const [call, setCall] = useState<CallSlot>()
  const find = useCallback(() => {
    if (!form.current) return
    const fields = new FormData(form.current)
    const window = { from: Number(fields.get(names.from)), to: Number(fields.get(names.to)) }
    setCall(nextCall(window, new Date(), calendar))
  }, [form, calendar])
  return { call, find }
}
