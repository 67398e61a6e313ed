/**
 * The table of route names and paths (specification §2.1).
 *
 * Calculators have a trailing slash, the others have none; the server redirects the other spelling with 308.
 */
export const routes = {
  home: '/',
  'about-us': '/o-nama',
  'car-loan': '/auto-kredit',
  'cash-loan': '/kes-kredit',
  'housing-loan': '/stambeni-kredit',
  contact: '/kontakt',
  'cookie-policy': '/politika-upotrebe-kolacica',
  'privacy-policy': '/politika-privatnosti',
  'car-loan-calculator': '/kredit-kalkulator/auto-kredit/',
  'cash-loan-calculator': '/kredit-kalkulator/kes/',
  'housing-loan-calculator': '/kredit-kalkulator/stambeni/',
  'referrer-activation': '/referrer-activation',
} as const

/** Name of one of the 12 routes. */
export type RouteName = keyof typeof routes

/** Name of one of the calculators. */
export type CalculatorName = Extract<RouteName, `${string}-calculator`>

/** Canonical path of one of the 12 routes. */
export type RoutePath = (typeof routes)[RouteName]

/** A page that can be rendered: a route, or the not-found page. */
export type PageName = RouteName | 'not-found'

/** Every route name, in the order of specification §2.1. */
export const routeNames = Object.keys(routes) as RouteName[] // Object.keys loses the key type

const namesByPath = new Map<string, RouteName>(routeNames.map((name) => [routes[name], name]))

/** Whether a page is a calculator, which takes its figures from the query. */
export function isCalculator(name: PageName): name is CalculatorName {
  return name.endsWith('-calculator')
}

/** The route at exactly this path (without query), or undefined. */
export function routeAt(path: string): RouteName | undefined {
  return namesByPath.get(path)
}

/**
 * The canonical form of a path that differs from a route only in its trailing slash.
 *
 * @returns the path to redirect to, or undefined when the path is canonical or not a route
 */
export function otherSpelling(path: string): RoutePath | undefined {
  if (path.endsWith('//')) return undefined // one slash less would be a page
  const name = routeAt(path.endsWith('/') ? path.slice(0, -1) : `${path}/`)
  return name && routes[name]
}

/** Path of a page's payload, without a double slash: `/kredit-kalkulator/kes/_payload.json`, `/_payload.json`. */
export function payloadPath(path: string): string {
  return beside(path, '_payload.json')
}

/** Path of the island props that a page's document leaves out: `/kredit-kalkulator/kes/_props.json`. */
export function propsPath(path: string): string {
  return beside(path, '_props.json')
}

function beside(path: string, file: string): string {
  return `${path.replace(/\/$/, '')}/${file}`
}
