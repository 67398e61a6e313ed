/** Renders the page of a navigation that boot's navigate listener has intercepted. */
import type { ComponentType, ReactNode } from 'react'
import { foldOf } from '#app/browser/folds.ts'
import { fragmentTarget } from '#app/delivery/fragment.ts'
import { reload, reloadOnce } from '#app/delivery/reload.ts'
import { loadStyles } from '#app/delivery/style-sheet.ts'
import { storeReferral } from '#app/visitor/visit.ts'
import { writeHead } from './head.ts'
import { loadRoute } from './load-route.ts'
import { markCurrent, showPage } from './shown-page.tsx'

/** The error boundary around every page that React renders, and the error page for one that fails to load. */
export type Frame = {
  boundary: ComponentType<{ children: ReactNode }>
  failure: ComponentType
}

/**
 * Renders the page of a navigation.
 *
 * @param open dialogs open when the navigation began: they close; a form opened since then stays
 */
export type Go = (event: NavigateEvent, open: Iterable<HTMLDialogElement>) => Promise<void>

export function createGo({ boundary: Boundary, failure: Failure }: Frame): Go {
  let visits = 0
  return async (event, open) => {
    const { destination, signal } = event
    const { pathname, search, hash } = new URL(destination.url)
    const isSeenFromStart = event.navigationType !== 'traverse' && !hash
    if (event.navigationType === 'traverse' && isShownCalculator(pathname)) {
      close(open)
      return focusStart(hash)
    }
    // `finished` rejects if another navigation overtakes this one.
    if (isSeenFromStart && isApple) window.navigation?.transition?.finished.then(moveOnePixel, () => {})
    try {
      const [loaded] = await Promise.all([loadRoute(pathname), loadStyles()])
      if (signal.aborted) return
      if (!loaded) {
        reload(event) // cannot loop: the server's page needs no navigation of ours
        return untilReloaded()
      }
      const { view } = loaded.payload
      const Page = loaded.module.default
      close(open)
      writeHead(view) // before the page: the error page in place of a page that throws sets its own title
      showPage(
        // A new key each time, as if from the server: the same calculator with another query starts with those figures.
        <Boundary key={++visits}>
          {/* PageDataOf types each route's data; loaded by name, the component's own type is lost. */}
          <Page data={view.data as never} today={view.today} search={search} />
        </Boundary>,
      )
      if (isSeenFromStart) scrollTo(0, 0) // Chromium before 132, at least, leaves the position of the page before
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
 * Whether a path is that of the calculator on screen, which follows its query by itself: rendered anew, it would lose
 * what was typed into its tools.
 */
function isShownCalculator(path: string): boolean {
  const form = document.querySelector<HTMLFormElement>('[data-island=calculator][data-hydrated] form')
  return form !== null && new URL(form.action).pathname === path
}

/** Shows an error page, and moves the focus to its heading so that screen readers announce it. */
export function showFailure(failure: ReactNode): void {
  showPage(failure)
  focusStart('')
}

/** Never resolves: the navigation stays open until the reload replaces the document. */
function untilReloaded(): Promise<void> {
  return new Promise(() => {})
}

/**
 * Menus and dialogs close on every route change (specification §2.11), except for a form that was opened while the next
 * page was loading: the visitor may be filling it in.
 */
function close(ofLeftPage: Iterable<HTMLDialogElement>): void {
  for (const dialog of ofLeftPage) dialog.close()
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
    if (!dialog.querySelector('form')) dialog.close()
  }
  // No-op for closed ones; not `[popover]:popover-open`, which throws in browsers without popovers.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover]')) popover.hidePopover?.()
}

const isApple = navigator.vendor.startsWith('Apple') // any WebKit browser

/**
 * Before https://bugs.webkit.org/show_bug.cgi?id=309542 was fixed (March 2026), Safari hit-tests presses as if the page
 * were still scrolled to where the previous one was. Any further scroll corrects it.
 */
function moveOnePixel(): void {
  if (scrollY > 0) return // the visitor has scrolled
  scrollBy({ top: 1, behavior: 'instant' })
  requestAnimationFrame(() => scrollBy({ top: -1, behavior: 'instant' }))
}

/** Moves the focus to the fragment's target or the heading, so that screen readers read it and Tab continues there. */
function focusStart(hash: string): void {
  const place = fragmentTarget(hash)
  const fold = foldOf(place)
  if (fold) focusFold(fold)
  else focus(place ?? document.querySelector('main h1'))
}

/** Opens a section that a phone folds, for browsers that do not, and moves the focus to its heading. */
function focusFold(fold: Element): void {
  fold.setAttribute('open', '')
  const heading = fold.querySelector('h2')
  focus(heading)
  // The browser scrolls to the fragment now, and takes the focus away since its target cannot have it.
  window.navigation?.transition?.finished.then(
    () => focus(heading),
    () => {},
  )
}

function focus(target: Element | null | undefined): void {
  if (!(target instanceof HTMLElement)) return
  if (target.tabIndex < 0) target.tabIndex = -1
  target.blur() // if it were focused already, the browser would reset the focus to the body after the navigation
  target.focus({ preventScroll: true })
}
