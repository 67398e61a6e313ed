/**
 * The visitor's own calculation in the margin of a loan page. Nothing is stored for it: calculators write their figures
 * to their address, and the browser itself remembers the addresses of this tab. Without the Navigation API the example
 * stays.
 */
import { routeAt } from '#core/site/routes.ts'
import { notLoaded } from './delivery/not-loaded.ts'

const isRoom = matchMedia('(min-width: 80rem)') // as in margin-notes.module.css

let hide: (() => void) | undefined

/** Replaces the example in the margin, if there is one, by the last calculation of its loan. */
export function showOwnCalculation(): void {
  hide?.()
  hide = undefined
  const calculate = document.querySelector<HTMLAnchorElement>('main aside a')
  const search = calculate && isRoom.matches && lastQuery(calculate.pathname)
  if (!calculate || !search) return
  import('./own-result.tsx')
    .then(async ({ ownResult }) => {
      const result = await ownResult(calculate.pathname, search)
      // By then the page may have been left, or this asked anew.
      if (result && !hide && calculate.isConnected) hide = result.showAfter(calculate)
    })
    .catch(notLoaded('own calculation'))
}

/** Shows it from now on, also in a window that becomes wide and on a page that comes back from the browser's cache. */
export function bootOwnCalculation(): void {
  showOwnCalculation()
  isRoom.addEventListener('change', showOwnCalculation)
  addEventListener('pageshow', showOwnCalculation)
}

/** The query of the last entry in the tab's history for a calculator that was not left as it starts. */
function lastQuery(path: string): string | undefined {
  if (!routeAt(path)?.endsWith('-loan-calculator')) return undefined
  const entries = window.navigation?.entries() ?? []
  const addresses = entries.flatMap(({ url }) => (url === null ? [] : new URL(url)))
  return addresses.reverse().find(({ pathname, search }) => pathname === path && search !== '')?.search
}
