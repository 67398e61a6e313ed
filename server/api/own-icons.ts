import type { FoundIcons } from './remote-icons.ts'

// The look and the grid that app/ui/icon.tsx gives them; in the wire format an icon has to carry it itself.
const LOOK = 'fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"'
const SIZE = 24

/**
 * The site's own icons in the Iconify wire format.
 *
 * @param bodies name and inside of the `<svg>` of each, as the build exports them
 */
export function ownIcons(bodies: Record<string, string>): (names: readonly string[]) => FoundIcons {
  return (names) => {
    const known = names.filter((name) => Object.hasOwn(bodies, name))
    const icon = (name: string) => ({ body: `<g ${LOOK}>${bodies[name]}</g>`, width: SIZE, height: SIZE })
    return { icons: Object.fromEntries(known.map((name) => [name, icon(name)])), complete: true }
  }
}
