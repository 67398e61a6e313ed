/** The site in WebKitGTK, driven by its WebDriver with plain requests: no package of npm drives it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { afterAll, beforeAll } from 'vitest'
import { findWebkit } from '#scripts/find-webkit.mjs'
import { freePort } from './free-port.ts'
import { root, type Server, startSite } from './server.ts'
import { end } from './spawned.ts'
import { until } from './until.ts'

const ANSWER_WITHIN_MS = 60_000 // on a machine that runs other tests too
const PRESS_MS = 120 // as a hand does: what happens between press and release shows

/** Where this machine's WebKit is, or undefined where it has none. */
export const webkitProgram = findWebkit()

/** Keys of WebDriver. */
export const keys = { tab: '\ue004', enter: '\ue007', escape: '\ue00c', right: '\ue014', end: '\ue010', home: '\ue011' }

export type Place = { x: number; y: number }

/** One window with the page of one visitor. */
export class Tab {
  readonly #session: string
  readonly #complaints: string
  constructor(session: string, complaints: string) {
    this.#session = session
    this.#complaints = complaints
  }

  /** What pages have complained of so far. */
  complaints(): string[] {
    return readFileSync(this.#complaints, 'utf8').split('\n').filter(Boolean)
  }

  async open(url: string): Promise<void> {
    await command(`${this.#session}/url`, { url })
    await this.until(() => document.documentElement.dataset.react === 'up')
  }

  resize(width: number, height = 900): Promise<unknown> {
    return command(`${this.#session}/window/rect`, { x: 0, y: 0, width, height })
  }

  back = () => command(`${this.#session}/back`, {})
  reload = () => command(`${this.#session}/refresh`, {})

  /** The value of a function that runs in the page. */
  async run<Args extends unknown[], Value>(body: (...args: Args) => Value, ...args: Args): Promise<Awaited<Value>> {
    const script = `return (${body}).apply(null, arguments)`
    return (await command(`${this.#session}/execute/sync`, { script, args })) as Awaited<Value>
  }

  /** Waits until a function that runs in the page is true. */
  async until<Args extends unknown[]>(body: (...args: Args) => boolean, ...args: Args): Promise<void> {
    await until(() => this.run(body, ...args).catch(() => false), ANSWER_WITHIN_MS)
  }

  text(selector: string): Promise<string> {
    return this.run((one) => document.querySelector(one)?.textContent ?? '', selector)
  }

  /**
   * The middle of what is found, scrolled into view and at rest: the smooth scrolling that a field selected before has
   * begun goes on over this one, and a press would miss.
   */
  async middleOf(selector: string): Promise<Place> {
    return this.run(async (one) => {
      const element = document.querySelector(one)
      const place = () => {
        const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect()
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) }
      }
      for (let framesAtRest = 0; framesAtRest < 3; ) {
        element?.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { y } = place()
        await new Promise((resolve) => requestAnimationFrame(resolve))
        framesAtRest = place().y === y ? framesAtRest + 1 : 0
      }
      return place()
    }, selector)
  }

  move = (to: Place) => this.#mouse([{ type: 'pointerMove', ...to }])

  async hover(selector: string): Promise<void> {
    await this.move(await this.middleOf(selector))
  }

  /** Presses and, a moment later, releases the mouse, with a drag to another place between if one is given. */
  async press(at: string | Place, draggedTo?: Place): Promise<void> {
    const place = typeof at === 'string' ? await this.middleOf(at) : at
    await this.#mouse([
      { type: 'pointerMove', ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pause', duration: PRESS_MS },
      ...(draggedTo ? [{ type: 'pointerMove', ...draggedTo, duration: PRESS_MS }] : []),
      { type: 'pointerUp', button: 0 },
    ])
  }

  #mouse(actions: object[]): Promise<unknown> {
    return this.#act({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions })
  }

  type(text: string): Promise<unknown> {
    const actions = [...text].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })))
    return this.#act({ type: 'key', id: 'keyboard', actions })
  }

  #act(source: object): Promise<unknown> {
    return command(`${this.#session}/actions`, { actions: [source] })
  }
}

/** One command; a driver that hangs fails the test instead of all that follow. */
async function command(url: string, body: object): Promise<unknown> {
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS)
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body), signal })
  const { value } = (await answer.json()) as { value: { error?: string; message?: string } | null }
  if (!answer.ok) throw new Error(`WebKit: ${value?.error}: ${value?.message}`)
  return value
}

/** Starts a site and a WebKit before the tests of a block, and ends both after them. */
export function inWebkit(): { server: () => Server; tab: () => Tab } {
  const programs: ChildProcess[] = []
  const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-webkit-'))
  let server: Server
  let tab: Tab
  beforeAll(async () => {
    if (!webkitProgram) return // its tests are skipped
    const complaints = join(folder, 'complaints.log')
    const screen = spawn(webkitProgram.screen, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'])
    programs.push(screen)
    const display = await firstLine(screen)
    const port = await freePort()
    // Draws without the GPU, which is software here as well and takes four times as long.
    const drawing = { LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_DMABUF_RENDERER: '1' }
    const env = { ...process.env, ...drawing, DISPLAY: `:${display}`, COMPLAINTS: complaints }
    programs.push(spawn(webkitProgram.driver, [`--port=${port}`], { env, stdio: 'ignore' }))
    const driver = `http://127.0.0.1:${port}`
    const [started] = await Promise.all([startSite(), until(() => fetch(`${driver}/status`).then(isOk, () => false))])
    server = started
    tab = await openTab(driver, complaints)
  })
  afterAll(async () => {
    for (const program of programs.reverse()) await end(program) // the driver ends its browser
    await server?.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return { server: () => server, tab: () => tab }
}

const isOk = ({ ok }: Response) => ok

async function openTab(driver: string, complaints: string): Promise<Tab> {
  const browser = { binary: join(root, 'tests/webkit/window.py'), args: ['--automation'] }
  const alwaysMatch = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': browser }
  const opened = (await command(`${driver}/session`, { capabilities: { alwaysMatch } })) as { sessionId: string }
  return new Tab(`${driver}/session/${opened.sessionId}`, complaints)
}

/** By lines, which leaves the output open: Xvfb writes the end of its line apart, and dies if nobody reads it. */
async function firstLine({ stdout }: ChildProcess): Promise<string> {
  if (!stdout) throw new Error('The program was started without an output to read.')
  for await (const line of createInterface(stdout)) return line
  throw new Error('The program ended without a line.')
}
