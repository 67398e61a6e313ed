/** The page in `<main>`: first the server's HTML, after a navigation a React root. */

import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
import { ignoreSecondPress } from '#app/browser/double-click-guard.ts'
import { dropIslands } from '#app/hydration/hydrate.tsx'

let root: Root | undefined

/** The element that holds the page; the shell around it stays. */
export function mainElement(): HTMLElement {
  const main = document.querySelector('main')
  if (!main) throw new Error('The page has no <main>: the document is not one of ours.')
  return main
}

/** Renders a page into `<main>`, synchronously, so that no half-drawn frame is seen. */
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
 * Keeps the scroll position until the browser has restored that of the other page. Otherwise a shorter page or scroll
 * anchoring would change it first, and Chromium would save that: Back from the end of a long page would end at the
 * bottom of the other.
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

/** Marks the shell's links to the current page, and removes the referral codes they carried. */
export function markCurrent(path: string): void {
  const main = mainElement()
  // Not the skip link, which stays within the page.
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]:not([href^="#"])')) {
    if (main.contains(link) || link.origin !== location.origin) continue
    if (link.search) link.search = '' // a referral code; visit.ts decides at every press whether to add it
    // Not by `href`, which is absolute once a link has carried a code. As on the server (nav-links.tsx), a link in a
    // sentence or to a fragment is not marked.
    if (link.pathname === path && !link.hash && !link.closest('p, label')) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
