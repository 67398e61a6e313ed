import type { TariffName } from '#core/facts/tariffs.ts'

/** Query keys of costs besides interest and fee; the value is an amount, or `da` for the usual one. */
export const costKeys = {
  'credit-report': 'biro',
  'promissory-note': 'menica',
  appraisal: 'procena',
  'pledge-statement': 'overa',
  'mortgage-entry': 'upis',
  'mortgage-entry-tax': 'taksa',
  'title-extract': 'izvod',
  'property-insurance': 'osiguranje',
  'loan-insurance': 'nkosk',
  'life-insurance': 'zivotno',
  account: 'racun',
  'vehicle-pledge': 'zaloga',
  'vehicle-insurance': 'kasko',
  'payment-insurance': 'osiguranje-otplate',
  other: 'drugi',
} as const satisfies Record<TariffName | 'other', string>

/**
 * For visitors without JavaScript: `plan=meseci` shows the plan with all months, `plan=csv` downloads it.
 */
export const PLAN_KEY = 'plan'
export const BY_MONTH = 'meseci' // a value of `plan`
export const AS_FILE = 'csv' // the other value

/** `ucesce-kao=iznos`: the deposit was entered as a sum, kept when the price changes. `ucesce` still is the percentage. */
export const DEPOSIT_KEY = 'ucesce-kao'
export const AS_SUM = 'iznos' // its value

/** The open drawers of the form, separated by hyphens: `otvoreno=podaci-troskovi`. */
export const OPEN_KEY = 'otvoreno'
export const drawers = ['podaci', 'troskovi'] as const
/** `podaci` holds more fields, `troskovi` the other costs. */
export type Drawer = (typeof drawers)[number]

/**
 * Query keys of the calculators: those of contract §6.1 and our own additions (kind of rate, index, margin, fixed
 * period, deposit entered as a sum, other costs, plan, open drawers).
 */
export const calculatorKeys = [
  'cena',
  'iznos',
  'valuta',
  'ucesce',
  DEPOSIT_KEY,
  'rok',
  'vrsta',
  'kamata',
  'indeks',
  'marza',
  'fiksno',
  'naknada',
  'otplata',
  'grejs',
  PLAN_KEY,
  OPEN_KEY,
  ...Object.values(costKeys),
] as const
