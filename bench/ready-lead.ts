/** What is typed into the lead form right after its button is pressed, while the page still loads. */
import { setTimeout as pause } from 'node:timers/promises'
import { routes } from '#core/site/routes.ts'
import { leadDialog, visitor } from '#tests/support/lead-form.ts'
import { onPhones, type Phone, slowLine, slowProcessor } from './browser.ts'
import { withPressedServer } from './idle-server.ts'
import { type BenchRow, type Effort, measured } from './row.ts'

const PRESSED_MS = [1500, 2000, 2500, 4000]
const KEY_MS = 40 // a fast typist
const REST_MS = 3000 // all code has loaded by then

const labels = { firstName: 'Ime', lastName: 'Prezime', email: 'Email adresa', phone: 'Broj telefona' } as const
const fields = Object.entries(labels) as [keyof typeof labels, string][] // Object.entries loses the type

export async function benchReadyLead({ runs }: Effort): Promise<BenchRow[]> {
  return await withPressedServer((url) =>
    onPhones(async (newPhone) => {
      const rows: BenchRow[] = []
      for (const atMs of PRESSED_MS) {
        const lost: number[] = []
        for (let run = 0; run < runs; run += 1) lost.push(await lostFields(await newPhone(), url + routes.home, atMs))
        const name = `ready: lead form opened at ${atMs / 1000} s, of ${runs * fields.length} fields typed then, not whole`
        rows.push(measured(name, '', [lost.reduce((sum, one) => sum + one, 0)], { most: 0 }))
      }
      return rows
    }),
  )
}

async function lostFields(phone: Phone, address: string, atMs: number): Promise<number> {
  const { page } = phone
  await slowLine(phone)
  await slowProcessor(phone)
  await page.goto(address, { waitUntil: 'commit' })
  const began = await page.evaluate(() => performance.timeOrigin)
  await pause(Math.max(0, began + atMs - (performance.timeOrigin + performance.now())))
  await page.locator('main [data-lead]').first().tap()
  const dialog = leadDialog(page)
  for (const [name, label] of fields)
    await dialog.getByLabel(label, { exact: true }).pressSequentially(visitor[name], { delay: KEY_MS })
  await page.waitForLoadState('networkidle')
  await pause(REST_MS)
  const values = await Promise.all(
    fields.map(async ([name, label]) => [visitor[name], await dialog.getByLabel(label, { exact: true }).inputValue()]),
  )
  return values.filter(([typed, kept]) => typed !== kept).length
}
