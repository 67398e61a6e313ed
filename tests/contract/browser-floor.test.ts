import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '#tests/support/server.ts'

/** What Chrome 100, Firefox 100 or Safari 15.4 lacks; scripts are built for what these have (`vite.config.ts`). */
const TOO_NEW = [
  /\.(?:toSorted|toReversed|toSpliced|findLast|findLastIndex|isWellFormed|toWellFormed)\(/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bArray\.fromAsync\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bURL\.(?:canParse|parse)\(/,
  /\bAbortSignal\.(?:any|timeout)\(/,
  /\bIterator\.from\(/,
  /\.(?:union|intersection|difference|symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/,
  /(?<!using form)\.requestSubmit\(/, // Safari 16; React recommends it in a warning
  /:modal\b/, // Safari 15.6
  /\(\?<[=!]/, // lookbehind in a regular expression
]

/** The scripts of the build as it is. */
const scripts = () => built('.js')

/** What the build made of one kind of file. */
function built(ending: '.js' | '.css'): { name: string; text: string }[] {
  const folder = join(root, 'dist/client/_assets')
  const names = readdirSync(folder).filter((name) => name.endsWith(ending))
  return names.map((name) => ({ name, text: readFileSync(join(folder, name), 'utf8') }))
}

test('no script asks a browser for more than its floor has', () => {
  const all = scripts()
  expect(all.length).toBeGreaterThan(10)
  const found = all.flatMap(({ name, text }) =>
    TOO_NEW.flatMap((pattern) => pattern.exec(text)?.[0] ?? []).map((word) => `${name}: ${word}`),
  )
  expect(found).toEqual([])
})

test('no script writes by Intl, in which engines differ from each other and from the server', () => {
  // Belgrade's clock writes nothing: the numbers in what it formats are read.
  const clock = /\bIntl\.DateTimeFormat\([`"']en-(?:CA|GB)[`"'],\{timeZone:[`"']Europe\/Belgrade[`"']/g
  const found = scripts().filter(({ text }) => /\bIntl\./.test(text.replace(clock, '')))
  expect(found.map(({ name }) => name)).toEqual([])
})

test('no script has a name that blockers of cookie notices stop on every site', () => {
  // AdGuard's list, which uBlock Origin offers too, has `/cookie-policy-`, `/cookiechoices-` and many like them.
  expect(scripts().flatMap(({ name }) => (name.includes('cookie') ? [name] : []))).toEqual([])
})

test('no underline has a thickness or a variable in its shorthand, of which Safari then draws nothing', () => {
  const shorthands = built('.css').flatMap(({ text }) => text.match(/text-decoration:[^;}]*/g) ?? [])
  expect(shorthands).toContain('text-decoration:underline')
  expect(shorthands.filter((written) => /var\(|\d(?:px|r?em|%)/.test(written))).toEqual([])
})
