/** What the shell does before React and without it. Part of boot, so every byte counts. */
import { around, onFollow } from '#app/navigation/around.ts'
import { whenIdle } from '#app/navigation/when-idle.ts'
import { rangeShare } from '#app/ui/range-share.ts'
import { MENU_ID } from './menu-id.ts'

/** The header gets its shadow once the page has scrolled. */
function bootHeader(): void {
  const mark = () => document.body.toggleAttribute('data-scrolled', scrollY > 4)
  addEventListener('scroll', mark)
  whenIdle(mark) // asked now, the browser would lay out the page for it
}

/**
 * Says in `aria-expanded` which lists are seen, whether a press, the mouse or the focus opened them; and lets those open
 * again that were closed, once both the mouse and the focus have left.
 */
export function syncDropdowns(): void {
  for (const item of document.querySelectorAll('[data-dropdown]')) {
    if (!item.matches(':hover,:focus-within')) item.removeAttribute('data-closed')
    const [button, list] = item.children as unknown as [Element, Element] // dropdown.tsx
    button.setAttribute('aria-expanded', String(getComputedStyle(list).display !== 'none'))
  }
}

/**
 * Escape closes what hover or focus opened, and following a link closes its list. A list that closes loses the mouse while
 * the focus is still on its link.
 */
function bootDropdowns(): void {
  const close = (item: Element | null | undefined) => item?.setAttribute('data-closed', '')
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const item of document.querySelectorAll('[data-dropdown]:is(:hover,:focus-within)')) {
      close(item)
      if (item.contains(document.activeElement)) item.querySelector('button')?.focus() // its link is gone from sight
    }
    syncDropdowns()
  })
  addEventListener('click', (event) => {
    const item = around(event, '[data-dropdown]')
    if (around(event, 'a')) close(item)
    syncDropdowns()
  })
  // Firefox knows what is under the mouse only after `pointerover`.
  for (const type of ['mouseover', 'mouseout', 'focusin', 'focusout', 'toggle']) {
    document.addEventListener(type, syncDropdowns, true)
  }
}

/** Fills the track of a slider up to the thumb while it moves; see `ui/range.tsx`. */
function bootRanges(): void {
  const fill = (range: HTMLInputElement) => range.style.setProperty('--p', rangeShare(range))
  addEventListener('input', (event) => {
    const range = around<HTMLInputElement>(event, 'input[type=range]')
    if (range) fill(range)
  })
  // The first state: drawn by CSS where it can, and cheaper to write again than to ask.
  for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) fill(range)
}

/** The maps app of iOS, the `geo:` of Android (specification §2); everyone else keeps the https address of the HTML. */
function bootMaps(): void {
  const { userAgent, maxTouchPoints } = navigator
  const isApple = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1) // iPadOS says Mac
  const scheme = isApple ? 'maps:?q=' : /Android/.test(userAgent) ? 'geo:0,0?q=' : undefined
  if (!scheme) return
  const adapt = (link: HTMLAnchorElement) => {
    link.href = scheme + link.dataset.map
  }
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-map]')) adapt(link)
  onFollow('a[data-map]', adapt) // drawn later, by navigation
}

/** The banner takes the focus when it is asked back, says what was chosen, and gives the focus back. */
function bootBanner(): void {
  let asker: HTMLElement | undefined
  addEventListener('click', (event) => {
    const button = around(event, '[data-choice]')
    const choice = button?.dataset.choice
    if (!choice) return
    if (choice === 'again') {
      asker = button
      document.querySelector<HTMLElement>('[data-banner]')?.focus()
    } else {
      const said = document.querySelector<HTMLElement>('[data-said]')
      if (said) said.textContent = said.dataset[choice] ?? ''
      asker?.focus({ preventScroll: true })
    }
  })
}

/** Menus close with the page: Back may bring it as it was left, out of the browser's cache. */
function bootMenus(): void {
  addEventListener('pagehide', () => {
    document.querySelector<HTMLDialogElement>(`#${MENU_ID}`)?.close()
    for (const list of document.querySelectorAll<HTMLElement>('[popover]')) list.hidePopover?.()
  })
}

/** Starts all of it. */
export function bootShell(): void {
  bootHeader()
  bootDropdowns()
  bootRanges()
  bootMaps()
  bootBanner()
  bootMenus()
}
