import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { followOwnerFile } from './followed-owner-file.ts'
import { createKnowledge } from './knowledge.ts'

async function setUp(text?: string) {
  const path = join(await temporaryFolder(), 'podaci.toml')
  if (text !== undefined) writeFileSync(path, text)
  const events: unknown[] = []
  const states: boolean[] = []
  const note = (entry: unknown) => events.push(entry)
  let now = new Date('2026-11-27T12:00:00Z')
  const owner = followOwnerFile({
    ownerFile: { path, isAsked: false },
    now: () => now,
    log: { info: note, warn: note } as never,
    onOwnerFile: (isOk) => states.push(isOk),
  })
  const knowledge = createKnowledge({ owner, now: () => now })
  const lookTwice = () => [knowledge.look(), knowledge.look()]
  const phone = () => knowledge.current().owner.business.phone
  return { path, knowledge, events, states, lookTwice, phone, tomorrow: () => (now = new Date('2026-11-28T12:00:00Z')) }
}

const file = (phone: string) => `[kontakt]\ntelefon = "${phone}"\n`

test('what is known stays the same object until something changes', async () => {
  const { knowledge, tomorrow } = await setUp()
  const first = knowledge.current()
  expect(knowledge.current()).toBe(first)
  tomorrow()
  expect(knowledge.current()).toMatchObject({ today: '2026-11-28' })
})

test('a file that appears is taken up once it has rested', async () => {
  const { path, knowledge, phone } = await setUp()
  writeFileSync(path, file('011 111 1111'))
  knowledge.look()
  expect(phone()).toBeUndefined()
  knowledge.look()
  expect(phone()).toBe('011 111 1111')
})

test('a file that is still being written is not taken', async () => {
  const { path, knowledge, phone } = await setUp(file('011 111 1111'))
  for (const text of ['', '[kontakt]\n', file('011 222 2222')]) {
    writeFileSync(path, text)
    knowledge.look()
    expect(phone()).toBe('011 111 1111')
  }
  knowledge.look()
  expect(phone()).toBe('011 222 2222')
})

test('a fault keeps the last good copy, and is told once', async () => {
  const { path, lookTwice, phone, events, states } = await setUp(file('011 111 1111'))
  writeFileSync(path, '[kontakt]\ntelefon = 11')
  lookTwice()
  lookTwice()
  expect(phone()).toBe('011 111 1111')
  expect(events).toEqual([
    { event: 'owner-file-refused', faults: ['podaci.toml:2: kontakt.telefon: ovde treba tekst u navodnicima'] },
  ])
  writeFileSync(path, file('011 333 3333'))
  lookTwice()
  expect(phone()).toBe('011 333 3333')
  expect(states).toEqual([true, false, true])
})

test('a file that is deleted, or becomes a folder, keeps the last good copy', async () => {
  const { path, lookTwice, phone, states } = await setUp(file('011 111 1111'))
  rmSync(path)
  lookTwice()
  mkdirSync(path)
  lookTwice()
  expect(phone()).toBe('011 111 1111')
  expect(states).toEqual([true, false, false])
})

test('a fault at the start is thrown, one line for each', async () => {
  await expect(setUp('[kontakt]\ntelefon = 11\nemail = 12')).rejects.toThrow(
    /^podaci\.toml:2: kontakt\.telefon: [^\n]+\npodaci\.toml:3: kontakt\.email: [^\n]+$/,
  )
})
