/** The entry of React's chunk: hydrates the islands of the page. */
import { routeAt } from '#core/site/routes.ts'
import { bootDoubleClickGuard } from './browser/double-click-guard.ts'
import { whenIdle } from './browser/when-idle.ts'
import { documentPayload } from './delivery/document-payload.ts'
import { addLink } from './delivery/head-link.ts'
import { notLoaded } from './delivery/not-loaded.ts'
import { reload, reloadOnce } from './delivery/reload.ts'
import { loadStyles } from './delivery/style-sheet.ts'
import { hydrate, hydratePage, ISLAND_LOST } from './hydration/hydrate.tsx'
import { bootTranslated } from './hydration/page-translation.ts'
import { giveUp, type ReactSide } from './hydration/start-react.ts'
import { openMapsApp } from './shell/open-maps-app.ts'
import { releaseDropdowns } from './shell/release-dropdowns.ts'
import { markScrolledHeader } from './shell/scrolled-header.ts'
import { syncDropdowns } from './shell/shell-boot.ts'
import { TOAST_EVENT } from './ui/show-toast.ts'
import { ENQUIRY_LINK, enquiryLink } from './visitor/enquiry-link.ts'
import { syncConsent } from './visitor/visit.ts'

/** Resolves once React runs and the style sheet is there; an island whose code is late keeps nobody else waiting. */
export async function start(): Promise<ReactSide> {
  bootTranslated()
  followAddress()
  addEventListener(ISLAND_LOST, replaceLost)
  hydratePage().catch(giveUp)
  await Promise.all([hydrateOpened(), loadStyles().then(scrollAgain)])
  whenIdle(syncDropdowns) // the mouse may already rest on a button whose list opens only with the styles just loaded
  // Nobody installs a page so soon; earlier, the manifest would compete with fonts and prefetches for bandwidth.
  setTimeout(addLink, 3000, 'manifest', '/site.webmanifest')
  bootDoubleClickGuard() // not with the router, which a touch loads: a double click would be over
  releaseDropdowns()
  markScrolledHeader()
  openMapsApp()
  // Another link of a mail, pasted into the address of this page, opens a page of its own.
  addEventListener('hashchange', () => ENQUIRY_LINK.test(location.hash) && location.reload())
  window.cookieStore?.addEventListener('change', syncConsent) // changed in a second window beside this one
  const { gtmId } = documentPayload()
  // A tag could read what the page of a link shows.
  if (enquiryLink())
    import('./features/enquiry/mount-enquiry.tsx').then((module) => module.mountEnquiry()).catch(notLoaded('enquiry'))
  else if (gtmId)
    import('./features/consent/tag-manager.ts')
      .then((module) => module.startTagManager(gtmId))
      .catch(notLoaded('tag manager'))
  addEventListener(TOAST_EVENT, repeatToast)
  return { hydrate: hydrateWithToasts }
}

/** The style sheet has moved what the fragment of the address points at. */
async function scrollAgain(): Promise<void> {
  if (location.hash) await import('./delivery/fragment.ts').then((module) => module.scrollToFragmentAgain())
  else history.scrollRestoration = 'auto' // reload.ts may have switched it off
}

/**
 * Back, pressed on a freshly loaded page before boot was listening: between entries that React rendered, the browser
 * changes only the address. If a navigation is in progress, the change is its own, and it will render the page.
 */
function followAddress(): void {
  const { navigation } = window
  if (navigation?.transition || (routeAt(location.pathname) ?? 'not-found') === documentPayload().page) return
  // Loaded for another address, it is no page that failed, and the next one cannot fail like it: as often as it happens.
  if (navigation?.activation && navigation.activation.entry?.key !== navigation.currentEntry?.key) reload()
  else void reloadOnce()
}

/** Reloads a page that lost an indispensable island, or shows the error page: nobody is left with a blank one. */
function replaceLost(): void {
  void reloadOnce().then((isReloading) => {
    if (!isReloading) void import('./routing.tsx').then((module) => module.showFatalError())
  })
}

/** Hydrates a dialog that was opened before boot ran: no event has requested its code, and perhaps none will. */
async function hydrateOpened(): Promise<void> {
  const opened = document.querySelector('dialog[open]')?.closest<HTMLElement>('[data-island]')
  if (opened?.dataset.island) await hydrateWithToasts(opened.dataset.island)
}

/** The lead dialog reports a failed send by a toast, whose code must be loaded before the network fails. */
async function hydrateWithToasts(island: string): Promise<void> {
  await hydrate(island)
  if (island === 'lead-dialog') hydrate('toasts').catch(notLoaded('toasts'))
}

/** A toast hydrates the island that shows it, then is sent again, because the island was not listening yet. */
function repeatToast(event: Event): void {
  if (document.querySelector('[data-island=toasts][data-hydrated]')) return
  const { detail } = event as CustomEvent<unknown> // showToast is the only sender
  hydrate('toasts').then(() => {
    removeEventListener(TOAST_EVENT, repeatToast)
    dispatchEvent(new CustomEvent(TOAST_EVENT, { detail }))
  }, notLoaded('toasts'))
}
