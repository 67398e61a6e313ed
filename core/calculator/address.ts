/** The keys of a calculator's address: those of contract §6.1 and our own additions. */
import { fields } from './fields.ts'
import { options } from './options.ts'

/** For visitors without JavaScript: `plan=meseci` shows the schedule with all months, `plan=csv` downloads it. */
export const SCHEDULE_KEY = 'plan'
/** A value of `plan`. */
export const BY_MONTH = 'meseci'
/** The other value. */
export const AS_FILE = 'csv'

/** `ucesce-kao=iznos`: the deposit was entered as a sum, kept when the price changes. `ucesce` still is the percentage. */
export const DEPOSIT_KEY = 'ucesce-kao'
/** Its value. */
export const AS_SUM = 'iznos'

/** The value for the usual amount of a cost. */
export const USUAL = 'da'

/** The open drawers of the form, separated by hyphens: `otvoreno=podaci-troskovi`. */
export const OPEN_KEY = 'otvoreno'
/** The drawers, of more fields and of the other costs, by their names in the address. */
export const drawers = { more: 'podaci', costs: 'troskovi' } as const
/** A drawer of the form. */
export type Drawer = keyof typeof drawers
/** The drawers for which something holds, in their order. */
export function openWhere(isOpen: (drawer: Drawer) => boolean): Drawer[] {
  return (Object.keys(drawers) as Drawer[]).filter(isOpen) // Object.keys forgets its key type
}

/** `pocetak=mesecno`: the calculator begins with what can be paid every month. Only the browser reads it. */
export const DOOR_KEY = 'pocetak'
/** Its value. */
export const MONTHLY = 'mesecno'

/** Every key, each once. */
export const calculatorKeys: readonly string[] = [
  ...Object.values(options).map(({ key }) => key),
  ...new Set(
    Object.values(fields).flatMap(({ key = [] }) => (typeof key === 'object' ? Object.values<string>(key) : key)),
  ),
  DEPOSIT_KEY,
  SCHEDULE_KEY,
  OPEN_KEY,
]
