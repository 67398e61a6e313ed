import { expect, test } from 'vitest'
import { jsonInHtml } from './document.ts'

test('JSON inside a page cannot end its element, and says what it said', () => {
  const data = { text: '</script><script>alert(1)</script><!--', lines: '\u2028\u2029' }
  const json = jsonInHtml(data)
  expect(json).not.toMatch(/[<\u2028\u2029]/)
  expect(JSON.parse(json)).toEqual(data)
})
