import { closestTarget } from '#app/browser/closest-target.ts'
import { syncDropdowns } from './shell-boot.ts'

/**
 * From 1280 px on hover and focus open a list of the header, not a press (specification §2.14): once the mouse has left
 * one that it pressed, neither the press nor the focus that it gave keeps the list open.
 */
export function releaseDropdowns(): void {
  let pressed: HTMLElement | null | undefined
  addEventListener('click', (event) => {
    if (event.detail) pressed = closestTarget(event, '[data-dropdown]') // else by a key
  })
  document.addEventListener('mouseout', () => {
    if (!pressed || pressed.matches(':hover') || !matchMedia('(min-width:1280px) and (hover:hover)').matches) return
    pressed.querySelector<HTMLElement>('[popover]')?.hidePopover?.()
    pressed.querySelector('button')?.blur()
    pressed = undefined
    syncDropdowns()
  })
}
