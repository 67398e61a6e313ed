import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

function posted(body: Uint8Array<ArrayBuffer> | string, more: Record<string, string> = {}) {
  const headers = { 'content-type': 'application/json', ...more }
  return readJson(new Request('http://localhost', { method: 'POST', headers, body }), 100)
}

const refusal = (status: number) => ({ ok: false, response: expect.objectContaining({ status }) })

test.each([
  'application/json',
  'Application/JSON',
  'application/json; charset=utf-8',
  'application/json;charset="UTF-8" ',
  'application/json; charset=utf8',
])('%s is read', async (type) => {
  expect(await posted('{"ime":"Đorđe"}', { 'content-type': type })).toEqual({ ok: true, body: { ime: 'Đorđe' } })
})

test.each(['text/json', 'application/json5', 'application/json; charset=utf-16', 'text/plain, application/json'])(
  '%s is not read',
  async (type) => {
    expect(await posted('{}', { 'content-type': type })).toEqual(refusal(415))
  },
)

test('a byte-order mark is read over, and what is not UTF-8 is refused rather than read with other letters', async () => {
  expect(await posted('\uFEFF{}')).toEqual({ ok: true, body: {} })
  expect(await posted(Buffer.from('{"ime":"José"}', 'latin1'))).toEqual(refusal(400))
})

test.each(['declared', 'in chunks'])('a body %s may have as many bytes as allowed, and not one more', async (how) => {
  const ofBytes = (count: number) => {
    const length: Record<string, string> = how === 'declared' ? { 'content-length': String(count) } : {}
    return posted(`{"x":"${'a'.repeat(count - 8)}"}`, length)
  }
  expect(await ofBytes(100)).toMatchObject({ ok: true })
  expect(await ofBytes(101)).toEqual(refusal(413))
})
