import type { Head } from './view.ts'

/** Writes a page's head into the document: what changes from page to page, title first. */
export function writeHead(head: Head): void {
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
  const link = document.head.querySelector('link[rel=canonical]')
  if (head.canonical) link?.setAttribute('href', head.canonical)
}
