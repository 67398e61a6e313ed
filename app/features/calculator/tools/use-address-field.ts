import { useEffect, useEffectEvent, useState } from 'react'
import { RESTED_MS, WRITE_AGAIN_MS } from '#app/features/calculator/use-calculator.ts'
import { useSessionValue } from '#app/visitor/use-session-value.ts'
import { parseDecimal } from '#core/money/decimal.ts'
import { minorText } from '#core/money/minor.ts'
import {
  isCounted,
  type NumberField,
  type NumberFieldOptions,
  type TypedKind,
  useNumberField,
  written,
} from './use-number-field.ts'

/** Where what was typed is kept: for this visit, and in the address. */
export type Places = { place: string; key: string }

/** By key, the place that has read it: what was meant in one currency must not come back in the other. */
const readers = new Map<string, string>()

/** As `useNumberField`; what differs from the start is in the address too, as a plain number. */
export function useAddressField(places: Places, kind: TypedKind, options: NumberFieldOptions): NumberField {
  const { key, place } = places
  const asked = useAsked(places)
  const field = useNumberField(place, kind, {
    ...options,
    asked: asked === undefined ? undefined : typedText(kind, asked),
  })
  const isStart = field.value === options.start && !field.isLost
  useInAddress(key, field.isLost ? field.text : isStart ? undefined : plainText(kind, field.value), (text) =>
    field.onChange(text === undefined ? startText(kind, options) : typedText(kind, text)),
  )
  return field
}

/** One of a few values, by their names in the address. */
export function useAddressChoice<Name extends string>(
  { key, place }: Places,
  names: Readonly<Record<Name, string>>,
  start: NoInfer<Name>,
): [Name, (next: Name) => void] {
  const asked = useAsked({ key, place })
  const named = (text: string | undefined) => (Object.keys(names) as Name[]).find((name) => names[name] === text) // forgets its keys
  const [chosen, setChosen] = useSessionValue<Name | undefined>(place, named(asked))
  const value = chosen ?? start
  useInAddress(key, value === start ? undefined : names[value], (text) => setChosen(named(text) ?? start))
  return [value, setChosen]
}

/** What the address asks for, where it is this place that reads it. */
export function useAsked({ key, place }: Places): string | undefined {
  const [asked] = useState(() => {
    if (typeof location === 'undefined' || (readers.get(key) ?? place) !== place) return undefined // rendered in a test
    return inAddress(key)
  })
  useEffect(() => {
    if (!readers.has(key)) readers.set(key, place)
  }, [key, place])
  return asked
}

function inAddress(key: string): string | undefined {
  return new URLSearchParams(location.search).get(key) ?? undefined
}

/** Keeps a key of the address; `take` gets what the address says after Back and Forward. */
export function useInAddress(key: string, value: string | undefined, take: (text: string | undefined) => void): void {
  useEffect(() => {
    let timer = 0
    const write = () => {
      if (inAddress(key) === value) return
      const query = new URLSearchParams(location.search)
      if (value === undefined) query.delete(key)
      else query.set(key, value)
      const text = query.toString()
      try {
        if (window.navigation?.transition) throw new Error('The page is being left.')
        history.replaceState(history.state, '', `${location.pathname}${text && `?${text}`}${location.hash}`)
      } catch {
        timer = window.setTimeout(write, WRITE_AGAIN_MS) // browsers refuse too many at once
      }
    }
    timer = window.setTimeout(write, RESTED_MS)
    return () => clearTimeout(timer)
  }, [key, value])

  const handleTravel = useEffectEvent(() => {
    const text = inAddress(key)
    if (text !== value) take(text)
  })
  useEffect(() => {
    addEventListener('popstate', handleTravel)
    return () => removeEventListener('popstate', handleTravel)
  }, [])
}

/** A number of the address as the field writes it; anything else stays as it is, to be refused in the field. */
function typedText(kind: TypedKind, text: string): string {
  if (!parseDecimal(text)) return text
  const value = Number(text)
  if (kind === 'percent') return Number.isInteger(value * 1000) ? written(kind, value) : text.replace('.', ',')
  if (isCounted(kind)) return text
  const minor = Math.round(value * 100)
  return Number.isSafeInteger(minor) ? written(kind, minor) : text
}

function plainText(kind: TypedKind, value: number | undefined): string {
  if (value === undefined) return ''
  return kind === 'EUR' || kind === 'RSD' ? minorText(value) : String(value)
}

function startText(kind: TypedKind, { start }: NumberFieldOptions): string {
  return start === undefined ? '' : written(kind, start)
}
