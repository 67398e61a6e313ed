import { chmodSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { readOwnerBytes, readOwnerFile } from './owner-file.ts'

const today = '2026-11-27'
const bytes = (text: string) => new TextEncoder().encode(text)

/** The faults of a text, without the file's name. */
function faults(text: string | Uint8Array): string[] {
  const read = readOwnerBytes(typeof text === 'string' ? bytes(text) : text, 'podaci.toml', today)
  return read.ok ? [] : read.faults.map((fault) => fault.replace('podaci.toml:', ''))
}

test('days, tables and comments are read', () => {
  const read = readOwnerBytes(
    bytes(
      '# proba\r\n[rad]\r\nne_radimo = [2026-12-24, "2026-12-31"] # dva dana\r\n[obavestenje]\r\ntekst = "a # b"\r\ndo = 2026-12-31\r\n',
    ),
    'podaci.toml',
    today,
  )
  expect(read).toMatchObject({
    ok: true,
    owner: { daysOff: ['2026-12-24', '2026-12-31'], notice: { text: 'a # b', until: '2026-12-31' } },
  })
})

test.each([
  ['[kontakt]\ntelefon = "+381', '2: telefon: red nije ispravno zapisan'],
  ['[kontakt]\n\ntelefon = +381 11 765 4321', '3: telefon: red nije ispravno zapisan'],
  ['[kontakt\ntelefon = "1"', '1: red nije ispravno zapisan'],
  ['telefon', '1: red nije ispravno zapisan'],
  ['[firma]\npib = "123456789"\npib = "123456780"', '3: pib: isti naziv stoji već ranije'],
  ['[firma]\n[rad]\n[firma]', '3: isti naziv stoji već ranije'],
  ['[rad]\nne_radimo = [\n  2026-12-24,\n  2027-02-30,\n]', '4: taj dan ne postoji'],
  ['[rad]\nne_radimo = [2026-12-24T10:00:00]', '2: rad.ne_radimo.1: ovde treba datum'],
  ['[kontakt]\ntelefon = 10:00', '2: kontakt.telefon: ovde treba tekst u navodnicima'],
  ['[kontakt]\nmreze = { x = "x" }', '2: kontakt.mreze.x: ovo nije adresa stranice'],
  ['[kontakt.mreze]\n\nx = "x"', '3: kontakt.mreze.x: ovo nije adresa stranice'],
  ['kontakt.telefon = "x"', '1: kontakt.telefon: ovo nije broj telefona'],
  ['[[cinjenica]]\nime = "agency"\n[[cinjenica]]\nime = "x"', '4: cinjenica.2.ime: podatak „x” ne postoji'],
])('%j is told by its line and key', (text, told) => {
  expect(faults(text).some((fault) => fault.startsWith(told))).toBe(true)
})

test('a date in a text or in a comment is none', () => {
  expect(faults('[posao]\nnaknada = "do 2026-02-30" # 2026-02-31')).toEqual([])
})

test.each([
  ['UTF-16', new Uint8Array([0xff, 0xfe, 0x5b, 0x00])],
  ['windows-1250', new Uint8Array([0x23, 0x20, 0x9a, 0xe6])],
])('%s is refused in words', (_, text) => {
  expect(faults(text)).toEqual([expect.stringContaining('1: fajl nije sačuvan kao UTF-8')])
})

test('a mark of byte order does no harm', () => {
  expect(faults('\uFEFF[rad]\ndani = ["pon"]')).toEqual([])
})

test('at most ten faults are told, those that stand first', () => {
  const many = faults(`[firma]\n${Array.from({ length: 14 }, (_, index) => `k${index} = 1`).join('\n')}`)
  expect(many.map((fault) => Number(fault.split(':')[0]))).toEqual([2, 3, 4, 5, 6, 7, 8, 9, 10, 11])
})

test('a file that is not there is nothing told, unless it was asked for', async () => {
  const path = join(await temporaryFolder(), 'podaci.toml')
  expect(readOwnerFile({ path, isAsked: false }, today)).toMatchObject({ ok: true, isThere: false })
  expect(readOwnerFile({ path, isAsked: true }, today)).toEqual({
    ok: false,
    faults: ['podaci.toml:1: fajl ne postoji'],
  })
})

test('a folder and a file of megabytes are refused', async () => {
  const folder = await temporaryFolder()
  mkdirSync(join(folder, 'podaci.toml'))
  writeFileSync(join(folder, 'veliki.toml'), '#'.repeat(10_000_000))
  const fault = (name: string) => readOwnerFile({ path: join(folder, name), isAsked: true }, today)
  expect(fault('podaci.toml')).toMatchObject({ faults: ['podaci.toml:1: ovo nije fajl nego folder'] })
  expect(fault('veliki.toml')).toMatchObject({ faults: [expect.stringContaining('veći od 256 kB')] })
})

test('a file that nobody can read is refused, also for a site that runs as root', async () => {
  const path = join(await temporaryFolder(), 'podaci.toml')
  symlinkSync(path, path)
  expect(readOwnerFile({ path, isAsked: false }, today)).toEqual({
    ok: false,
    faults: ['podaci.toml:1: fajl ne može da se pročita; proverite dozvole'],
  })
})

test.skipIf(process.getuid?.() === 0)('a file without permission is refused', async () => {
  const path = join(await temporaryFolder(), 'podaci.toml')
  writeFileSync(path, '')
  chmodSync(path, 0)
  expect(readOwnerFile({ path, isAsked: true }, today)).toMatchObject({ faults: [expect.stringContaining('dozvole')] })
})
