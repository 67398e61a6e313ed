import { posix } from 'node:path'
import { describe, expect, test } from 'vitest'
import { mayImport } from './support/floors.ts'
import { folderCycle, type Import, importCycle, importsOf } from './support/imports.ts'
import { sourceFiles } from './support/source-files.ts'

const files = sourceFiles()
const code = files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path))
const isTest = (path: string) => /\.test\.tsx?$|^tests\//.test(path)
const imports = code.flatMap(importsOf)

/** The paths whose text holds a match. */
function holding(pattern: RegExp, among = files): string[] {
  return among.filter(({ text }) => pattern.test(text)).map(({ path }) => path)
}

describe('floors', () => {
  test('code looks down, never up and never sideways', () => {
    const climbing = imports.filter(({ from, to }) => !isTest(from) && !mayImport(from, to))
    expect(climbing.map(({ from, written }) => `${from} imports ${written}`)).toEqual([])
  })

  test('the table of floors refuses what it is there to refuse', () => {
    const refused = [
      ['core/loan/annuity.ts', 'app/ui/button.tsx'],
      ['core/loan/annuity.ts', 'node:fs'],
      ['core/loan/annuity.ts', 'react'],
      ['content/shell.ts', 'server/config.ts'],
      ['app/ui/button.tsx', 'core/loan/annuity.ts'],
      ['app/features/lead/lead-form.tsx', 'app/features/calculator/calculator.tsx'],
      ['app/features/lead/lead-form.tsx', 'app/shell/header.tsx'],
      ['app/features/lead/lead-form.tsx', 'node:fs'],
      ['app/shell/header.tsx', 'app/routes/home.tsx'],
      ['server/http/representation.ts', 'server/site/app.ts'],
      ['server/db/sqlite.ts', 'server/leads/outbox.ts'],
      ['server/main.ts', 'app/root.tsx'],
      ['server/main.ts', 'react-dom'],
      ['cli/leads.ts', 'tests/support/site.ts'],
    ]
    expect(refused.filter(([from = '', to = '']) => mayImport(from, to))).toEqual([])
  })

  test('no file imports itself, however long the way round', () => {
    expect(importCycle(imports)).toBeUndefined()
  })

  // A late import may point back: a part of the calculator that is loaded when wanted knows the calculator.
  test.each(['core', 'content', 'app', 'server'])(
    'no folder of %s needs itself, however long the way round, not even for a type',
    (floor) => {
      const isInside = (path: string) => path.startsWith(`${floor}/`)
      const counts = ({ from, isLate }: Import) => !isTest(from) && !(isLate && floor === 'app')
      const inside = imports.filter((one) => counts(one) && isInside(one.from) && isInside(one.to))
      expect(folderCycle(inside)).toBeUndefined()
    },
  )

  test('a ring of imports is found', () => {
    const ring = ['a.ts', 'b.ts', 'c.ts'].map((from, i) => ({
      from,
      written: '',
      isLate: false,
      to: ['b.ts', 'c.ts', 'a.ts'][i] ?? '',
    }))
    expect(importCycle(ring)).toEqual(['a.ts', 'b.ts', 'c.ts', 'a.ts'])
  })

  test('another folder is named from the top, and every file with its extension', () => {
    const ours = imports.filter(({ written }) => /^[.#]/.test(written))
    const odd = ours.filter(({ written }) => written.startsWith('..') || !/\.\w+(\?\w+)?$/.test(written))
    expect(odd.map(({ from, written }) => `${from} imports ${written}`)).toEqual([])
  })

  test('no path of a file is the escaped one of a URL: the project may lie in a folder with a space', () => {
    expect(holding(/import\.meta\.url\)\.pathname/, code)).toEqual([])
  })

  test('only the entry points read the environment', () => {
    const readers = holding(/process\.env\b/, code).filter((path) => !isTest(path))
    const allowed = /^(server\/(main|dev)\.ts|cli\/|bench\/|scripts\/|[a-z]+\.config\.ts$)/
    expect(readers.filter((path) => !allowed.test(path))).toEqual([])
  })
})

describe('names', () => {
  test('are in kebab case', () => {
    const parts = files.flatMap(({ path }) => path.split('/').map((part) => [path, part] as const))
    const ordinary = /^\.?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9-]+)*$/
    const known =
      /^(README|CONTRIBUTING|CHANGELOG|LICENSE(-[a-z-]+)?|Dockerfile|Caddyfile)(\.md|\.txt)?$|^_|^kreditokaz@\.service$/ // the last as systemd wants it
    expect(parts.filter(([, part]) => !ordinary.test(part) && !known.test(part)).map(([path]) => path)).toEqual([])
  })

  test('say what a thing is: nothing is called after being shared', () => {
    const empty = new Set(['utils', 'util', 'common', 'shared', 'lib', 'misc', 'types', 'helpers', 'index'])
    const vague = code.filter(({ path }) => path.split('/').some((part) => empty.has(part.split('.')[0] ?? '')))
    expect(vague.map(({ path }) => path)).toEqual([])
  })

  test('no file only passes on the names of others', () => {
    const onlyExports = code.filter(({ text }) => {
      const statements = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '').trim()
      return (
        statements !== '' &&
        statements.replaceAll(/export\s+(type\s+)?[{*][^;'"]*from\s+['"][^'"]+['"];?\s*/g, '') === ''
      )
    })
    // An island is a name by which a part of a page is loaded late.
    expect(onlyExports.map(({ path }) => path).filter((path) => !path.startsWith('app/islands/'))).toEqual([])
  })
})

describe('sizes', () => {
  const measured = files
    .filter(({ path }) => /\.(ts|tsx|mjs|css)$/.test(path))
    .filter(({ path }) => !/^(content|core\/facts)\//.test(path)) // texts and tables
    .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
  const shareUnder = (limit: number) => measured.filter(({ lines }) => lines < limit).length / measured.length

  test('no file is over 300 lines', () => {
    expect(measured.filter(({ lines }) => lines > 300)).toEqual([])
  })

  test('95 % of the files are under 200 lines, and half under 80', () => {
    expect(shareUnder(200)).toBeGreaterThanOrEqual(0.95)
    expect(shareUnder(80)).toBeGreaterThanOrEqual(0.5)
  })

  test('a folder of code has at least three files', () => {
    const folders = Map.groupBy(
      files.filter(({ path }) => /^(core|app|server)\/.*\.(ts|tsx|css)$/.test(path)),
      ({ path }) => posix.dirname(path),
    )
    const isPlanned = (folder: string) => /^app\/features\/[^/]+$/.test(folder) // named in the design
    const small = [...folders].filter(([folder, inside]) => inside.length < 3 && !isPlanned(folder))
    expect(small.map(([folder]) => folder)).toEqual([])
  })
})

describe('what a file may hold', () => {
  test('every migration speaks both dialects', () => {
    const migrations = Map.groupBy(
      files.filter(({ path }) => path.startsWith('server/db/migrations/')),
      ({ path }) => posix.dirname(path),
    )
    for (const [folder, inside] of migrations) {
      expect(inside.map(({ path }) => posix.basename(path)).sort(), folder).toEqual(['postgres.sql', 'sqlite.sql'])
    }
    expect(migrations.size).toBeGreaterThan(0)
  })

  test('every export of core and app/ui says what it is, above it or behind it', () => {
    const silent = code
      .filter(({ path }) => /^(core|app\/ui)\//.test(path) && !isTest(path))
      .flatMap(({ path, text }) =>
        [...text.matchAll(/^(.*)\n(export (?:async )?(?:function|const|let|type|class)\b.*)$/gm)]
          .filter(([, above = '', line = '']) => !/\*\/$|^\/\//.test(above) && !/ \/\/ /.test(line))
          .map(([, , line]) => `${path}: ${line}`),
      )
    expect(silent).toEqual([])
  })

  test('the site is in Latin script: Cyrillic stands in tests alone', () => {
    expect(holding(/\p{Script=Cyrillic}/u).filter((path) => !isTest(path))).toEqual([])
  })

  test('the locale is sr-Latn-RS wherever it decides the script', () => {
    expect(holding(/(Intl\.\w+|toLocale\w*)\(\s*['"]sr(-RS)?['"]/, code)).toEqual([])
  })

  test('nothing knows on which machine it was written', () => {
    const here = new RegExp(['/(work', 'root', 'home/[a-z]+', 'Users)/[a-z]'].join('|'))
    expect(holding(here)).toEqual([])
  })
})
