/** Adds a link to the head. Part of boot. */
export function addLink(rel: 'manifest' | 'modulepreload' | 'preload' | 'stylesheet', href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  if (rel === 'preload') {
    link.as = 'fetch'
    link.crossOrigin = '' // as `fetch` asks, or it would not be taken for the same
  }
  link.href = href
  document.head.append(link)
  return link
}

const preloads: Record<string, HTMLLinkElement> = {}

/** Asks for a file ahead, only once: links would otherwise pile up in the head of a tab that stays open. */
export function preload(rel: 'modulepreload' | 'preload', href: string): void {
  preloads[href] ??= addLink(rel, href)
}

/**
 * Loads a module and its imports in parallel, rather than each after the one that names it. Vite wraps every `import()`
 * of the build in this (vite.config.ts).
 *
 * @public
 */
export function loadWith<Module>(load: () => Promise<Module>, chunks: readonly string[]): Promise<Module> {
  for (const chunk of chunks) preload('modulepreload', chunk)
  return load()
}
