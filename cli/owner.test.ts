import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerSample } from '#content/owner-sample.ts'
import { ownerTerminal } from '#content/owner-terminal.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'

function owner(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/owner.ts', ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}

function file(text: string): string {
  const path = join(temporaryFolder(), 'podaci.toml')
  writeFileSync(path, text)
  return path
}

test('the printed sample is a good file that leaves everything but the country to be told', () => {
  const { stdout, status } = owner('check', file(owner('sample').stdout))
  expect(status).toBe(0)
  for (const [field, key] of Object.entries(ownerTerminal.keys))
    expect(stdout.includes(`  ${key}\n`), key).toBe(field !== 'country')
})

test('the sample with its notes taken off is good too', () => {
  const without = ownerSample
    .replaceAll(
      /^# (?=\[|(?:sirina|duzina|dani|naziv|posao|drzava|do|ime|valuta|vrednost|vazi_od|vazi_do|izvor) =)/gm,
      '',
    )
    .replace('# provereno = 2026-12-01', 'provereno = 2026-11-27')
    .replace('tekst = ""', 'tekst = "Selimo se."')
  expect(owner('check', file(without))).toMatchObject({ status: 0 })
})

test('a fault is told by line and key, and the exit code is 1', () => {
  const { stdout, status } = owner('check', file('[kontakt]\ntelefon = "nema"\n'))
  expect(stdout).toBe('podaci.toml:2: kontakt.telefon: ovo nije broj telefona; upišite ga kao +381 11 234 5678\n')
  expect(status).toBe(1)
})

test('a file that is named must exist, and an unknown command is refused', () => {
  expect(owner('check', 'nema/podaci.toml')).toMatchObject({ status: 1, stdout: 'podaci.toml:1: fajl ne postoji\n' })
  expect(owner('brisi')).toMatchObject({ status: 1, stdout: '' })
  expect(owner('names').stdout).toContain('nominal.consumer (RSD, EUR)\n')
})
