/**
 * A page carries only the rules of what it shows first; the whole style sheet follows once it has loaded, or is touched.
 * Part of boot: dialogs open without React.
 */
import { addLink } from './head-link.ts'
import { documentPayload } from './payload.ts'

let loaded: Promise<void> | undefined

/** Resolves when every rule of the site is there. A sheet that cannot be had counts as a chunk that cannot. */
export function loadStyles(): Promise<void> {
  const { styles } = documentPayload()
  if (!styles) return Promise.resolve() // development: Vite brings them
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
