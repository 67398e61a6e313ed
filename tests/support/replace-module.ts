import { registerHooks } from 'node:module'

/** Has a module loaded in the place of another one, for everything imported after this. */
export function replaceModule(ending: string, by: string): void {
  const url = new URL(by, import.meta.url).href
  registerHooks({
    resolve: (specifier, context, resolve) => resolve(specifier.endsWith(ending) ? url : specifier, context),
  })
}
