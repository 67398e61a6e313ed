import { describe, expect, test } from 'vitest'
import { hoverRulesForTouch } from './support/hover-rules.ts'
import { sourceFiles } from './support/source-files.ts'

const sheets = sourceFiles().filter(({ path }) => /^app\/.*\.css$/.test(path))

describe('a tap leaves no colour of hovering behind', () => {
  test('every rule for hovering asks whether there is a pointer that hovers', () => {
    const bare = sheets.flatMap(({ path, text }) => hoverRulesForTouch(text).map((rule) => `${path}: ${rule}`))
    expect(bare).toEqual([])
  })

  test.each([
    ['a:hover { color: red }', ['a:hover']],
    ['.a { color: red; &:hover { color: blue } }', ['&:hover']],
    ['@media (min-width: 30rem) { .a:is(:hover, :focus) { color: red } }', ['.a:is(:hover, :focus)']],
    ['@media (hover: hover) { .a:hover { color: red } } .b:hover { color: red }', ['.b:hover']],
    ['.a { @media (hover: hover) { &:hover { color: red } } }', []],
    ['@media (min-width: 80rem) and (hover: hover) { .a { &:hover { color: red } } }', []],
    ['/* .a:hover { */ .b { color: red }', []],
  ])('%s', (css, bare) => {
    expect(hoverRulesForTouch(css)).toEqual(bare)
  })
})
