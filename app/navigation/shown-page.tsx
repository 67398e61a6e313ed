/** The page in `<main>`: the server's HTML first, what React draws after every navigation. */

import type { ReactNode } from 'react'
import { StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'
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
  if (!root) {
    dropIslands(main)
    root = createRoot(main, { identifierPrefix: 'page' })
  }
  const shown = root
  flushSync(() => shown.render(<StrictMode>{page}</StrictMode>))
}

/** Says in the shell which of its links is the page that is shown. */
export function markCurrent(path: string): void {
  const main = mainElement()
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (main.contains(link)) continue
    // Not by the attribute: a link that carried a referral has the whole address in it.
    if (link.origin === location.origin && link.pathname === path) link.setAttribute('aria-current', 'page')
    else link.removeAttribute('aria-current')
  }
}
