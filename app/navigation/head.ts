import { referrerPolicy } from '#core/site/referrer-policy.ts'
import type { View } from './view.ts'

/** Writes a page's head into the document: what changes from page to page, title first. */
export function writeHead({ head, page }: Pick<View, 'head' | 'page'>): void {
  if (document.title !== head.title) document.title = head.title
  const contents: Record<string, string> = {
    'meta[name=description]': head.description,
    'meta[name=robots]': head.robots,
    'meta[property="og:title"]': head.title,
    'meta[property="og:description"]': head.description,
    'meta[property="og:url"]': head.canonical ?? '',
  }
  for (const [selector, content] of Object.entries(contents)) {
    document.head.querySelector(selector)?.setAttribute('content', content)
  }
  if (head.canonical) canonicalLink().href = head.canonical
  referrerMeta().content = referrerPolicy(page)
}

/** The not-found page comes without one. */
function canonicalLink(): HTMLLinkElement {
  const known = document.head.querySelector<HTMLLinkElement>('link[rel=canonical]')
  if (known) return known
  const link = document.createElement('link')
  link.rel = 'canonical'
  document.head.append(link)
  return link
}

/** The policy of the answer holds for the document; only a page that differs comes with one in its head. */
function referrerMeta(): HTMLMetaElement {
  const known = document.head.querySelector<HTMLMetaElement>('meta[name=referrer]')
  if (known) return known
  const meta = document.createElement('meta')
  meta.name = 'referrer'
  document.head.append(meta)
  return meta
}
