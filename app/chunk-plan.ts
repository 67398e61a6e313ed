import { relative } from 'node:path'
import type { Plugin } from 'vite'

/** What the bundler tells of a module. */
type Graph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null }

/** A chunk of what some files import, less what an earlier row has taken; `and` asks that one of these reach it too. */
type Row = { chunk: string; of: string[]; and?: string[] }

const islands = (...names: string[]) => names.map((name) => `app/islands/${name}.tsx`)
const calculator = (...names: string[]) => names.map((name) => `app/features/calculator/${name}.tsx`)

/** Islands of every page, which must not load what only the calculators need. */
const small = islands('lead-dialog', 'toasts', 'referral-activation', 'cookie-choice')
const sections = calculator(
  'sections/cost-list',
  'sections/own-example',
  'sections/chart',
  'sections/schedule',
  'sections/share-panel',
)
const tools = calculator('tools/tools')
const closedTools = calculator(
  ...['early', 'affordability', 'offers', 'exchange', 'refinancing'].map((name) => `tools/${name}-tool`),
  'tools/rate-limit', // which needs what affordability does
)
/** Each of these is loaded alone, with what their fields share. */
const answers = calculator(
  ...['break-even', 'debts', 'next-instalment', 'keys', 'offer-check'].map((name) => `tools/${name}-tool`),
)
const addressField = ['app/features/calculator/tools/use-address-field.ts']
const texts = ['app/loan-page.tsx', 'app/info-page.tsx', 'app/routes/contact.tsx']

/**
 * The chunks of the browser's code, by the files that are loaded with `import()` and all that they import: a module that
 * moves stays in its chunk. The first row that reaches a module takes it. What no row reaches is split by the bundler.
 */
const plan: Row[] = [
  { chunk: 'start', of: ['app/start.tsx'] },
  { chunk: 'start', of: [...small, ...texts], and: islands('mini-calculator') }, // less than the headers of a chunk apart
  { chunk: 'shared', of: [...small, ...texts], and: islands('calculator') },
  { chunk: 'shared-later', of: small, and: [...sections, ...tools, ...closedTools, ...answers, ...texts] },
  { chunk: 'shared-later', of: texts, and: [...sections, ...tools, ...closedTools, ...answers] },
  { chunk: 'start', of: ['app/routing.tsx'], and: islands('mini-calculator', 'calculator') },
  { chunk: 'mini-calculator', of: islands('mini-calculator') },
  { chunk: 'calculator', of: islands('calculator') },
  { chunk: 'sections', of: [...sections, ...tools] }, // all of it is on every calculator
  { chunk: 'tool-fields', of: closedTools, and: answers },
  { chunk: 'tool-fields', of: addressField },
  { chunk: 'closed-tools', of: closedTools },
  { chunk: 'articles', of: texts }, // pages of text differ in their data alone
  { chunk: 'fragment', of: ['app/delivery/fragment.ts', 'app/browser/folds.ts'] },
  { chunk: 'calculator-page', of: ['app/calculator-page.tsx'] },
]

const isReact = /node_modules[\\/](react|react-dom|scheduler)[\\/]|rolldown[:/\\]runtime/

/** The chunk of each module, as `codeSplitting` asks for it. */
export function chunkPlan(root: string): (id: string, graph: Graph) => string | null {
  const closures = new Map<string, Set<string>>()
  const reachedFrom = (file: string, graph: Graph) => {
    const known = closures.get(file) ?? closure(`${root}/${file}`, graph)
    closures.set(file, known)
    return known
  }
  return (id, graph) => {
    if (isReact.test(id)) return 'react' // it changes far more seldom than we do: a returning visitor has it already
    const isReached = (files: string[]) => files.some((file) => reachedFrom(file, graph).has(id))
    if (isReached(['app/boot.ts'])) return null
    return plan.find(({ of, and }) => isReached(of) && (!and || isReached(and)))?.chunk ?? null
  }
}

/** A module and all that it imports, but for what it loads later. @throws if no such file is built */
function closure(file: string, graph: Graph): Set<string> {
  if (!graph.getModuleInfo(file))
    throw new Error(`The chunk plan names ${file}, which is not built: look at app/chunk-plan.ts.`)
  const reached = new Set([file])
  for (const id of reached) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(imported)
  return reached
}

/** A chunk as the table of the build has it: its modules by path, and the chunks it imports. */
export type Chunk = { modules: string[]; imports: string[] }

/** Writes which module is in which chunk, for `app/build.ts` and the tests: Vite's manifest does not know. */
export const chunkTable = (root: string, file: string): Plugin => ({
  name: 'chunk-table',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    const chunks = Object.values(bundle).filter((output) => output.type === 'chunk')
    const rows = chunks.map(({ fileName, moduleIds, imports }): [string, Chunk] => [
      fileName,
      { modules: moduleIds.map((id) => relative(root, id.split('?')[0] ?? id)), imports },
    ])
    this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(Object.fromEntries(rows)) })
  },
})

/** The chunks whose functions nearly all run while a page is hydrated, or at the first touch. */
const runAtOnce = ['react', 'calculator']

const HINT = '//# allFunctionsCalledOnLoad'

/**
 * V8 compiles a function when it is first called, which a slow phone feels in every step of hydration and in the first
 * touch. A chunk whose first line is the hint is compiled whole, by another thread while it arrives; other browsers read a
 * comment.
 */
export const compiledAtOnce: Plugin = {
  name: 'compiled-at-once',
  applyToEnvironment: ({ name }) => name === 'client',
  augmentChunkHash: ({ name }) => (runAtOnce.includes(name) ? HINT : undefined),
  generateBundle: {
    order: 'post', // Vite writes a line of its own first
    handler(_, bundle) {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && runAtOnce.includes(chunk.name)) chunk.code = `${HINT}\n${chunk.code}`
    },
  },
}
