/**
 * Ready before the visitor: how long the first touch of a page that is still loading waits for its figure, on a phone
 * four times slower, with 150 ms and 1.6 Mbit/s.
 */
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '#core/site/routes.ts'
import { type BarePhone, onBarePhones } from './bare-phone.ts'
import { nuxtControl } from './controls.ts'
import { type Expected, expected, type Place, type Touched, tap, touchMs, visit } from './first-touch.ts'
import { serveFolder } from './folder-server.ts'
import { withPressedServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured, missing } from './row.ts'

const CALCULATOR = routes['housing-loan-calculator']
const SHARED = `${CALCULATOR}?cena=150000&ucesce=30&rok=240&kamata=5&naknada=1`

/** When a visitor touches, since the navigation began, and the most that the answer may take (medians; the slowest: twice that). */
const MOMENTS = [
  { atMs: 1500, mostMs: 1500 },
  { atMs: 2500, mostMs: 500 },
  { atMs: 4000, mostMs: 100 },
  { atMs: 6000, mostMs: 60 },
]

const form = 'form[aria-label="Podaci za obračun"]'
const instalment = '[aria-label=Rezultat] dl dd'
const onSlider =
  (share: number) =>
  (phone: BarePhone, { x, y, width }: Place) =>
    tap(phone, x + width * share, y + 12)

const slider: Touched = { figure: instalment, target: `${form} input[type=range]`, touch: onSlider(0.7) }
const plus: Touched = {
  figure: instalment,
  target: `${form} button[aria-label="Povećajte"]`,
  touch: (phone, { x, y, width, height }) => tap(phone, x + width / 2, y + height / 2),
}
const field: Touched = { figure: instalment, target: `${form} input[type=text]`, touch: keyOverFirstDigit }
const homeSlider: Touched = {
  figure: '[aria-label="Brzi obračun"] dl dd',
  target: '[aria-label="Brzi obračun"] input[type=range]',
  hasChosen: true,
  touch: onSlider(0.7),
}

/** A tap on the first slider of a calculator, beside Nuxt. */
export function benchReady(effort: Effort): Promise<BenchRow[]> {
  return besideNuxt(effort, touchRows)
}

/** From when on every touch of a calculator is answered at once, beside Nuxt. */
export function benchReadySince(effort: Effort): Promise<BenchRow[]> {
  return besideNuxt(effort, readyRows)
}

async function besideNuxt(
  { runs, isQuick }: Effort,
  rowsOf: (pages: TouchedPage[], runs: number) => Promise<BenchRow[]>,
): Promise<BenchRow[]> {
  return await withPressedServer(async (url) => {
    const ours = { name: 'calculator, first slider', address: url + CALCULATOR, what: slider, isOurs: true }
    const nuxt = isQuick ? { reason: 'not in a quick run' } : await nuxtControl(url, [CALCULATOR])
    if ('reason' in nuxt) return [...(await rowsOf([ours], runs)), missing('ready: Nuxt control', nuxt.reason)]
    const control = await serveFolder(nuxt.folder)
    try {
      const theirs = { ...ours, name: 'Nuxt control, first slider', address: control.url + CALCULATOR, isOurs: false }
      return await rowsOf([ours, theirs], runs)
    } finally {
      control.stop()
    }
  })
}

/** A key in the first field of a calculator, and a press of its plus button. */
export async function benchReadyKeys({ runs }: Effort): Promise<BenchRow[]> {
  return await withPressedServer((url) => {
    const address = url + CALCULATOR
    return touchRows(
      [
        { name: 'calculator, key in the first field', address, what: field, isOurs: true },
        { name: 'calculator, its plus button', address, what: plus, isOurs: true },
      ],
      runs,
    )
  })
}

/** The first slider of a shared link, and of the small calculator on home. */
export async function benchReadyElsewhere({ runs }: Effort): Promise<BenchRow[]> {
  return await withPressedServer((url) =>
    touchRows(
      [
        { name: 'shared link, first slider', address: url + SHARED, what: slider, isOurs: true },
        { name: 'home, first slider', address: url + routes.home, what: homeSlider, isOurs: true },
      ],
      runs,
    ),
  )
}

type TouchedPage = { name: string; address: string; what: Touched; isOurs: boolean }

/** Alternates between the pages, so that a slow minute of the machine affects all of them. */
async function touchRows(pages: TouchedPage[], runs: number): Promise<BenchRow[]> {
  const tried: (TouchedPage & { expected: Expected })[] = []
  for (const page of pages) tried.push({ ...page, expected: await expected(page.address, page.what) })
  const samples = tried.flatMap((page) => MOMENTS.map((moment) => ({ page, moment, ms: [] as number[] })))
  await onBarePhones(async (newPhone) => {
    for (let run = 0; run < runs; run += 1)
      for (const { page, moment, ms } of samples)
        ms.push(await touchMs(await newPhone(), page.address, page.expected, moment.atMs))
  })
  return samples.flatMap(({ page, moment, ms }) => momentRows(page, moment, ms))
}

function momentRows(
  { name, isOurs }: TouchedPage,
  { atMs, mostMs }: (typeof MOMENTS)[number],
  ms: number[],
): BenchRow[] {
  const label = `ready: ${name} at ${atMs / 1000} s`
  const lost = ms.filter((one) => one === Number.POSITIVE_INFINITY).length
  const note = { ...(lost > 0 && { note: `${lost} of ${ms.length} lost` }) }
  return [
    { ...measured(label, 'ms', ms, isOurs ? { most: mostMs } : undefined), ...note },
    { ...measured(`${label}, slowest`, 'ms', [Math.max(...ms)], isOurs ? { most: 2 * mostMs } : undefined), ...note },
  ]
}

const READY_WITHIN_MS = 100
const TOUCH_EVERY_MS = 200 // longer than a touch may take, so that no touch delays the next
const [FROM_MS, UNTIL_MS] = [600, 5000]

/** From when on every touch is answered at once, after the page's own first paint. */
async function readyRows(pages: TouchedPage[], runs: number): Promise<BenchRow[]> {
  const tried: { page: TouchedPage; sides: [Expected, Expected]; painted: number[]; ready: number[] }[] = []
  for (const page of pages) {
    const right = await expected(page.address, page.what)
    const left = await expected(page.address, { ...page.what, touch: onSlider(0.5) })
    tried.push({ page, sides: [right, left], painted: [], ready: [] })
  }
  await onBarePhones(async (newPhone) => {
    for (let run = 0; run < runs; run += 1)
      for (const { page, sides, painted, ready } of tried) {
        const times = await readiness(await newPhone(), page.address, sides)
        painted.push(times.painted)
        ready.push(times.ready)
      }
  })
  const rows = tried.map(({ page, painted, ready }) => ({
    painted: measured(`ready: first paint, ${page.name}`, 'ms', painted),
    ready: measured(`ready: every touch answered within 100 ms from, ${page.name}`, 'ms', ready),
    wait: measured(
      `ready: that after the first paint, ${page.name}`,
      'ms',
      ready.map((at, run) => at - (painted[run] ?? 0)),
      page.isOurs ? { most: 1200 } : undefined,
    ),
  }))
  const [ours, nuxt] = rows
  if (ours && nuxt) ours.ready.budget = { most: nuxt.ready.value ?? Number.NaN }
  return rows.flatMap((row) => Object.values(row))
}

/** The slider is touched all the time, right and left in turns, so that each answer belongs to one touch. */
async function readiness(phone: BarePhone, address: string, sides: [Expected, Expected]) {
  const { shown, now, firstPaint } = await visit(phone, address, sides[0])
  const touches: { at: number; text: string }[] = []
  for (let at = FROM_MS; at < UNTIL_MS; at += TOUCH_EVERY_MS) {
    await pause(Math.max(0, at - now()))
    const side = sides[touches.length % 2 === 0 ? 0 : 1]
    touches.push({ at: now(), text: side.text })
    void side.touch(phone, side.place)
  }
  await pause(TOUCH_EVERY_MS)
  const figures = await shown()
  const answeredAt = ({ at, text }: (typeof touches)[number]) =>
    figures.find((figure) => figure.text === text && figure.at >= at)?.at ?? Number.POSITIVE_INFINITY
  const late = touches.findLast((touch) => answeredAt(touch) > touch.at + READY_WITHIN_MS)
  // Whoever had touched so long before that answer would have had it in time.
  const ready = late ? answeredAt(late) - READY_WITHIN_MS : FROM_MS
  return { painted: await firstPaint(), ready }
}

/** Replaces the first digit of a field by a 2, as with a caret before it and one key. */
async function keyOverFirstDigit({ cdp, evaluate }: BarePhone, { target }: Place): Promise<void> {
  await evaluate((selector) => {
    const box = document.querySelector<HTMLInputElement>(selector)
    box?.focus({ preventScroll: true })
    box?.setSelectionRange(0, 1)
  }, target)
  const key = { key: '2', code: 'Digit2', windowsVirtualKeyCode: 50 }
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyDown', text: '2', ...key })
  await cdp.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key })
}
