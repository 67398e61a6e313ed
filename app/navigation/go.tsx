/** Shows the page at an address, after the navigate listener of boot has taken the navigation over. */
import type { ComponentType, ReactNode } from 'react'
import { fragmentTarget } from './fragment.ts'
import { writeHead } from './head.ts'
import { loadRoute } from './payload-fetch.ts'
import type { ReactSide } from './react-start.ts'
import { reload, reloadOnce } from './reload.ts'
import { markCurrent, showPage } from './shown-page.tsx'
import { loadStyles } from './styles.ts'
import { storeReferral } from './visit.ts'

/** What stands around every page that React draws, and what stands in its place when it cannot be had. */
export type Frame = {
  boundary: ComponentType<{ children: ReactNode }>
  failure: ComponentType
}

/** @returns the `go` of `ReactSide` */
export function createGo({ boundary: Boundary, failure: Failure }: Frame): ReactSide['go'] {
  let visits = 0
  return async (event, open) => {
    const { destination, signal } = event
    const { pathname, search, hash } = new URL(destination.url)
    const isSeenFromStart = event.navigationType !== 'traverse' && !hash
    if (event.navigationType === 'traverse' && isShownCalculator(pathname)) {
      close(open)
      return focusStart(hash)
    }
    if (isSeenFromStart && isApple) window.navigation?.transition?.finished.then(moveOnePixel, () => {}) // it was overtaken
    try {
      const [loaded] = await Promise.all([loadRoute(pathname), loadStyles()])
      if (signal.aborted) return
      if (!loaded) {
        reload(event) // not ours to draw, and nothing that could repeat itself: the server's page asks for none
        return untilReloaded()
      }
      const { view } = loaded.payload
      const Page = loaded.module.default
      close(open)
      writeHead(view) // before the page: one that cannot be drawn has another title
      showPage(
        // A new page each time, as from the server: the same one with another query starts with those figures.
        <Boundary key={++visits}>
          {/* Each route is typed by app/page-data.ts; a table of them forgets which is which. */}
          <Page data={view.data as never} today={view.today} search={search} />
        </Boundary>,
      )
      markCurrent(pathname)
      storeReferral()
      focusStart(hash)
    } catch (error) {
      if (signal.aborted) return
      console.error('[kreditokaz] page not loaded:', error)
      if (await reloadOnce(event)) return untilReloaded()
      if (signal.aborted) return
      close(open)
      showFailure(<Failure />)
      markCurrent(pathname)
    }
  }
}

/**
 * Whether the page of a path is the calculator that is there, which reads the steps of its address by itself: drawn anew,
 * it would forget what was typed into its tools.
 */
function isShownCalculator(path: string): boolean {
  const form = document.querySelector<HTMLFormElement>('[data-island=calculator][data-up] form')
  return form !== null && new URL(form.action).pathname === path
}

/** Shows what stands in place of a page that cannot be had, and lets whoever cannot see it hear of it. */
export function showFailure(failure: ReactNode): void {
  showPage(failure)
  focusStart('')
}

/** Never resolves: the old page stands still under the new address until the server's is there. */
function untilReloaded(): Promise<void> {
  return new Promise(() => {})
}

/**
 * Menus and dialogs close on every route change (specification §2); but what is being filled in stays, where it was opened
 * while the page was on its way.
 */
function close(ofLeftPage: Iterable<HTMLDialogElement>): void {
  for (const dialog of ofLeftPage) dialog.close()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!dialog.querySelector('form')) dialog.close()
  }
  // Of those that are closed it does nothing; a browser before popovers has no `:popover-open` to ask for.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.()
}

const isApple = navigator.vendor.startsWith('Apple') // WebKit, under whatever name

/**
 * Before https://bugs.webkit.org/show_bug.cgi?id=309542 was mended (March 2026), Safari goes on taking presses as if the
 * page stood where the one before was scrolled to. A move that is not the navigation's own puts that right.
 */
function moveOnePixel(): void {
  if (scrollY > 0) return // the visitor has moved it
  scrollBy({ top: 1, behavior: 'instant' })
  requestAnimationFrame(() => scrollBy({ top: -1, behavior: 'instant' }))
}

/** Screen readers read the new page's heading, and Tab goes on from there. */
function focusStart(hash: string): void {
  const target = fragmentTarget(hash) ?? document.querySelector('main h1')
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.blur() // where it has the focus already, the browser would take that back to the page
  target.focus({ preventScroll: true })
}
