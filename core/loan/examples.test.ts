import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

// What a docstring or docs/sources.md claims after `//`, the code must answer.
type Example = { where: string; expression: string; claim: string }

const folders = ['core/money', 'core/loan', 'core/facts', 'core/owner']
const sources = folders
  .flatMap((folder) => readdirSync(folder).map((name) => join(folder, name)))
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))

const scope: Record<string, unknown> = Object.assign(
  {},
  ...(await Promise.all(sources.map((path) => import(/* @vite-ignore */ join(process.cwd(), path))))),
)

function inDocstrings(path: string): Example[] {
  const docstrings = readFileSync(path, 'utf8').match(/\/\*\*[\s\S]*?\*\//g) ?? []
  return docstrings.flatMap((docstring) => {
    const text = docstring.replace(/^\s*\*? ?/gm, '').replace(/\*\/$/, '')
    return [...text.matchAll(/^@example ([\s\S]*?) \/\/ (.*)$/gm)].map(([, expression = '', claim = '']) => ({
      where: path,
      expression,
      claim,
    }))
  })
}

function inDocument(path: string): Example[] {
  const blocks = readFileSync(path, 'utf8').match(/^```ts\n[\s\S]*?^```$/gm) ?? []
  return blocks
    .flatMap((block) => block.split('\n').slice(1, -1))
    .map((line) => {
      const [expression = '', claim = ''] = line.split(/ \/\/ (?!.* \/\/ )/)
      return { where: path, expression, claim }
    })
}

const examples = [...sources.flatMap(inDocstrings), ...inDocument('docs/sources.md')]

function evaluated(code: string): unknown {
  // The examples are our own text; this is how a reader would try them.
  return new Function(...Object.keys(scope), `return (${code})`)(...Object.values(scope))
}

test('examples are found', () => {
  expect(examples.filter(({ where }) => where.startsWith('core')).length).toBeGreaterThan(25)
  expect(examples.filter(({ where }) => where === 'docs/sources.md').length).toBeGreaterThan(35)
})

test.each(examples)('$where: $expression', ({ expression, claim }) => {
  // A remark may follow the value after a semicolon or a colon.
  expect(evaluated(expression)).toEqual(evaluated(claim.replace(/(?<=[\w'\])}]) ?[;:] [^'}\]]*$/, '')))
})

test('every formula that names its source has a section there', () => {
  const headings = readFileSync('docs/sources.md', 'utf8').match(/^## .*$/gm) ?? []
  const anchors = headings.map((heading) => heading.slice(3).toLowerCase().replaceAll(' ', '-'))
  const links = sources.flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/docs\/sources\.md#(\S+)/g)].map((match) => match[1]),
  )
  expect(links.length).toBeGreaterThan(8)
  expect(links.filter((link) => link === undefined || !anchors.includes(link))).toEqual([])
})
