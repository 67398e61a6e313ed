import { describe, expect, test } from 'vitest'
import { hoverRulesForTouch } from './support/hover-rules.ts'
import { offScale } from './support/off-scale.ts'
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

describe('sizes, weights and corners are those of the scales', () => {
  test('no style sheet has others', () => {
    const found = sheets.flatMap(({ path, text }) => offScale(text).map((one) => `${path}: ${one}`))
    expect(found).toEqual([])
  })

  test.each([
    ['.a { font-size: 14px }', ['font-size: 14px']],
    ['.a { font-size: var(--t-9) }', ['font-size: var(--t-9)']],
    ['.a { font-size: max(var(--t-1), 5vw) }', ['font-size: max(var(--t-1), 5vw)']],
    ['.a { &:hover { font-weight: 500; } }', ['font-weight: 500']],
    ['.a { font: 650 var(--t-3) / 1.2 var(--head) }', ['font: 650 var(--t-3) / 1.2 var(--head)']],
    ['.a { font: 600 1rem / 1.2 var(--head) }', ['font: 600 1rem / 1.2 var(--head)']],
    ['.a { border-radius: 0 4px }', ['border-radius: 0 4px']],
    ['.a { border-top-left-radius: 3px }', ['border-top-left-radius: 3px']],
    ['.a { --own: 2rem; font-size: var(--own) }', ['font-size: var(--own)']],
    ['.a { --own: min(var(--figure), 15cqi); font-size: var(--own) }', []],
    ['.a { font: 700 min(var(--t-3), 24px) / 1 var(--text); border-radius: 50% var(--r-2) }', []],
    ['@media print { .a { font-size: 9pt } } .b { font: inherit; font-weight: 600 }', []],
  ])('%s', (css, found) => {
    expect(offScale(css)).toEqual(found)
  })
})
