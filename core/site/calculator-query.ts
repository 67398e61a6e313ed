import type { TariffName } from '#core/facts/tariffs.ts'

/** Costs beside interest and fee, each under a key of its own; the value is an amount, or `da` for the usual one. */
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
 * For those without JavaScript, whom no button serves: `plan=meseci` opens every year of the plan on its months,
 * `plan=csv` answers it as a file.
 */
export const PLAN_KEY = 'plan'
export const BY_MONTH = 'meseci' // a value of `plan`
export const AS_FILE = 'csv' // the other one

/** `ucesce-kao=iznos`: the deposit was given as a sum, which stays when the price changes. Its percentage says how much. */
export const DEPOSIT_KEY = 'ucesce-kao'
export const AS_SUM = 'iznos' // its value

/** Which drawers of the form are open, with hyphens between them: `otvoreno=podaci-troskovi`. */
export const OPEN_KEY = 'otvoreno'
export const drawers = ['podaci', 'troskovi'] as const
/** Name of a drawer: of more fields, or of the other costs. */
export type Drawer = (typeof drawers)[number]

/**
 * Keys of a calculator's address: those of the contract, and ours for what it does not name (kind of rate, index,
 * margin, fixed period, deposit given as a sum, other costs, plan by month, open drawers).
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
