/** A layout shift between pointerdown and pointerup may move the pressed element away, and no click follows. */
const PRESSED = ':is(a, button, label, summary):active'
const LOOK_AGAIN_MS = 50

/** Resolves when nothing is being pressed: the time to render what shifts the layout. */
export async function nothingPressed(): Promise<void> {
  while (document.querySelector(PRESSED)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
}
