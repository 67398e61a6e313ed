import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { nextInstalmentTool as words } from '#content/next-instalment-tool.ts'
import { formatDate, type IsoDate, isIsoDate } from '#core/money/date.ts'
import { type Places, useAsked, useInAddress } from './use-address-field.ts'

/** A day in a tool. */
export type DayState = {
  /** As in the field, which is empty while the day is not whole. */
  text: string
  /** The day of the start while the field's is refused. */
  value: IsoDate
  error: { code: string; text: string } | undefined
  isLost: boolean
  onChange: (text: string) => void
}

type DayOptions = { start: IsoDate; min: IsoDate; max: IsoDate }

/** A day that is in the address, too, where it differs from the start. */
export function useAddressDay({ key, place }: Places, { start, min, max }: DayOptions): DayState {
  const asked = useAsked({ key, place })
  const [typed, setTyped] = useSessionValue<string | undefined>(place, asked)
  const text = typed ?? start
  const why = refusal(text, min, max)
  useInAddress(key, text === start ? undefined : text, (next) => setTyped(next ?? start))
  return {
    text,
    value: why === undefined ? text : start,
    error: why === undefined ? undefined : { code: 'day', text: why },
    isLost: why !== undefined,
    onChange: setTyped,
  }
}

function refusal(text: string, min: IsoDate, max: IsoDate): string | undefined {
  if (!isIsoDate(text)) return words.day.missing
  if (text < min) return words.day.early(formatDate(min))
  return text > max ? words.day.late(formatDate(max)) : undefined
}
