/** The page in `<main>`: the server's HTML first, what React draws after every navigation. */

import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ignoreSecondPress } from './second-press.ts'
import { dropIslands } from './wake.tsx'

let root: Root | undefined

/** The element that holds the page; the shell around it stays. */
export function mainElement(): HTMLElement {
  const main = document.getElementById('main-content')
  if (!main) throw new Error('The page has no #main-content: the document is not one of ours.')
  return main
}

/** Puts a page into `<main>`, in one frame. */
export function showPage(page: ReactNode): void {
  const main = mainElement()
  if (window.navigation?.transition?.navigationType === 'traverse') keepStill()
  if (!root) {
    dropIslands(main)
    root = createRoot(main, { identifierPrefix: 'page' })
  }
  const shown = root
  flushSync(() => shown.render(<StrictMode>{page}</StrictMode>))
  ignoreSecondPress()
}

/**
 * Keeps the window where it is until the browser has brought back the place where the other page was left. Otherwise a
 * shorter page moves it up, or other content along, and Chromium notes that as the place: back from the end of a long page
 * would end at the bottom of the other.
 */
function keepStill(): void {
  const { scrollHeight, style } = document.documentElement
  style.minHeight = `${scrollHeight}px`
  style.overflowAnchor = 'none'
  const letGo = () => {
    style.minHeight = ''
    style.overflowAnchor = ''
  }
  requestAnimationFrame(() => requestAnimationFrame(letGo))
}

/** Says in the shell which of its links is the page that is shown, and takes back what they carried there. */
export function markCurrent(path: string): void {
  const main = mainElement()
  // The skip link is a step within the page, whichever it is: it carries nothing and is nobody's current page.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    if (main.contains(link) || link.origin !== location.origin) continue
    if (link.search) link.search = '' // the code of a referral; whether it goes along is decided anew with every press
    // Not by the attribute: a link that carried one has the whole address in it. As from the server (nav-links.tsx), a link
    // in a sentence is not marked, nor one to a place of the page.
    if (link.pathname === path && !link.hash && !link.closest('p, label')) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
