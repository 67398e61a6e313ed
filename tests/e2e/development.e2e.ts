/** React's development build compares attributes as well, and warns of what production leaves unsaid. */
import { complaintsOf, followFetches, reactUp } from '#tests/support/navigation.ts'
import { startServer } from '#tests/support/server.ts'
import { test as base, expect, startedOnce } from '#tests/support/site.ts'
import { wakeEverything } from '#tests/support/wake-everything.ts'

/** The development server in place of the built site. */
const test = base.extend({
  server: startedOnce(() => startServer({}, [], 'server/dev.ts')),
})

const addresses = [
  '/',
  '/kredit-kalkulator/stambeni/?cena=123456&ucesce=21.5&rok=241&kamata=4.75&naknada=1.2&grejs=6',
  '/politika-upotrebe-kolacica',
  '/referrer-activation?referral=ana-1',
]

test('React has no warning of any island, nor of what was opened before it started', async ({ page }) => {
  const complaints = complaintsOf(page)
  const everythingDrawn = followFetches(page)
  for (const address of addresses) {
    await page.goto(address)
    await page.evaluate(openEverything)
    await reactUp(page)
    await wakeEverything(page)
    await everythingDrawn()
    expect.soft(complaints.splice(0), address).toEqual([])
  }
})

function openEverything(): void {
  for (const details of document.querySelectorAll('details')) details.open = true
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('[data-island] dialog')) dialog.showModal()
}
