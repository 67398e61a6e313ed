/** From a key pressed on a calculator to the new figures on the screen, on a processor four times slower. */
import type { Locator } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { until } from '#tests/support/until.ts'
import { onPhones, type Phone, slowProcessor, untilReactIsUp } from './browser.ts'
import { withServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const MONTHS = 360
const LOAN = `${routes['housing-loan-calculator']}?cena=100000&ucesce=20&rok=${MONTHS}&kamata=4.5`
const KEYS_A_RUN = 5
const PARTS_MS = 1000

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
      for (let run = 0; run < runs; run += 1) {
        years.push(...(await keysMs(await newPhone(), url, false)))
        months.push(...(await keysMs(await newPhone(), url, true)))
      }
      return [
        measured('calculator: key to new figures, plan of 360 months by years', 'ms', years, { most: 50 }),
        measured('calculator: the same with all 360 rows open', 'ms', months, { most: 50 }),
      ]
    }),
  )
}

async function keysMs(phone: Phone, origin: string, areMonthsOpen: boolean): Promise<number[]> {
  const { page } = phone
  await page.goto(origin + LOAN)
  await untilReactIsUp(phone)
  const plan = page.getByRole('table', { name: 'Plan otplate' })
  await plan.scrollIntoViewIfNeeded() // the parts below the result come when they are near
  await page.waitForTimeout(PARTS_MS)
  // More than once: what was pressed before a part is there may be drawn anew.
  if (areMonthsOpen) await until(async () => (await openYears(plan)) > MONTHS)
  const slider = page.getByRole('slider', { name: 'Cena nekretnine' })
  await slider.focus()
  await page.waitForTimeout(PARTS_MS) // the page glides back to it
  await slowProcessor(phone)
  await page.evaluate(watchKeys)
  for (let key = 1; key <= KEYS_A_RUN + 1; key += 1) {
    await page.keyboard.press('ArrowRight')
    // Seldom: a question in every frame would be measured too.
    await page.waitForFunction((count) => window.benchKeys.length >= count, key, { polling: 200 })
  }
  return (await page.evaluate(() => window.benchKeys)).slice(1) // the first one warms up
}

/** Opens the years that are closed. @returns how many rows the plan has now */
async function openYears(plan: Locator): Promise<number> {
  await plan.locator('[aria-expanded=false]').evaluateAll((all) => {
    for (const button of all) if (button instanceof HTMLElement) button.click()
  })
  return await plan.locator('tbody tr').count()
}

/** Runs in the page: notes, for each key, when the frame with its figures is done. */
function watchKeys(): void {
  window.benchKeys = []
  const result = document.querySelector('dl')
  addEventListener(
    'keydown',
    ({ timeStamp }) => {
      const before = result?.textContent
      const look = () => {
        if (result?.textContent === before) return void requestAnimationFrame(look)
        // A task behind this frame: style, layout and paint are over when it runs.
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => window.benchKeys.push(performance.now() - timeStamp)
        port2.postMessage(undefined)
      }
      requestAnimationFrame(look)
    },
    { capture: true },
  )
}
