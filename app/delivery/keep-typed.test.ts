import { expect, test } from 'vitest'
import { isTouched } from './keep-typed.ts'

const text = { type: 'text', value: '80.000', defaultValue: '80.000', checked: false, defaultChecked: false }
const choice = { ...text, type: 'radio', value: 'anuiteti', defaultValue: 'anuiteti' }
const box = { ...text, type: 'checkbox', value: 'on', defaultValue: '' }

test.each([
  ['a field as it came', text, false],
  ['another text', { ...text, value: '90.000' }, true],
  ['a choice as it came', { ...choice, checked: true, defaultChecked: true }, false],
  ['another choice', { ...choice, checked: true }, true],
  ['the choice it took the place of', { ...choice, defaultChecked: true }, true],
  ['a box as it came', box, false],
  ['a box that was ticked', { ...box, checked: true }, true],
])('%s', (_, field, touched) => {
  expect(isTouched(field as HTMLInputElement)).toBe(touched) // the part of an input that is looked at
})
