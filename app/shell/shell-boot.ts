/** The scripts of the shell, which need no React. Part of boot, so every byte counts. */
import { closestTarget } from '#app/browser/closest-target.ts'
import { rangeShare } from '#app/ui/range-share.ts'

/**
 * Sets `aria-expanded` to whether a list is visible, be it by a press, hover or focus; and lets a closed list open on
 * hover or focus again once both have left it.
 */
export function syncDropdowns(): void {
  for (const item of document.querySelectorAll('[data-dropdown]')) {
    if (!item.matches(':hover,:focus-within')) item.removeAttribute('data-closed')
    const [button, list] = item.children as unknown as [Element, Element] // dropdown.tsx
    button.setAttribute('aria-expanded', String(getComputedStyle(list).display !== 'none'))
  }
}

/**
 * Escape closes a list opened by hover or focus, and following a link closes its list, on which the focus may remain.
 */
function bootDropdowns(): void {
  const close = (item: Element | null | undefined) => {
    item?.setAttribute('data-closed', '')
    item?.querySelector<HTMLElement>('[popover]')?.hidePopover?.() // the back/forward cache would restore it open
  }
  addEventListener('keydown', ({ key }) => {
    if (key !== 'Escape') return
    for (const item of document.querySelectorAll('[data-dropdown]:is(:hover,:focus-within)')) {
      close(item)
      if (item.contains(document.activeElement)) item.querySelector('button')?.focus() // the focused link is hidden now
    }
    syncDropdowns()
  })
  addEventListener('click', (event) => {
    const item = closestTarget(event, '[data-dropdown]')
    if (closestTarget(event, 'a')) close(item)
    syncDropdowns()
  })
  // Not pointerover: Firefox updates :hover only after it. Nor focusout: reading the style then hides the list that the
  // focus moves into, and WebKit drops the focus.
  for (const type of ['mouseover', 'mouseout', 'focusin', 'toggle']) {
    document.addEventListener(type, syncDropdowns, true)
  }
}

/** Fills the track of a slider up to its thumb; see `ui/range.tsx`. */
function bootRanges(): void {
  const fill = (range: HTMLInputElement) => range.style.setProperty('--p', rangeShare(range))
  addEventListener('input', (event) => {
    const range = closestTarget<HTMLInputElement>(event, 'input[type=range]')
    if (range) fill(range)
  })
  // Initially too: CSS can do that only in browsers with a typed attr(), and writing is cheaper than feature detection.
  for (const range of document.querySelectorAll<HTMLInputElement>('input[type=range]')) fill(range)
}

/** Moves the focus to the banner when it is reopened, announces the choice, and returns the focus. */
function bootBanner(): void {
  let asker: HTMLElement | undefined
  addEventListener('click', (event) => {
    const button = closestTarget(event, '[data-choice]')
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

export function bootShell(): void {
  bootDropdowns()
  bootRanges()
  bootBanner()
}
