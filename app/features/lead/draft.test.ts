import { afterEach, expect, test, vi } from 'vitest'
import { LEAD_DRAFT_KEY } from '#core/visit/session-keys.ts'
import { readDraft } from './draft.ts'

function keepInTab(text: string): void {
  vi.stubGlobal('sessionStorage', { getItem: (key: string) => (key === LEAD_DRAFT_KEY ? text : null) })
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('the lines of a draft are put together, and what was kept last holds', () => {
  const line = (...parts: unknown[]) => `${JSON.stringify(parts)}\n`
  const first = line([['firstName', 'Ana', false]], 2000, null, [{ key: 'a', said: '{}' }])
  keepInTab(first + line([['firstName', 'Ana Marija', false]], 3000, { x: 1, y: 2 }, null))
  expect(readDraft()).toEqual({
    fields: new Map([['firstName', ['firstName', 'Ana Marija', false]]]),
    shownMs: 5000,
    pointer: { x: 1, y: 2 },
    attempts: [{ key: 'a', said: '{}' }],
  })
})

test.each(['5', 'null', '{"values":{}}', '[[7],0]', '[[]]', '[[],0]\n{'])(
  'somebody else’s text is no draft: %j',
  (text) => {
    keepInTab(text)
    expect(readDraft()).toBeUndefined()
  },
)
