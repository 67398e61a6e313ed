import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ownerSample } from '#content/owner-sample.ts'
import { ownerTerminal } from '#content/owner-terminal.ts'
import { temporaryFolder } from '#tests/support/temporary-folder.ts'
import { ownerCommand } from './owner-command.ts'

/** Runs the command in its own process, as the owner at a terminal would. */
function ownerProcess(...args: string[]) {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['cli/owner.ts', ...args], { encoding: 'utf8' })
  return { stdout, stderr, status }
}

/** Runs the command in this process. */
async function owner(...args: string[]) {
  const said = { stdout: '', stderr: '' }
  const status = await ownerCommand(args, {
    env: {},
    stdout: { write: (text) => (said.stdout += text) },
    stderr: { write: (text) => (said.stderr += text) },
  })
  return { ...said, status }
}

function file(text: string): string {
  const path = join(temporaryFolder(), 'podaci.toml')
  writeFileSync(path, text)
  return path
}

test('the printed sample is a good file that leaves everything but the country to be told', async () => {
  const { stdout, status } = await owner('check', file((await owner('sample')).stdout))
  expect(status).toBe(0)
  for (const [field, key] of Object.entries(ownerTerminal.keys))
    expect(stdout.includes(`  ${key}\n`), key).toBe(field !== 'country')
})

test('the sample with its notes taken off is good too', async () => {
  const without = ownerSample
    .replaceAll(
      /^# (?=\[|(?:sirina|duzina|dani|naziv|posao|drzava|do|ime|valuta|vrednost|vazi_od|vazi_do|izvor) =)/gm,
      '',
    )
    .replace('# provereno = 2026-12-01', 'provereno = 2026-11-27')
    .replace('tekst = ""', 'tekst = "Selimo se."')
  expect(await owner('check', file(without))).toMatchObject({ status: 0 })
})

test('a fault is told by line and key, and the exit code is 1', async () => {
  const { stdout, status } = await owner('check', file('[kontakt]\ntelefon = "nema"\n'))
  expect(stdout).toBe('podaci.toml:2: kontakt.telefon: ovo nije broj telefona; upišite ga kao +381 11 234 5678\n')
  expect(status).toBe(1)
})

test('a file that is named must exist, and an unknown command is refused', async () => {
  expect(await owner('check', 'nema/podaci.toml')).toMatchObject({
    status: 1,
    stdout: 'podaci.toml:1: fajl ne postoji\n',
  })
  expect(ownerProcess('brisi')).toMatchObject({ status: 1, stdout: '' })
  expect((await owner('names')).stdout).toContain('nominal.consumer (RSD, EUR)\n')
})

/** A session with the program: it says something, gets an answer, and so on. */
function session(path: string) {
  const child = spawn(process.execPath, ['cli/owner.ts', 'ask', path], { stdio: ['pipe', 'pipe', 'inherit'] })
  let said = ''
  child.stdout.on('data', (text) => (said += text))
  const closed = once(child, 'close')
  const hears = async (words: string) => {
    while (!said.includes(words))
      await Promise.race([once(child.stdout, 'data'), closed.then(() => Promise.reject(Error(said)))])
    said = said.slice(said.indexOf(words) + words.length)
  }
  const answer = async (question: string, text: string) => {
    await hears(question)
    await hears('> ')
    child.stdin.write(`${text}\n`)
  }
  return { child, hears, answer, ended: async () => Number((await closed)[0]) }
}

const unasked = ownerSample.replace('poslovno_ime = ""', 'poslovno_ime = "Putokaz d.o.o." # moje')

test('ask goes through what is missing, one question at a time, and writes each answer at once with its comment', async () => {
  const path = file(unasked)
  const { hears, answer, child, ended } = session(path)
  const now = () => readFileSync(path, 'utf8')
  await answer('Sedište', 'Bulevar "Oslobođenja" 1, 21000 Novi Sad')
  await answer('Matični broj', '123')
  await hears('firma.maticni_broj: matični broj ima osam cifara')
  expect(now()).toContain(
    'sediste = "Bulevar \\"Oslobođenja\\" 1, 21000 Novi Sad" # ulica i broj, poštanski broj i mesto\n',
  )
  await hears('> ')
  child.stdin.write('20123456\n')
  for (const question of ['PIB', 'Šifra']) await answer(question, '')
  await answer('Telefon', '+381 21 123 4567')
  for (const question of ['Email', 'ulica i broj', 'poštanski broj', 'Ime kancelarije']) await answer(question, '')
  await answer('Položaj', '45,2671 19,8335')
  for (const network of ['Facebooku', 'mreži X', 'Instagramu', 'LinkedInu']) await answer(network, '')
  await answer('Dani kada zovete', 'Pon, uto, čet')
  await answer('Banke', 'Prva banka')
  await answer('', 'Druga banka')
  await answer('', '')
  await answer('Ko Vas plaća', '<b>Ništa</b> ne plaćate.')
  await answer('o zaštiti podataka', '')
  await answer('Ko za Vas obrađuje', 'Server d.o.o.')
  await answer('', 'smeštaj')
  await answer('', 'Nemačka')
  await answer('', '')
  await hears('Još nedostaje: 11.')
  expect(await ended()).toBe(0)
  const changed = now()
    .split('\n')
    .filter((line) => !unasked.split('\n').includes(line))
  expect(changed).toEqual([
    'maticni_broj = "20123456" # osam cifara',
    'sediste = "Bulevar \\"Oslobođenja\\" 1, 21000 Novi Sad" # ulica i broj, poštanski broj i mesto',
    'telefon = "+381 21 123 4567" # na primer +381 11 234 5678',
    'sirina = 45.2671 # položaj na mapi, zajedno sa dužinom',
    'duzina = 19.8335',
    'dani = ["pon", "uto", "cet"]',
    'banke = ["Prva banka", "Druga banka"] # banke sa kojima imate ugovor: ["Prva banka", "Druga banka"]',
    'naknada = "<b>Ništa</b> ne plaćate." # rečenica: ko Vas plaća, koliko i kada',
    '[[privatnost.obradjivaci]]',
    'naziv = "Server d.o.o."',
    'posao = "smeštaj"',
    'drzava = "Nemačka"',
  ])
  expect(await owner('check', path)).toMatchObject({ status: 0 })
})

test('ask that is interrupted keeps what was answered; a file that is not there begins as the sample', async () => {
  const path = join(temporaryFolder(), 'novi', 'podaci.toml')
  const { hears, answer, child, ended } = session(path)
  await answer('Poslovno ime', 'Putokaz d.o.o.')
  await hears('Sedište')
  child.kill('SIGINT')
  await hears('Sve što ste odgovorili je upisano')
  expect(await ended()).toBe(130)
  expect(readFileSync(path, 'utf8')).toBe(ownerSample.replace('poslovno_ime = ""', 'poslovno_ime = "Putokaz d.o.o."'))
})

test('answers that are piped all at once are each taken', () => {
  const path = file(ownerSample)
  const input = 'Putokaz d.o.o.\nBulevar 1, 21000 Novi Sad\n2012345\n20123456\n101234567\n'
  const { stdout, status } = spawnSync(process.execPath, ['cli/owner.ts', 'ask', path], { encoding: 'utf8', input })
  expect(stdout).toContain('firma.maticni_broj: matični broj ima osam cifara')
  expect(stdout).toContain('Još nedostaje: 16.')
  expect(status).toBe(0)
  expect(readFileSync(path, 'utf8')).toContain('pib = "101234567" # devet cifara')
})

test('ask changes no file with a fault, and leaves alone what it cannot write', async () => {
  const faulty = file('[kontakt]\ntelefon = 1\n')
  expect(ownerProcess('ask', faulty)).toMatchObject({
    status: 1,
    stdout: expect.stringContaining('podaci.toml:2: kontakt.telefon'),
  })
  const inline = file('firma = { pib = "" }\n')
  const { answer, hears, child, ended } = session(inline)
  await answer('Poslovno ime', 'Putokaz d.o.o.')
  await hears('dopišite sami: firma.poslovno_ime')
  child.stdin.end()
  expect(await ended()).toBe(0)
  expect(readFileSync(inline, 'utf8')).toBe('firma = { pib = "" }\n')
})
