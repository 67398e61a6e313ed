/**
 * What each floor may import: the only copy of these rules. `tests/structure.test.ts` holds the code to them, and
 * `tests/documents.test.ts` the table in CONTRIBUTING.md.
 *
 * A file belongs to the first floor that contains it; tests, benchmarks, scripts and configuration are on none.
 */
type Floor = {
  /** A folder or file; `*` stands for any one folder, so that every match is a floor of its own. */
  place: string
  /** Floors of the project that it may import from, besides itself. */
  below: string[]
  /** The npm packages that it may import; `node` stands for all modules of Node.js. */
  packages: 'any but React' | string[]
}

const react = ['react', 'react-dom']
const rooms = ['app/browser', 'app/delivery', 'app/visitor', 'app/hydration'] // what carries the pages; the router is above
const seen = ['app/styles', 'app/ui', 'app/drawings', ...rooms]

/** The rooms of the server, each with those that it may know. */
const serverRooms: Floor[] = [
  { place: 'server/base', below: [], packages: 'any but React' },
  { place: 'server/config-values.ts', below: [], packages: [] },
  { place: 'server/config-directus.ts', below: ['server/config-values.ts'], packages: [] },
  {
    place: 'server/config.ts',
    below: ['content', 'server/base', 'server/config-values.ts', 'server/config-directus.ts'],
    packages: ['node'],
  },
  { place: 'server/http', below: ['core', 'server/base'], packages: 'any but React' },
  { place: 'server/db', below: ['server/base', 'server/config.ts'], packages: 'any but React' },
  { place: 'server/images', below: ['core', 'server/base', 'server/http'], packages: 'any but React' },
  {
    place: 'server/leads',
    below: ['core', 'content', 'server/base', 'server/config.ts', 'server/http', 'server/db'],
    packages: 'any but React',
  },
  { place: 'server/api', below: ['core', 'server/base', 'server/http', 'server/leads'], packages: 'any but React' },
  { place: 'server/site', below: ['core', 'content', 'server'], packages: 'any but React' },
  { place: 'server', below: ['core', 'content'], packages: 'any but React' },
]

const floors: Floor[] = [
  { place: 'core', below: [], packages: [] },
  { place: 'content', below: ['core'], packages: [] },
  { place: 'app/styles', below: [], packages: [] },
  { place: 'app/ui', below: [], packages: [...react, 'uqr'] },
  { place: 'app/drawings/make-images.ts', below: ['app/drawings'], packages: ['node', 'sharp', 'vite', ...react] },
  { place: 'app/drawings', below: [], packages: react },
  { place: 'app/browser', below: [], packages: react },
  { place: 'app/delivery', below: ['core', 'app/browser'], packages: [] },
  { place: 'app/visitor', below: ['core', 'app/browser'], packages: react },
  { place: 'app/hydration', below: ['core', 'app/browser', 'app/delivery'], packages: react },
  { place: 'app/router', below: ['core', ...rooms], packages: react },
  { place: 'app/features/*', below: ['core', 'content', ...seen], packages: react },
  { place: 'app/shell', below: ['core', 'content', ...seen, 'app/features'], packages: react },
  {
    place: 'app/document',
    below: ['core', 'content', 'app/delivery'],
    packages: ['node', 'harfbuzzjs', 'lightningcss', 'sharp', 'woff2-encoder'],
  },
  { place: 'app/boot.ts', below: ['app', 'core', 'content'], packages: ['@vitejs/plugin-react'] }, // hot reload, in dev
  { place: 'app/chunk-plan.ts', below: [], packages: ['node', 'vite'] },
  { place: 'app/build.ts', below: ['core', 'content', 'app/document'], packages: ['node', 'vite'] },
  { place: 'app', below: ['core', 'content'], packages: react },
  ...serverRooms,
  { place: 'cli', below: ['core', 'content', 'server'], packages: ['node'] },
]

/**
 * Whether a file may import what it does.
 *
 * @param from path of the file
 * @param to path of a file of the project, or name of a package
 */
export function mayImport(from: string, to: string): boolean {
  const floor = floors.find(({ place }) => match(from, place))
  if (!floor) return true
  if (isOurs(to)) return [match(from, floor.place), ...floor.below].some((place) => place && match(to, place))
  const name = to.startsWith('node:') ? 'node' : to
  return floor.packages === 'any but React' ? !react.includes(name) : floor.packages.includes(name)
}

/** The table as Markdown, as it stands in CONTRIBUTING.md. */
export function floorTable(): string {
  const code = (names: string[]) => names.map((name) => `\`${name}\``).join(', ') || '–'
  const rows = floors.map(({ place, below, packages }) => {
    const outside = typeof packages === 'string' ? packages : code(packages)
    return `| \`${place}\` | ${code(below)} | ${outside} |`
  })
  return ['| floor | may import, besides itself | npm packages |', '| --- | --- | --- |', ...rows].join('\n')
}

function isOurs(to: string): boolean {
  return /^(core|content|app|server|cli|tests|bench|scripts)\//.test(to)
}

/** The part of the path that is the place, or undefined if the path does not lie there. */
function match(path: string, place: string): string | undefined {
  return new RegExp(`^${place.replace('*', '[^/]+')}(?=/|$)`).exec(path)?.[0]
}
