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
  loaded ??= new Promise((resolve, reject) => {
    const link = addLink('stylesheet', styles)
    link.onload = () => resolve()
    link.onerror = () => {
      link.remove()
      loaded = undefined
      reject(new Error(styles))
    }
  })
  return loaded
}
