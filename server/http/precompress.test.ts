import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { compressed } from './compressed.ts'
import { precompress } from './precompress.ts'
import { representation } from './representation.ts'

test('a text gets variants smaller than those sent before, and a picture gets none', async () => {
  const bytes = readFileSync('docs/sources.md')
  const text = representation(bytes, { type: 'text/html' })
  const picture = representation(bytes, { type: 'image/png' })
  await precompress([picture, text])
  expect(Object.keys(picture.variants)).toEqual(['identity'])
  for (const encoding of ['br', 'gzip'] as const) {
    const [best, light] = (['best', 'light'] as const).map((effort) => compressed(bytes, encoding, effort).length)
    expect(text.variants[encoding]?.body.length).toBe(best)
    expect(best).toBeLessThan(light ?? 0)
  }
})

test.skipIf(process.platform !== 'linux')(
  'a process that is ended is named as the reason, even before its end is known',
  async () => {
    const text = () => representation(readFileSync('package.json'), { type: 'text/plain' })
    function* files() {
      yield text()
      const threads = readdirSync('/proc/self/task')
      const pids = threads.flatMap((id) => readFileSync(`/proc/self/task/${id}/children`, 'utf8').match(/\d+/g) ?? [])
      for (const pid of pids) process.kill(Number(pid), 'SIGINT') // of low priority: an ended one may still be there
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 500) // the event loop hears of nothing meanwhile
      yield text()
    }
    await expect(precompress(files())).rejects.toThrow('ended with code')
  },
)
