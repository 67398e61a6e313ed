/** Whatever is drawn between the down and the up of a press may move what is pressed, and the press is lost. */
const PRESSED = ':is(a, button, label, summary):active'
const LOOK_AGAIN_MS = 50

/** Resolves between two presses: what moves a page is drawn then. */
export async function nothingPressed(): Promise<void> {
  while (document.querySelector(PRESSED)) await new Promise((resolve) => setTimeout(resolve, LOOK_AGAIN_MS))
}
