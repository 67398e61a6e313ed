/** React's own side: wakes the islands of the page that is there, then shows the pages navigation asks for. */
import { routeAt } from '#core/site/routes.ts'
import { ErrorBoundary } from './error-boundary.tsx'
import { scrollToFragmentAgain } from './navigation/fragment.ts'
import { createGo, showFailure } from './navigation/go.tsx'
import { addLink } from './navigation/head-link.ts'
import { documentPayload } from './navigation/payload.ts'
import { bootPreloads } from './navigation/preload.ts'
import type { ReactSide } from './navigation/react-start.ts'
import { reloadOnce } from './navigation/reload.ts'
import { bootSecondPress } from './navigation/second-press.ts'
import { mainElement } from './navigation/shown-page.tsx'
import { loadStyles } from './navigation/styles.ts'
import { bootTranslated } from './navigation/translated.ts'
import { syncConsent } from './navigation/visit.ts'
import { ISLAND_LOST, wake, wakePage } from './navigation/wake.tsx'
import { whenIdle } from './navigation/when-idle.ts'
import { bootClosing } from './shell/closing.ts'
import { FatalError } from './shell/fatal-error.tsx'
import { bootFocusRound } from './shell/focus-round.ts'
import { syncDropdowns } from './shell/shell-boot.ts'
import { TOAST_EVENT } from './ui/show-toast.ts'

/** Nobody installs a page so soon; before, the manifest would share the line with the fonts and with what is pointed at. */
const MANIFEST_AFTER_MS = 3000

/** Resolves once every island of the page that does not wait for a touch answers to every press. */
export async function start(): Promise<ReactSide> {
  bootTranslated()
  followAddress()
  addEventListener(ISLAND_LOST, replaceLost)
  await Promise.all([wakePage(mainElement(), 'unasked'), wakeOpened(), loadStyles().then(scrollToFragmentAgain)])
  whenIdle(syncDropdowns) // the styles that open a list under the mouse came when it was there already
  setTimeout(addLink, MANIFEST_AFTER_MS, 'manifest', '/site.webmanifest')
  bootPreloads()
  bootSecondPress()
  bootFocusRound()
  bootClosing()
  window.cookieStore?.addEventListener('change', syncConsent) // a window beside this one, which stays in sight
  const { gtmId } = documentPayload()
  if (gtmId) startTags(gtmId).catch(notLoaded('tag manager'))
  addEventListener(TOAST_EVENT, repeatToast)
  return {
    go: createGo({ boundary: ErrorBoundary, failure: FatalError }),
    wake: wakeWithToasts,
    wakePage: () => wakePage(mainElement(), 'all'),
  }
}

/**
 * Back, pressed on a page loaded anew before boot could hear of it: between pages that React drew the browser changes the
 * address alone. One that a navigation under way has changed is that navigation's to follow.
 */
function followAddress(): void {
  if (window.navigation?.transition) return
  if ((routeAt(location.pathname) ?? 'not-found') !== documentPayload().page) void reloadOnce()
}

/** A page without a part that it cannot do without is loaded again, or says so: nobody is left with a blank one. */
function replaceLost(): void {
  void reloadOnce().then((isReloading) => {
    if (!isReloading) showFailure(<FatalError />)
  })
}

/** A dialog that was opened before boot came: nobody has asked for its code, nor may anybody touch it. */
async function wakeOpened(): Promise<void> {
  const opened = document.querySelector('dialog[open]')?.closest<HTMLElement>('[data-island]')
  if (opened?.dataset.island) await wakeWithToasts(opened.dataset.island)
}

async function startTags(gtmId: string): Promise<void> {
  const { startTagManager } = await import('./features/consent/tag-manager.ts')
  startTagManager(gtmId)
}

/** The dialog says by a toast that sending failed: its code has to be there before the network is gone. */
async function wakeWithToasts(island: string): Promise<void> {
  await wake(island)
  if (island === 'lead-dialog') wake('toasts').catch(notLoaded('toasts'))
}

/** For what a page can do without. */
function notLoaded(what: string): (error: unknown) => void {
  return (error) => console.error(`[kreditokaz] ${what} not loaded:`, error)
}

/** The first toast wakes the island that shows it; it hears of the toast only then. */
function repeatToast(event: Event): void {
  removeEventListener(TOAST_EVENT, repeatToast)
  if (document.querySelector('[data-island=toasts][data-up]')) return
  const { detail } = event as CustomEvent<unknown> // showToast is the only sender
  wake('toasts').then(() => dispatchEvent(new CustomEvent(TOAST_EVENT, { detail })), notLoaded('toasts'))
}
