/**
 * A page inlines only the rules of its first view; the whole style sheet follows once the page has loaded or is
 * touched. Part of boot: dialogs open without React.
 */

import { documentPayload } from './document-payload.ts'
import { addLink } from './head-link.ts'

let loaded: Promise<void> | undefined

/** Resolves when the whole style sheet has loaded. Callers treat a failure like that of a chunk. */
export function loadStyles(): Promise<void> {
  const { styles } = documentPayload()
  if (!styles) return Promise.resolve() // development: Vite injects them
  // A link holds up `load`, `fetch` does not; the link then finds the file in the browser's cache.
  loaded ??= fetch(styles)
    .then((response) => response.blob())
    .then(() => applied(addLink('stylesheet', styles)))
    .catch((error: unknown) => {
      loaded = undefined
      throw error
    })
  return loaded
}

function applied(link: HTMLLinkElement): Promise<void> {
  return new Promise((resolve, reject) => {
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      reject(new Error(link.href))
    }
  })
}
