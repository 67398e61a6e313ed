/** Which code is loaded together (app/chunk-plan.ts), in the build that `dist` holds. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/server.ts'

type Table = Record<string, { modules: string[]; imports: string[] }>

const table: Table = JSON.parse(readFileSync(join(root, 'dist/chunks.json'), 'utf8'))
const ours = /^(app|core|content)\//

/** The chunk of a module, by the name before its hash. */
function chunkOf(module: string): string {
  const [file = ''] = Object.entries(table).find(([, { modules }]) => modules.includes(module)) ?? []
  return file.replace(/^_assets\/(.*)-[\w-]{6}\.js$/, '$1')
}

/** Every module that is loaded with one, boot's apart. */
function loadedWith(module: string): string[] {
  const files = new Set(Object.keys(table).filter((file) => table[file]?.modules.includes(module)))
  for (const file of files) for (const imported of table[file]?.imports ?? []) files.add(imported)
  return [...files].flatMap((file) => table[file]?.modules ?? []).filter((path) => ours.test(path))
}

test('every module is in one chunk', () => {
  const all = Object.values(table).flatMap(({ modules }) => modules.filter((path) => ours.test(path)))
  expect(all.toSorted()).toEqual([...new Set(all)].toSorted())
  expect(all.length).toBeGreaterThan(200)
})

test.each([
  ['app/start.tsx', 'start'],
  ['app/hydration/ledger.ts', 'start'],
  ['app/ui/range.tsx', 'start'],
  ['core/money/format.ts', 'start'],
  ['core/loan/annuity.ts', 'mini-calculator'],
  ['app/ui/button.tsx', 'shared'],
  ['core/loan/schedule.ts', 'calculator'],
  ['app/features/calculator/sections/year-chart.tsx', 'sections'],
  ['app/features/calculator/tools/rate-tool.tsx', 'sections'],
  ['app/features/calculator/tools/offers-tool.tsx', 'closed-tools'],
  ['app/features/article/article.tsx', 'articles'],
])('%s is in the chunk %s', (module, chunk) => {
  expect(chunkOf(module)).toBe(chunk)
})

/** After a change that is meant: `npx vitest run --project contract tests/contract/chunks.test.ts -u`. */
test('no module has come to another chunk unnoticed', async () => {
  const modules = Object.values(table).flatMap((chunk) => chunk.modules.filter((path) => ours.test(path)))
  const rows = modules.map((module) => `${chunkOf(module)}: ${module}\n`).sort()
  await expect(rows.join('')).toMatchFileSnapshot('chunks.txt')
})

test('the browser is told to compile React and the calculator whole, before it calls them', () => {
  const files = readdirSync(join(root, 'dist/client/_assets')).filter((file) => file.endsWith('.js'))
  const firstLine = (file: string) => readFileSync(join(root, 'dist/client/_assets', file), 'utf8').split('\n', 1)[0]
  const told = files.filter((file) => firstLine(file) === '//# allFunctionsCalledOnLoad')
  expect(told.map((file) => file.slice(0, -'-123456.js'.length)).toSorted()).toEqual(['calculator', 'react'])
})

const calculators = /^(app\/features\/calculator|core\/calculator)\//

test.each(['lead-dialog', 'toasts', 'cookie-choice', 'referral-activation', 'mini-calculator'])(
  'the island %s loads nothing that only a calculator needs',
  (island) => {
    expect(loadedWith(`app/islands/${island}.tsx`).filter((path) => calculators.test(path))).toEqual([])
  },
)

test('pages of text load no engine, nor does the router', () => {
  const texts = ['app/start.tsx', 'app/routing.tsx', 'app/routes/contact.tsx', 'app/islands/lead-dialog.tsx'].flatMap(
    loadedWith,
  )
  expect(texts.filter((path) => path.startsWith('core/loan/'))).toEqual([])
})

test.each(['offer-check', 'break-even', 'keys', 'next-instalment', 'debts'])(
  'the tool %s brings no other tool that is closed at first',
  (name) => {
    const own = `app/features/calculator/tools/${name}-tool.tsx`
    const tools = loadedWith(own).filter((path) => /\/tools\/[\w-]+-tool\.tsx$/.test(path))
    expect(tools).toContain(own)
    expect(tools.filter((path) => path !== own && !/(rate|repayment|folded)-tool/.test(path))).toEqual([])
    expect(chunkOf(own)).toBe(`${name}-tool`)
  },
)
