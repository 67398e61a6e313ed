import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvLine } from './export-leads.ts'

/** The cells of a line as spreadsheets read it: quotes count at the start of a cell only. */
function cells(line: string, separator: string): string[] {
  const found = ['']
  let isQuoted = false
  let isFresh = true
  for (let at = 0; at < line.length; at++) {
    const letter = line[at] ?? ''
    const add = (text: string) => found.push((found.pop() ?? '') + text)
    if (isQuoted && letter === '"' && line[at + 1] === '"') {
      add('"')
      at += 1
    } else if (letter === '"' && (isQuoted || isFresh)) isQuoted = !isQuoted
    else if (!isQuoted && (letter === separator || letter === '\n')) found.push('')
    else add(letter)
    isFresh = !isQuoted && (letter === separator || letter === '\n')
  }
  return found
}

const FORMULA = /^[\s"]*[=+\-@|%＝＋－＠]/

test.each([
  'Ana,=1+1',
  'Ana;=1+1',
  'Ana\t=1+1',
  '＝1+1',
  ' "=1+1"',
  ',"=1+1',
  'x, @SUM(1+1)',
  'a\n=1',
  '|cmd',
  '%0',
  '-1',
  ' \t=1',
])('no cell of %j begins a formula, however the file is split', (name) => {
  for (const separator of [';', ',', '\t']) {
    const read = cells(csvLine(['1', name, '+381 64 123 4567', 'x']), separator)
    expect(read.filter((cell) => FORMULA.test(cell))).toEqual([])
  }
})

test('no cell of anything begins a formula, however the file is split', () => {
  const piece = fc.constantFrom('=', '+', '-', '@', '＝', '|', '%', ',', ';', '\t', '"', "'", ' ', 'a', '1', '\n')
  const value = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''))
  fc.assert(
    fc.property(
      fc.array(value, { minLength: 1, maxLength: 4 }),
      fc.constantFrom(';', ',', '\t'),
      (values, separator) => {
        expect(cells(csvLine(values), separator).filter((cell) => FORMULA.test(cell))).toEqual([])
      },
    ),
    { numRuns: 2000 },
  )
})

test('split as it is meant, a line gives back its values', () => {
  const values = ['Ana "Anka"', 'Perić; Jovanović', '', "O'Brien", 'žika@primer.rs']
  expect(cells(csvLine(values).trimEnd(), ';')).toEqual(values)
})
