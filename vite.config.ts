import { globSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { Features } from 'lightningcss'
import { defineConfig, type Plugin } from 'vite'
import { chunkPlan, chunkTable, compiledAtOnce } from './app/chunk-plan.ts'

/** Every class and animation of every CSS module, as `file name`, in one order whatever the machine. */
function moduleClasses(): string[] {
  return globSync('app/**/*.module.css')
    .sort()
    .flatMap((file) => {
      const names = readFileSync(file, 'utf8').matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi)
      return [...new Set([...names].map(([, name]) => `${file} ${name}`))].sort()
    })
}

const numbers = new Map(moduleClasses().map((name, number) => [name, number]))

/** A class in production: two or three characters, because every page carries its styles. */
function shortClass(name: string, file: string): string {
  const number = numbers.get(`${relative(import.meta.dirname, file.split('?')[0] ?? '')} ${name}`)
  if (number === undefined) throw new Error(`${file} has no class ${name}: only CSS modules have short names.`)
  return `_${number.toString(36)}`
}

/**
 * Vite wraps every `import()` in a helper of 0.8 kB that also loads styles. Ours asks for the chunks that the loaded one
 * imports, at the same moment: on a slow line each step of finding them out would be a round trip.
 */
const preloadHelper: Plugin = {
  name: 'preload-helper',
  enforce: 'pre',
  load: (id) =>
    id === '\0vite/preload-helper.js'
      ? `export { loadWith as __vitePreload } from '/app/delivery/head-link.ts'`
      : undefined,
}

/** Imports the classes of a CSS module one by one, so that the bundler writes each where it is used, and no table of all. */
const singleClasses: Plugin = {
  name: 'single-classes',
  enforce: 'pre',
  apply: 'build',
  transform: {
    filter: { id: /\.tsx?$/, code: '.module.css' },
    handler: (code) => code.replace(/import (\w+)(?= from '[^']+\.module\.css')/g, 'import * as $1'),
  },
}

/** What is there already wherever a chunk is asked for; boot itself has the start's list from the document. */
const alwaysLoaded = /[\\/](boot|start|react|runtime)-/

/** The chunks to ask for beside another one, as addresses. */
function preloadedWith(chunk: string, chunks: string[], asker: string): string[] {
  if (asker.includes('/boot-')) return []
  return chunks.filter((other) => other !== chunk && !alwaysLoaded.test(other)).map((other) => `/${other}`)
}

/** What Lightning CSS writes instead of `light-dark()` needs a `color-scheme` on the root. */
const lightningcss = { exclude: Features.LightDark }

/**
 * Three bundles of one website: `client`, the scripts of browsers; `styles`, every style of the site; `ssr`, which
 * renders the pages on the server. `app/build.ts` runs them and puts them together.
 */
export default defineConfig(({ command }) => ({
  plugins: [react(), preloadHelper, singleClasses, chunkTable(import.meta.dirname, 'chunks.json'), compiledAtOnce],
  appType: 'custom',
  publicDir: 'public',
  css:
    command === 'build'
      ? { modules: { generateScopedName: shortClass }, lightningcss }
      : { modules: { generateScopedName: '[path][name]__[local]' } }, // the same after a change of the file
  build: {
    target: 'es2022',
    cssTarget: ['chrome100', 'firefox100', 'safari15', 'ios15'], // flat rules, which older phones read too
    modulePreload: {
      polyfill: false,
      resolveDependencies: (chunk, chunks, { hostId }) => preloadedWith(chunk, chunks, hostId),
    },
    assetsDir: '_assets',
    assetsInlineLimit: 0, // no data: URLs, so the content policy can stay narrow
    cssCodeSplit: false,
    manifest: 'build-manifest.json',
    rolldownOptions: { checks: { pluginTimings: false } }, // a slow machine is no finding
  },
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: false, // app/build.ts empties it, but for the painted pictures
        rolldownOptions: {
          input: { boot: 'app/boot.ts' },
          optimization: { inlineConst: true }, // a name for a word of another module costs boot more than the word
          output: {
            // Short, because every page names some: with 36 bits of a hash no name ever means two contents.
            entryFileNames: '_assets/[name]-[hash:6].js',
            // Blockers of cookie notices stop `/cookie-policy-` and the like on every site.
            chunkFileNames: ({ name }) => `_assets/${name.replace(/^(cookie|rolldown)-/, '')}-[hash:6].js`,
            assetFileNames: '_assets/[name]-[hash:6][extname]',
            codeSplitting: {
              includeDependenciesRecursively: false, // what others share too goes its own way
              groups: [{ name: chunkPlan(import.meta.dirname) }],
            },
          },
        },
      },
    },
    styles: {
      consumer: 'client',
      build: {
        outDir: 'dist/styles',
        emptyOutDir: true,
        copyPublicDir: false,
        rolldownOptions: {
          input: { styles: 'app/styles.ts' },
          output: { assetFileNames: '_assets/[name]-[hash:6][extname]' },
          treeshake: false,
        },
      },
    },
    ssr: {
      // React's development build would render a 360-row table twenty times slower. In development
      // Node loads React itself: Vite's runner cannot read its CommonJS.
      ...(command === 'build' && {
        resolve: { noExternal: true as const },
        define: { 'process.env.NODE_ENV': JSON.stringify('production') },
      }),
      build: {
        outDir: 'dist/server',
        emptyOutDir: true,
        copyPublicDir: false,
        manifest: false,
        rolldownOptions: {
          input: { 'entry-server': 'app/entry-server.tsx' },
          checks: { ineffectiveDynamicImport: false }, // the server has every page at hand, that is the point
        },
      },
    },
  },
}))
