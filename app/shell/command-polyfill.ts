/**
 * `command`/`commandfor` and `closedby` for browsers without them (Chrome before 135, Firefox before 144, Safari before
 * 26.4), and popovers for those without (Chrome before 114, Firefox before 125, Safari before 17), and what older ones
 * do not do with folded sections. Boot loads this file only there.
 */
import { noteLeaving } from '#app/delivery/reload.ts'
import { bootFolds } from './fold-polyfill.ts'

/** Handles a press on a button for a dialog or popover; boot passes in the last click before this file had loaded. */
export function handlePress({ target, detail }: Event & { detail?: number }): void {
  if (!(target instanceof Element)) return
  if (!('commandForElement' in HTMLButtonElement.prototype)) command(target.closest('button[commandfor]'), detail !== 0)
  if (isOld) toggle(target)
}
addEventListener('click', handlePress)

function command(button: Element | null, isByMouse: boolean): void {
  const target = button && document.getElementById(button.getAttribute('commandfor') ?? '')
  if (!(target instanceof HTMLDialogElement)) return
  if (button?.getAttribute('command') !== 'show-modal') target.close()
  else if (!target.open) {
    open(target)
    // WebKit draws a focus ring around the first control even after a press of the mouse; Tab leads there from here.
    if (isByMouse) focusWithoutRing(target)
  }
}

function focusWithoutRing(dialog: HTMLDialogElement): void {
  dialog.tabIndex = -1
  dialog.style.outline = 'none'
  dialog.focus({ preventScroll: true })
}

/** Before Chrome 132, Firefox 133 and Safari 26 a dialog fires no toggle events. */
function open(dialog: HTMLDialogElement): void {
  let hasTold = false
  dialog.addEventListener('beforetoggle', () => (hasTold = true), { once: true })
  dialog.showModal()
  if (hasTold) return
  for (const type of ['beforetoggle', 'toggle']) dialog.dispatchEvent(new Event(type))
}

// Press and release both on the backdrop: a text selection that ends outside must not close the dialog.
let pressed: EventTarget | null = null
addEventListener('pointerdown', (event) => {
  pressed = isOnBackdrop(event) ? event.target : null
})
addEventListener('click', (event) => {
  if (pressed === event.target && isOnBackdrop(event)) (event.target as HTMLDialogElement).close() // isOnBackdrop
})

function isOnBackdrop({ target, clientX, clientY }: MouseEvent): boolean {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute('closedby') !== 'any') return false
  const box = target.getBoundingClientRect()
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom
}

// The style sheet shows a popover with `data-open` in browsers without popovers.
const isOld = !('popover' in HTMLElement.prototype)

function show(popover: Element | null): void {
  const shown = document.querySelector('[popover][data-open]')
  shown?.removeAttribute('data-open')
  if (popover !== shown) popover?.setAttribute('data-open', '')
  ;(popover ?? shown)?.dispatchEvent(new Event('toggle')) // shell-boot.ts updates `aria-expanded`
}

function toggle(target: Element): void {
  const button = target.closest('button[popovertarget]')
  if (button) show(document.getElementById(button.getAttribute('popovertarget') ?? ''))
  else if (!target.closest('[popover]') || target.closest('a')) show(null)
}
addEventListener('keydown', ({ key }) => {
  if (isOld && key === 'Escape') show(null)
})

// Some of them lack the Navigation API too, through which navigate.ts learns that a link was followed.
addEventListener('click', ({ target }) => {
  const link = (target as Element).closest?.('a')
  if (!window.navigation && link?.origin === location.origin && !link.target) noteLeaving()
})

bootFolds()
