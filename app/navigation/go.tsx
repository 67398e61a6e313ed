/** Shows the page at an address, after the navigate listener of boot has taken the navigation over. */
import type { ComponentType, ReactNode } from 'react'
import { writeHead } from './head.ts'
import { loadRoute } from './payload-fetch.ts'
import { reloadOnce } from './reload.ts'
import { markCurrent, showPage } from './shown-page.tsx'
import { loadStyles } from './styles.ts'
import { storeReferral } from './visit.ts'

/** What stands around every page that React draws, and what stands in its place when it cannot be had. */
export type Frame = {
  boundary: ComponentType<{ children: ReactNode }>
  failure: ComponentType
}

/** @returns the `go` of `ReactSide` */
export function navigator({ boundary: Boundary, failure: Failure }: Frame) {
  return async (url: URL, signal: AbortSignal): Promise<void> => {
    try {
      const [loaded] = await Promise.all([loadRoute(url.pathname), loadStyles()])
      if (signal.aborted) return
      if (!loaded) return location.reload() // no page of the table: the server has the answer
      const { view } = loaded.payload
      const Page = loaded.module.default
      closeOpen()
      showPage(
        <Boundary key={view.page}>
          {/* Each route is typed by app/page-data.ts; a table of them forgets which is which. */}
          <Page data={view.data as never} today={view.today} search={url.search} />
        </Boundary>,
      )
      writeHead(view.head)
      markCurrent(url.pathname)
      storeReferral()
      focusStart(url.hash)
    } catch (error) {
      if (signal.aborted) return
      console.error('[kreditokaz] page not loaded:', error)
      if (reloadOnce()) return
      showPage(<Failure />)
      focusStart('')
    }
  }
}

/** Menus and dialogs close on every route change (specification §2). */
function closeOpen(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close()
  for (const popover of document.querySelectorAll<HTMLElement>(':popover-open')) popover.hidePopover()
}

/** Screen readers read the new page's heading, and Tab goes on from there. */
function focusStart(hash: string): void {
  const target =
    (hash && document.getElementById(decodeURIComponent(hash.slice(1)))) || document.querySelector('main h1')
  if (!(target instanceof HTMLElement)) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
