import type { FoundIcons } from './remote-icons.ts'

// As in app/ui/icon.tsx; in the wire format each icon has to carry its own attributes.
const LOOK = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
const SIZE = 24

/**
 * The site's own icons in the Iconify wire format.
 *
 * @param bodies content of each `<svg>` by name, as the build exports it
 */
export function ownIcons(bodies: Record<string, string>): (names: readonly string[]) => FoundIcons {
  return (names) => {
    const known = names.filter((name) => Object.hasOwn(bodies, name))
    const icon = (name: string) => ({ body: `<g ${LOOK}>${bodies[name]}</g>`, width: SIZE, height: SIZE })
    return { icons: Object.fromEntries(known.map((name) => [name, icon(name)])), complete: true }
  }
}
