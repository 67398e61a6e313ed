/**
 * The tag manager (specification §7.7): its script is added once the page is ready and only after consent, with every
 * purpose denied by default. Before that, no third party is contacted.
 */
import { requirePageLoad } from '#app/delivery/build-freshness.ts'
import { CHOICE_EVENT, type ChoiceDetail, consent } from '#app/visitor/visit.ts'

const PURPOSES = ['ad_storage', 'ad_user_data', 'ad_personalization', 'analytics_storage'] as const

/** Cookies of its tags; the list that visitors read is `content/cookies.ts`. */
const COOKIE_PREFIXES = ['_ga', '_gcl', '_gid']

declare global {
  interface Window {
    dataLayer?: unknown[]
  }
}

/** A command for the tag manager, which requires an `arguments` object, not an array. */
function command(..._words: unknown[]): void {
  window.dataLayer ??= []
  // biome-ignore lint/complexity/noArguments: by it the tag manager tells commands from events
  window.dataLayer.push(arguments)
}

function purposes(state: 'granted' | 'denied'): Record<string, string> {
  return Object.fromEntries(PURPOSES.map((purpose) => [purpose, state]))
}

function load(gtmId: string): void {
  const isThere = document.querySelector('script[data-tags]')
  if (!isThere) command('consent', 'default', purposes('denied'))
  command('consent', 'update', purposes('granted'))
  if (isThere) return // revoked and granted again on one page
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  const script = document.createElement('script')
  script.dataset.tags = ''
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(gtmId)}`
  document.head.append(script)
}

/** Deletes the cookies of its tags. */
function deleteCookies(): void {
  const names = document.cookie.split(';').map((part) => part.split('=')[0]?.trim() ?? '')
  const labels = location.hostname.split('.')
  const domains = labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)
  for (const name of names.filter((name) => COOKIE_PREFIXES.some((prefix) => name.startsWith(prefix)))) {
    // biome-ignore lint/suspicious/noDocumentCookie: they may have been set for the host alone, or for any domain it is in
    for (const domain of ['', ...domains]) document.cookie = `${name}=; Path=/; Max-Age=0${domain}`
  }
}

/** Denies all purposes, has the next page load get rid of the scripts, and deletes the cookies. */
function refuse(): void {
  if (document.querySelector('script[data-tags]')) {
    command('consent', 'update', purposes('denied'))
    requirePageLoad()
  }
  deleteCookies()
}

/**
 * Loads or revokes tags with the choice. Consent by a lead's privacy box counts from the next page on, by either kind of
 * navigation (docs/decisions/0017). A refusal always deletes their cookies, because those of an earlier acceptance outlive its own.
 */
export function startTagManager(gtmId: string): void {
  if (consent() === 'accepted') load(gtmId)
  if (consent() === 'rejected') deleteCookies() // refused before this code was loaded
  addEventListener(CHOICE_EVENT, (event) => {
    const { change, event: cause } = (event as CustomEvent<ChoiceDetail>).detail // our own event
    if (cause === 'reject') refuse()
    if (change !== 'granted') return
    if (cause === 'accept') load(gtmId)
    else onNextPage(() => consent() === 'accepted' && load(gtmId))
  })
}

/** Calls back once another page is shown in this document; an address that only changes its query is the same page. */
function onNextPage(then: () => void): void {
  const here = location.pathname
  const look = () => {
    if (location.pathname === here) return
    window.navigation?.removeEventListener('navigatesuccess', look)
    then()
  }
  window.navigation?.addEventListener('navigatesuccess', look)
}
