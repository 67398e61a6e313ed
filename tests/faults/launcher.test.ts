import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { type AddressInfo, connect, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { command } from '#tests/support/command.ts'
import { leadsApi } from '#tests/support/leads.ts'
import { bareEnvironment, root } from '#tests/support/server.ts'
import { isRunning, isServing } from '#tests/support/spawned.ts'

// What `npm start` runs: the launcher, which starts the server and has to leave none behind.

let folder: string
let launched: { child: ChildProcess; ended: Promise<number | null> }[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'kreditokaz-start-'))
  launched = []
})

afterEach(async () => {
  for (const { child } of launched) if (child.pid && isRunning(child)) process.kill(-child.pid, 'SIGKILL')
  await Promise.all(launched.map(({ ended }) => ended)) // until then they write into the folder
  rmSync(folder, { recursive: true, force: true })
})

const start = [process.execPath, 'scripts/start.mjs']

/** Starts the launcher in a process group of its own, and waits for nothing. */
function launch(env: Record<string, string> = {}, [program = '', ...args] = start) {
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...bareEnvironment(),
      CI: 'true',
      LOG_LEVEL: 'error',
      PORT: '0',
      DATABASE_URL: `sqlite:${join(folder, 'site.db')}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const said = { out: '', err: '' }
  child.stdout.on('data', (text) => (said.out += text))
  child.stderr.on('data', (text) => (said.err += text))
  const ended = once(child, 'close').then(([code]) => code as number | null) // at 'exit', words may still be on the way
  launched.push({ child, ended })
  return { child, said, ended }
}

/** The command lines of a process group, as Linux tells them. */
function commandsOf(group: number): string {
  const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return ids.map((id) => commandOf(id)).join('\n')

  function commandOf(id: string): string {
    try {
      const [, , processGroup] = readFileSync(`/proc/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? []
      return Number(processGroup) === group ? readFileSync(`/proc/${id}/cmdline`, 'utf8') : ''
    } catch {
      return '' // it has ended since
    }
  }
}

async function address(said: { out: string; err: string }): Promise<string> {
  await expect.poll(() => said.out, { timeout: 120_000 }).toMatch(/http:\/\/\S+/)
  return /http:\/\/\S+/.exec(said.out)?.[0] ?? ''
}

test.each(['SIGTERM', 'SIGINT'] as const)(
  'it says in one line where the site is, and serves there until %s to the launcher, which ends both with 0',
  async (signal) => {
    const { child, said, ended } = launch()
    const url = await address(said)
    expect(said.out.split('\n').filter((line) => line.includes(url))).toHaveLength(1)
    expect(await isServing(url)).toBe(true)
    child.kill(signal)
    expect(await ended).toBe(0)
    expect(await isServing(url)).toBe(false)
  },
)

/** What the unit for systemd runs. */
function unitStart(): string[] {
  const unit = readFileSync(join(root, 'deploy/kreditokaz.service'), 'utf8')
  const [, words = ''] = /^ExecStart=(.+)$/m.exec(unit) ?? []
  expect(words).not.toContain('.bin/') // npm 10 makes no link there (docs/decisions/0006)
  return words.split(' ')
}

test.each([
  ['SIGTERM', 'by systemd, whose unit starts the site wherever npm has put its Node.js', unitStart],
  ['SIGINT', 'by Ctrl-C', () => start],
  ['SIGHUP', 'by a terminal that is closed', () => start],
] as const)(
  '%s to the whole group, as %s, is no error: it ends with 0 too, also while pages are pressed small',
  async (signal, _, started) => {
    const { child, said, ended } = launch({}, started())
    const group = child.pid ?? 0
    const url = await address(said)
    expect(await isServing(url)).toBe(true)
    const { host, hostname, port } = new URL(url)
    const visitor = connect(Number(port), hostname)
    const head = [
      'POST /api/items/leads HTTP/1.1',
      `Host: ${host}`,
      'Content-Type: application/json',
      'Content-Length: 2',
    ]
    visitor.write(`${head.join('\r\n')}\r\n\r\n{`)
    await expect.poll(() => commandsOf(group), { timeout: 120_000, interval: 20 }).toContain('press-worker')
    process.kill(-group, signal)
    await expect.poll(() => commandsOf(group)).not.toContain('press-worker')
    visitor.write('}') // the stop has waited for the rest
    expect(String(await once(visitor, 'data'))).toContain('first_name')
    expect(await ended).toBe(0)
    expect(await isServing(url)).toBe(false)
    expect(said.err).toBe('')
  },
)

test('a launcher that is killed leaves no server behind', async () => {
  const { child, said, ended } = launch()
  const url = await address(said)
  child.kill('SIGKILL')
  await ended
  await expect.poll(() => isServing(url)).toBe(false)
})

test('a bad variable stops the start with one line that names it', async () => {
  const { said, ended } = launch({ PORT: 'osamdeset' })
  expect(await ended).toBe(1)
  expect(said.err.trim().split('\n')).toEqual([expect.stringContaining('PORT')])
  expect(said.out).toBe('')
})

// The folder of the second cannot be made, and Linux says so in a way that makes Node's own mkdir try for ever.
test.each(['/', '/proc/none/site.db', '/dev/null/site.db'])(
  'a database that cannot be at %s stops the start with one line that names the variable',
  async (path) => {
    const { said, ended } = launch({ DATABASE_URL: `sqlite:${path}` })
    expect(await ended).toBe(1)
    expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`^DATABASE_URL.*${path}`))])
    expect(said.out).toBe('')
  },
)

test('with Directus, a data folder that cannot be created does not stop the site', async () => {
  const { said } = launch({ DATABASE_URL: 'sqlite:/proc/none/site.db', DIRECTUS_URL: 'http://127.0.0.1:1' })
  expect(await isServing(await address(said))).toBe(true)
})

test('a used port is reported, and nothing is left running', async () => {
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const taken = other.address()
  const port = typeof taken === 'object' && taken ? taken.port : 0
  const { said, ended } = launch({ PORT: String(port) })
  expect(await ended).toBe(1)
  expect(said.err.trim().split('\n')).toEqual([expect.stringMatching(new RegExp(`PORT.*${port}`))])
  other.close()
})

test('a start that fails on a used port finishes the notification it has begun', async () => {
  const DATABASE_URL = `sqlite:${join(folder, 'site.db')}`
  const LEADS_WEBHOOK_SECRET = 'a3JlZGl0b2thei1rcmVkaXRva2F6LTEy'
  let calls = 0
  const receiver = createHttpServer((_, response) => {
    calls += 1
    setTimeout(() => response.writeHead(204).end(), 1000) // slower than a port is found taken
  }).listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  const portOf = (server: Server) => (server.address() as AddressInfo).port // a TCP server's address is never a path

  const pending = await leadsApi({ DATABASE_URL, LEADS_WEBHOOK_SECRET, LEADS_WEBHOOK_URL: 'http://127.0.0.1:1' })
  await pending.post()
  await pending.leads.stop()
  await command('cli/leads.ts', ['retry'], { DATABASE_URL }) // it is due at once
  // The port may be found taken before the notification has begun: then another start begins it. Copying the files of the
  // build anew gives it time.
  for (let start = 0; start < 20 && calls === 0; start += 1) {
    rmSync(join(folder, 'kept-assets'), { recursive: true, force: true })
    const { ended } = launch({
      PORT: String(portOf(other)),
      LEADS_WEBHOOK_SECRET,
      LEADS_WEBHOOK_URL: `http://127.0.0.1:${portOf(receiver)}`,
    })
    expect(await ended).toBe(1)
  }
  expect(calls).toBe(1)
  const { leads } = await leadsApi({ DATABASE_URL })
  expect(await leads.outboxState()).toMatchObject({ undelivered: 0 })
  await leads.stop()
  receiver.close()
  other.close()
})

/** The sources once more, for a test to change. @returns their folder */
function copyOfSources(): string {
  const copy = join(folder, 'a copy')
  const read = ['app', 'content', 'core', 'public', 'scripts', 'server', 'package.json', 'package-lock.json']
  for (const name of [...read, 'vite.config.ts']) cpSync(join(root, name), join(copy, name), { recursive: true })
  mkdirSync(join(copy, 'node_modules'))
  const installed = readdirSync(join(root, 'node_modules')).filter((name) => name !== '.vite' && name !== '.cache')
  for (const name of installed) symlinkSync(join(root, 'node_modules', name), join(copy, 'node_modules', name))
  return copy
}

test('development serves the pages from the sources as they change, and ends with its launcher', async () => {
  const copy = copyOfSources()
  const { child, said, ended } = launch({}, [process.execPath, join(copy, 'scripts/dev.mjs')])
  const url = await address(said)
  await servesThePages(url)
  await replacesStyles(url, copy)
  await showsCompileErrors(url, copy)
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(await isServing(url)).toBe(false)
})

async function text(url: string, accept = '*/*'): Promise<string> {
  return (await fetch(url, { headers: { accept } })).text()
}

async function servesThePages(url: string): Promise<void> {
  const page = await text(`${url}/kontakt`)
  expect(page).toContain('<h1')
  expect(page).toContain('/@vite/client')
}

/** Asserts that a changed style sheet is replaced without a reload, and its classes keep their names. */
async function replacesStyles(url: string, copy: string): Promise<void> {
  const sheet = '/app/shell/header.module.css'
  expect(await text(`${url}/kontakt`)).toContain(`href="${sheet}"`)
  const before = await text(url + sheet, 'text/css')
  const [, token] = /wsToken = "([^"]+)"/.exec(await text(`${url}/@vite/client`)) ?? []
  const socket = new WebSocket(`${url.replace('http', 'ws')}/?token=${token}`, 'vite-hmr')
  const told: { type: string }[] = []
  socket.addEventListener('message', ({ data }) => told.push(JSON.parse(data)))
  await expect.poll(() => told).toEqual([{ type: 'connected' }])

  appendFileSync(join(copy, sheet), '.header { outline: 1px solid red }')
  const change = { type: 'update', updates: [{ type: 'css-update', path: sheet }] }
  await expect.poll(() => told[1]).toMatchObject(change)
  const [name = 'none'] = /\.[\w-]*header[\w-]*/.exec(before) ?? []
  expect((await text(url + sheet, 'text/css')).split(name).length).toBe(before.split(name).length + 1)
  expect(told.map(({ type }) => type)).not.toContain('full-reload')
  socket.close()
}

/** Asserts that a compile error is shown until it is fixed, and that the current server code runs. */
async function showsCompileErrors(url: string, copy: string): Promise<void> {
  // Written before every question: who watches files may take two changes at one moment for one.
  const answerWith = (file: string, source: string, path: string) => {
    writeFileSync(file, source)
    return text(url + path)
  }
  const patience = { interval: 500 }

  const route = join(copy, 'app/routes/contact.tsx')
  const sound = readFileSync(route, 'utf8')
  const broken = () => answerWith(route, `${sound}\nconst x = ;`, '/kontakt')
  await expect.poll(broken, patience).toContain('Unexpected token')
  expect(await broken()).toContain('Unexpected token')
  await expect.poll(() => answerWith(route, sound, '/kontakt'), patience).toContain('<h1')

  const api = join(copy, 'server/api/get-loan-types.ts')
  const changed = readFileSync(api, 'utf8').replace('json({ data', 'json({ changed: true, data')
  await expect.poll(() => answerWith(api, changed, '/api/items/loan_types'), patience).toContain('changed')
}

test('a changed source that cannot be built, where nothing may be written, stops the start with one line', async () => {
  const copy = copyOfSources()
  writeFileSync(join(copy, 'dist'), '') // root may write into every folder, but into no file as if it were one
  const { said, ended } = launch({}, [process.execPath, join(copy, 'scripts/start.mjs')])
  expect(await ended).toBe(1)
  expect(said.err.trim().split('\n')).toEqual(['Building the site…', expect.stringContaining(join(copy, 'dist'))])
})
