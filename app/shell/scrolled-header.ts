import { whenIdle } from '#app/browser/when-idle.ts'

/** The header gets its shadow once the page has scrolled. */
export function markScrolledHeader(): void {
  const header = document.querySelector('header')
  const mark = () => header?.toggleAttribute('data-scrolled', scrollY > 0)
  addEventListener('scroll', mark)
  whenIdle(mark) // reading `scrollY` now would force a layout
}
