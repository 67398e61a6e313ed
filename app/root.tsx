import { useEffect, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { LeadDialog } from '#app/features/lead/lead-dialog.tsx'
import { Shell } from '#app/shell/shell.tsx'
import { ErrorBoundary } from './error-boundary.tsx'
import { writeHead } from './navigation/head.ts'
import type { PageModule } from './navigation/page-loaders.ts'
import { loadRoute } from './navigation/payload-fetch.ts'
import type { ReactSide } from './navigation/react-start.ts'
import { reloadOnce } from './navigation/reload.ts'
import type { View } from './navigation/view.ts'
import { storeReferral } from './navigation/visit.ts'

/** What is shown: a page, its code, and the query it stands under. */
export type Shown = { view: View; module: PageModule; search: string }

type RootProps = { initial: Shown; onUp?: (react: ReactSide) => void }

/** The whole page. It is rendered on the server and hydrated with the same `initial`. */
export function Root({ initial, onUp }: RootProps) {
  const [shown, setShown] = useState(initial)
  const [hasFailed, setHasFailed] = useState(false)
  const react = useMemo<ReactSide>(() => ({ go: (url, signal) => go(url, signal, setShown, setHasFailed) }), [])

  useLayoutEffect(() => writeHead(shown.view.head), [shown.view])
  // biome-ignore lint/correctness/useExhaustiveDependencies: up is said once, whatever the caller passes later
  useEffect(() => onUp?.(react), [])

  const { view, module, search } = shown
  const Page = module.default
  return (
    <>
      <Shell page={view.page} today={view.today}>
        <ErrorBoundary key={view.page} hasFailed={hasFailed}>
          {/* Each route is typed by app/page-data.ts; a table of them forgets which is which. */}
          <Page key={view.page} data={view.data as never} today={view.today} search={search} />
        </ErrorBoundary>
      </Shell>
      <LeadDialog />
    </>
  )
}

/** Shows the page at `url`; called by the navigate listener, after the address has changed. */
async function go(
  url: URL,
  signal: AbortSignal,
  setShown: (next: Shown) => void,
  setHasFailed: (hasFailed: boolean) => void,
): Promise<void> {
  try {
    const loaded = await loadRoute(url.pathname)
    if (signal.aborted) return
    if (!loaded) return location.reload() // no page of the table: the server has the answer
    closeOpen()
    flushSync(() => {
      setHasFailed(false)
      setShown({ view: loaded.payload.view, module: loaded.module, search: url.search })
    })
    storeReferral()
    focusStart(url.hash)
  } catch (error) {
    if (signal.aborted) return
    console.error('[kreditokaz] page not loaded:', error)
    if (!reloadOnce()) flushSync(() => setHasFailed(true))
  }
}

/** Menus and dialogs close on every route change (specification §2). */
function closeOpen(): void {
  for (const dialog of document.querySelectorAll('dialog[open]')) (dialog as HTMLDialogElement).close() // by selector
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
