/** Links that scripts add to the head. Part of boot. */

export function addLink(rel: 'manifest' | 'modulepreload' | 'stylesheet', href: string): HTMLLinkElement {
  const link = document.createElement('link')
  link.rel = rel
  link.href = href
  document.head.append(link)
  return link
}

const preloads: Record<string, HTMLLinkElement> = {}

/**
 * Loads a module and, at the same moment, the chunks it imports, rather than each after the one that names it. Vite puts
 * this around every `import()` of the build (vite.config.ts), which runs with every page: a chunk is asked for once, or the
 * head of a tab that is used for long would fill up.
 */
export function loadWith<Module>(load: () => Promise<Module>, chunks: readonly string[]): Promise<Module> {
  for (const chunk of chunks) preloads[chunk] ??= addLink('modulepreload', chunk)
  return load()
}
