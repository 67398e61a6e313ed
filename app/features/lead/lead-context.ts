/** What the lead form knows of the page around it, recorded before React has started. Part of boot. */
import { closestTarget } from '#app/browser/closest-target.ts'
import { isPointerMovement } from '#core/lead/pointer-movement.ts'

/** The spam rules use the first two to recognise a person (specification §5.8). */
export const leadContext: {
  /** Where a pointer first moved, or a finger first touched, on this page. */
  pointer?: { x: number; y: number } | undefined
  /** `performance.now()` when the form was first shown; kept until it is sent, so reopening does not reset it. */
  formShownAt?: number | undefined
  /** The button that opened the dialog last: its `data-product` preselects. */
  opener?: HTMLElement
} = {}

/** A tap may come without a move, so it counts; a mouse press without one may be a script's. */
function notePointer(event: PointerEvent): void {
  const isMove = event.type !== 'pointerdown' || event.pointerType !== 'mouse'
  if (isMove && isPointerMovement(event)) leadContext.pointer ??= { x: event.x, y: event.y }
}

export function bootLeadContext(): void {
  // The mouse's own event is also the only one that some programs for people with disabilities send.
  for (const type of ['pointermove', 'pointerdown', 'mousemove'])
    addEventListener(type, notePointer as EventListener, true)
  addEventListener(
    'click',
    (event) => {
      const opener = closestTarget(event, '[data-lead]')
      if (!opener) return
      leadContext.opener = opener
      leadContext.formShownAt ??= performance.now()
    },
    true,
  )
}
