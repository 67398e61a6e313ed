import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'
import { pressAll } from './press-all.ts'
import { representation } from './representation.ts'

test('a text gets variants smaller than those sent before, and a picture gets none', async () => {
  const bytes = readFileSync('docs/sources.md')
  const text = representation(bytes, { type: 'text/html' })
  const picture = representation(bytes, { type: 'image/png' })
  await pressAll([picture, text])
  expect(Object.keys(picture.variants)).toEqual(['identity'])
  for (const encoding of ['br', 'gzip'] as const) {
    const [best, light] = (['best', 'light'] as const).map((effort) => compressed(bytes, encoding, effort).length)
    expect(text.variants[encoding]?.body.length).toBe(best)
    expect(best).toBeLessThan(light ?? 0)
  }
})
