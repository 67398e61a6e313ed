/**
 * The allowed imports. `packages` are the npm packages that a floor may import; Node's modules count as one called
 * `node`.
 *
 * A file belongs to the first floor whose folder contains it.
 */
type Floor = {
  folder: string
  /** Folders of the project that it may import from, including its own. */
  may: string[]
  packages: 'any' | string[]
}

const react = ['react', 'react-dom']
const browser = ['core', 'content', 'app/ui', 'app/drawings', 'app/styles', 'app/navigation']

const floors: Floor[] = [
  { folder: 'core', may: ['core'], packages: [] },
  { folder: 'content', may: ['content', 'core'], packages: [] },
  { folder: 'app/ui', may: ['app/ui'], packages: [...react, 'uqr'] },
  {
    folder: 'app/drawings/make-images.ts',
    may: ['app/drawings'],
    packages: ['node', 'sharp', 'vite', ...react],
  },
  { folder: 'app/drawings', may: ['app/drawings'], packages: react },
  { folder: 'app/styles', may: ['app/styles'], packages: [] },
  { folder: 'app/navigation', may: ['core', 'app/navigation'], packages: react },
  { folder: 'app/features', may: browser, packages: 'any' },
  { folder: 'app/shell', may: [...browser, 'app/features', 'app/shell'], packages: react },
  {
    folder: 'app/document',
    may: ['core', 'content', 'app/navigation', 'app/document'],
    packages: ['node', 'lightningcss', 'harfbuzzjs', 'woff2-encoder', 'sharp'],
  },
  { folder: 'app/boot.ts', may: ['core', 'content', 'app'], packages: ['@vitejs/plugin-react'] }, // hot reload, in dev
  { folder: 'app/build.ts', may: ['core', 'content', 'app/document'], packages: ['node', 'vite'] },
  { folder: 'app', may: ['core', 'content', 'app'], packages: react },
  { folder: 'server', may: ['core', 'content', 'server'], packages: 'any' },
  { folder: 'cli', may: ['core', 'content', 'server', 'cli'], packages: 'any' },
]

/**
 * Whether a file may import what it does.
 *
 * @param from path of the file
 * @param to path of a file of the project, or name of a package
 */
export function mayImport(from: string, to: string): boolean {
  const floor = floors.find(({ folder }) => isIn(from, folder))
  if (!floor) return true // tests, benchmarks and configuration import what they need
  const feature = featureOf(from)
  if (feature && featureOf(to) === feature) return true
  if (isOurs(to)) return floor.may.some((folder) => isIn(to, folder))
  return floor.packages === 'any' ? !react.includes(to) || isIn(from, 'app') : floor.packages.includes(packageName(to))
}

function isOurs(to: string): boolean {
  return /^(core|content|app|server|cli|tests|bench|scripts)\//.test(to)
}

function isIn(path: string, folder: string): boolean {
  return path === folder || path.startsWith(`${folder}/`)
}

function featureOf(path: string): string | undefined {
  return /^app\/features\/([^/]+)\//.exec(path)?.[1]
}

function packageName(to: string): string {
  return to.startsWith('node:') ? 'node' : to
}
