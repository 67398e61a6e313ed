/**
 * Time from a key press in a calculator to the new figures on the screen, on a processor four times slower. The control
 * is the same page without our scripts: one listener writes as many figures without computing any.
 */
import type { Locator } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { until } from '#tests/support/until.ts'
import { onPhones, type Phone, slowProcessor, untilReactIsUp } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const MONTHS = 360
const LOAN = `${routes['housing-loan-calculator']}?cena=100000&ucesce=20&rok=${MONTHS}&kamata=4.5`
const KEYS_A_RUN = 20
const PARTS_MS = 1000
const REST_MS = 500 // deferred work after a key press is done by then: other parts of the page, the URL

declare global {
  interface Window {
    /** Milliseconds from each key to the frame that shows its figures. */
    benchKeys: number[]
  }
}

export async function benchCalculatorInput({ runs }: Effort): Promise<BenchRow[]> {
  return await withServer({}, ({ url }) =>
    onPhones(async (newPhone) => {
      const years: number[] = []
      const months: number[] = []
      const control: number[] = []
      for (let run = 0; run < runs; run += 1) {
        years.push(...(await keysMs(await newPhone(), url, untilScheduleIsDrawn)))
        months.push(...(await keysMs(await newPhone(), url, untilMonthsAreDrawn)))
        control.push(...(await keysMs(await newPhone(), url, untilListenerWrites)))
      }
      return [
        measured('calculator: key to new figures, plan of 360 months by years', 'ms', years, { most: 50 }),
        measured('calculator: the same with all 360 rows open', 'ms', months, { most: 50 }),
        measured('calculator: the same page, figures written by one listener (control)', 'ms', control),
      ]
    }),
  )
}

/** Milliseconds from each key press to its figures, after `ready` has prepared the page. */
async function keysMs(phone: Phone, origin: string, ready: (phone: Phone, address: string) => Promise<unknown>) {
  const { page } = phone
  await ready(phone, origin + LOAN)
  const slider = page.getByRole('slider', { name: 'Cena nekretnine' })
  await slider.focus()
  await page.waitForTimeout(PARTS_MS) // smooth scrolling back to it
  await slowProcessor(phone)
  await page.evaluate(watchKeys)
  for (let key = 0; key <= KEYS_A_RUN; key += 1) {
    await page.keyboard.press('ArrowRight')
    await page.waitForTimeout(REST_MS) // no polling: evaluating in the page would be measured too
  }
  const keys = await page.evaluate(() => window.benchKeys)
  if (keys.length !== KEYS_A_RUN + 1) throw new Error(`Of ${KEYS_A_RUN + 1} keys, ${keys.length} showed new figures.`)
  return keys.slice(1) // the first one warms up
}

/** All parts of the page hydrated, the schedule with all its months open. */
async function untilMonthsAreDrawn(phone: Phone, address: string): Promise<void> {
  const table = await untilScheduleIsDrawn(phone, address)
  // Repeated, because a part that hydrates later may be rendered again.
  await until(async () => (await openYears(table)) > MONTHS)
}

/** All parts of the page hydrated, the schedule with its years closed. */
async function untilScheduleIsDrawn(phone: Phone, address: string): Promise<Locator> {
  const { page } = phone
  await page.goto(address)
  await untilReactIsUp(phone)
  const table = page.getByRole('table', { name: 'Plan otplate' })
  await table.scrollIntoViewIfNeeded() // parts below the result load when they come near the viewport
  await page.waitForTimeout(PARTS_MS)
  return table
}

/** The static page, without our scripts. */
async function untilListenerWrites({ page }: Phone, address: string): Promise<void> {
  await page.route('**/_assets/*.js', (route) => route.abort())
  await page.goto(address)
  await page.evaluate(() => {
    // Every figure begins with a text node.
    const figures = [...document.querySelectorAll('dl dd')].map((figure) => figure.firstChild as Text)
    let count = 0
    addEventListener('input', () => {
      count += 1
      for (const figure of figures) figure.data = figure.data.replace(/\d(?=\D*$)/, String(count % 10))
    })
  })
}

/** Opens the years that are closed. @returns how many rows the schedule has now */
async function openYears(table: Locator): Promise<number> {
  await table.locator('[aria-expanded=false]').evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
  return await table.locator('tbody tr').count()
}

/** Runs in the page: records when the frame with each key's figures is finished. */
function watchKeys(): void {
  window.benchKeys = []
  const result = document.querySelector('dl')
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = result?.textContent
      const look = () => {
        if (result?.textContent === before) return void requestAnimationFrame(look)
        // A task queued after this frame: style, layout and paint are finished when it runs.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.benchKeys.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}
