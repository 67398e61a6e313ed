import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { createMetrics } from '#server/site/metrics.ts'
import { floorTable } from './support/floors.ts'
import { root } from './support/server.ts'
import { sourceFiles } from './support/source-files.ts'

const files = sourceFiles()
const documents = files.filter(({ path }) => path.endsWith('.md'))
const textOf = (path: string) => readFileSync(join(root, path), 'utf8')

/** What stands in code type in the first column of the README's tables. */
const firstColumn = [...textOf('README.md').matchAll(/^\| `([^`]+)`/gm)].map(([, name = '']) => name)

test('every file that a document points at exists', () => {
  const pointers = documents.flatMap(({ path, text }) =>
    [...text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)].map(([, to = '']) => ({ path, to })),
  )
  expect(pointers.filter(({ path, to }) => !existsSync(join(root, dirname(path), to)))).toEqual([])
  expect(pointers.length).toBeGreaterThan(0)
})

test('every document is reached from the README by links', () => {
  const reached = new Set(['README.md'])
  for (const from of reached) {
    const links = [...textOf(from).matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)/g)]
    const targets = links.map(([, to = '']) => join(dirname(from), to))
    for (const { path } of documents)
      if (targets.some((target) => path === target || path.startsWith(`${target}/`))) reached.add(path)
  }
  const apart = /^(app|bench)\// // notes beside what they explain
  expect(documents.map(({ path }) => path).filter((path) => !reached.has(path) && !apart.test(path))).toEqual([])
})

test('every file that a document names in code type exists', () => {
  const ours = /`((?:app|bench|cli|content|core|deploy|docs|public|scripts|server|tests)\/[\w./-]+\.\w+)`/g
  const named = documents.flatMap(({ path, text }) => [...text.matchAll(ours)].map(([, to = '']) => ({ path, to })))
  expect(named.filter(({ to }) => !existsSync(join(root, to)))).toEqual([])
  expect(named.length).toBeGreaterThan(0)
})

const laws = { specification: textOf('docs/specification.md'), contract: textOf('docs/contract.md') }
type Law = keyof typeof laws

/** The rows of a law's tables: number, place and tests; a place without code is not built yet. */
function rowsOf(law: Law) {
  const lines = laws[law].split('\n').filter((line) => /^\| §\d/.test(line))
  return lines.map((line) => {
    const [number = '', ...cells] = line.slice(2, -2).split(' | ')
    const [where = '', heldBy = ''] = cells.slice(-2)
    return { number, where: inCode(where), heldBy: inCode(heldBy) }
  })
}

function inCode(text: string): string[] {
  return [...text.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code)
}

test('every number of the specification and the contract that is cited exists', () => {
  const cited = files
    .filter(({ path }) => path !== 'CHANGELOG.md')
    .flatMap(({ path, text }) =>
      [...text.matchAll(/\b(specification|contract)((?:(?:,| and| to)? §[\d.]*\d)+)/gi)].flatMap(
        ([, law = '', list = '']) =>
          [...list.matchAll(/§[\d.]*\d/g)].map(([number]) => ({ path, law: law.toLowerCase() as Law, number })),
      ),
    )
  const exists = ({ law, number }: { law: Law; number: string }) =>
    rowsOf(law).some((row) => row.number === number) || laws[law].includes(`\n## ${number} `)
  expect(cited.filter((citation) => !exists(citation))).toEqual([])
  expect(cited.length).toBeGreaterThan(50)
})

test('code cites the specification by the number of a rule, and the contract too', () => {
  const vague =
    /\bspecification\b(?! §\d+\.\d)|\(contract\)|\bcontract(?:, "|, [A-Z]|\)| \(")|\b(?:by|of) the contract\b|\/\/ contract\b(?! §)|domain\.md/i
  const code = files.filter(({ path }) => /\.(ts|tsx|css|mjs)$/.test(path) && path !== 'tests/documents.test.ts')
  const lines = code.flatMap(({ path, text }) => text.split('\n').map((line) => `${path}: ${line.trim()}`))
  expect(lines.filter((line) => vague.test(line.slice(line.indexOf(': '))))).toEqual([])
})

test.each(['specification', 'contract'] as const)(
  'every rule of the %s is where it says, and held by a test',
  (law) => {
    const rows = rowsOf(law)
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length)
    const isPath = (name: string) => /^(app|bench|cli|content|core|server|scripts)(\/|$)/.test(name)
    const missing = rows.flatMap(({ number, where, heldBy }) => {
      let place = ''
      const lost = where.filter((name) => {
        if (!isPath(name)) return !textUnder(place).includes(name)
        place = name
        return textUnder(name) === ''
      })
      const untested = heldBy.filter((path) => !/\.(test|e2e)\.tsx?$/.test(path) || textUnder(path) === '')
      return [...lost, ...untested].map((name) => `${number}: ${name}`)
    })
    expect(missing).toEqual([])
    expect(rows.filter(({ where, heldBy }) => where.length > 0 && heldBy.length === 0)).toEqual([])
    expect(rows.length).toBeGreaterThan(50)
  },
)

/** The text of a file, or of everything in a folder but its tests. */
function textUnder(place: string): string {
  const isTest = (path: string) => /\.(test|e2e)\.tsx?$/.test(path)
  const inside = files.filter(({ path }) => path === place || (path.startsWith(`${place}/`) && !isTest(path)))
  return place === '' ? '' : inside.map(({ text }) => text).join('\n')
}

test('CONTRIBUTING shows the table of floors that the structure test holds the code to', () => {
  expect(textOf('CONTRIBUTING.md')).toContain(`\n\n${floorTable()}\n\n`)
})

test('every threat names a test that covers it', () => {
  const rows = textOf('docs/security.md')
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| threat'))
  expect(rows.filter((row) => !/`[\w/.-]+\.(?:test|e2e)\.ts` \|$/.test(row))).toEqual([])
  expect(rows.length).toBeGreaterThan(10)
})

test('the README names the variables that the server reads, and no others', () => {
  const config = files.filter(({ path }) => /^server\/config(-\w+)?\.ts$/.test(path))
  const read = config.flatMap(({ text }) => [...text.matchAll(/\benv\.([A-Z_]+)\b/g)].map(([, name]) => name))
  const named = firstColumn.filter((name) => /^[A-Z_]+$/.test(name))
  expect(named.toSorted()).toEqual([...new Set(read)].toSorted())
})

test('compose.yaml hands every variable on, but for what it decides itself', () => {
  const ours = ['HOST', 'PORT', 'DIRECTUS_URL', 'DIRECTUS_TOKEN'] // of the image; and with a Directus nobody needs the database beside it
  const handedOn = [...textOf('compose.yaml').matchAll(/^ {4}([A-Z_]+): /gm)].map(([, name = '']) => name)
  const missing = firstColumn.filter((name) => /^[A-Z_]+$/.test(name) && ![...handedOn, ...ours].includes(name))
  expect(missing).toEqual([])
})

test('the compile cache of the image is made by the user who runs it, because Node.js keeps one per user', () => {
  const [, build = '', image = ''] = textOf('Dockerfile').split(/^FROM base.*\n/m)
  const folder = /^ENV NODE_COMPILE_CACHE=\/app\/(\S+)$/m.exec(build)?.[1] ?? 'none'
  expect(build).toMatch(/^USER node\nRUN timeout .*\n.* node server\/main\.ts$/m)
  expect(image).toContain(`NODE_COMPILE_CACHE=/app/${folder}\n`)
  expect(image).toContain(`COPY --from=build --chown=node:node /app/${folder} ./${folder}\n`)
})

test('every alarm uses an existing metric and label', async () => {
  const { registry } = createMetrics()
  const exposed = await registry.metrics()
  const rules = textOf('deploy/alarms.yml') + textOf('docs/operations.md')
  const named = [...rules.matchAll(/\b(?:leads|outbox|database|http|kreditokaz)_\w+(?:\{outcome="[\w-]+"\})?/g)].map(
    ([name]) => name,
  )
  const known = (name: string) => exposed.includes(name.endsWith('_count') ? name.slice(0, -'_count'.length) : name)
  expect(named.filter((name) => !known(name))).toEqual([])
  expect(new Set(named).size).toBeGreaterThan(5)
})

test('the README names every npm command', () => {
  const { scripts } = JSON.parse(textOf('package.json'))
  const named = firstColumn.flatMap((name) => /^npm (?:run )?(\w+)/.exec(name)?.slice(1) ?? [])
  expect(named.toSorted()).toEqual(Object.keys(scripts).toSorted())
})

test('decisions are numbered without a gap, and each says what it costs and when to revisit it', () => {
  const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/'))
  const numbers = decisions.map(({ path }) => Number(/\/(\d{4})-/.exec(path)?.[1]))
  expect(numbers).toEqual(numbers.map((_, index) => index + 1))
  for (const part of ['**Context.**', '**Decision.**', '**What it costs.**', '**When to revisit.**']) {
    expect(
      decisions.filter(({ text }) => !text.includes(part)).map(({ path }) => path),
      part,
    ).toEqual([])
  }
})
