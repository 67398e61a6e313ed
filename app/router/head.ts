import type { View } from '#app/delivery/view.ts'
import { referrerPolicy } from '#core/site/referrer-policy.ts'

/** Updates the parts of the document's head that differ between pages. */
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
  // The first document may lack both: the not-found page has no canonical address, most pages no policy of their own.
  if (head.canonical) inHead('link', 'rel', 'canonical').href = head.canonical
  inHead('meta', 'name', 'referrer').content = referrerPolicy(page)
}

/** The element of the head with this attribute, created if missing. */
function inHead<Tag extends 'link' | 'meta'>(tag: Tag, attribute: string, value: string): HTMLElementTagNameMap[Tag] {
  const known = document.head.querySelector<HTMLElementTagNameMap[Tag]>(`${tag}[${attribute}=${value}]`)
  if (known) return known
  const made = document.createElement(tag)
  made.setAttribute(attribute, value)
  document.head.append(made)
  return made
}
