/** Values that got into fields without an event: the figures beside them are updated without a touch. */
import type { Page } from '@playwright/test'
import { calculators, field, figure } from '#tests/support/calculator.ts'
import { holdReact } from '#tests/support/held-react.ts'
import { effectsDone, hold, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test('an amount typed before any script ran has its figures, even if nobody touches the page again', async ({
  page,
}) => {
  const release = await hold(page, /_assets\/boot-/)
  await page.goto('/kredit-kalkulator/stambeni/', { waitUntil: 'commit' })
  await field(page, 'Cena nekretnine').fill('150000')
  release()
  await expect(figure(page, 'Mesečna rata')).toContainText('608,02') // 120.000 EUR for 30 years at 4,5 %
  await expect(page).toHaveURL(/cena=150000/)
})

test('a slider is where it was after Back, with its figures, even if nobody touches the page', async ({ page }) => {
  await page.goto('/')

  await test.step('moved without an event, and restored by the browser', async () => {
    await miniSlider(page).evaluate((range: HTMLInputElement) => {
      range.value = '120000'
    })
    // Not to robots.txt: without an opener policy it gets another process, and on a loaded machine Back may come before
    // Chromium has saved the values of the fields.
    await page.goto('/o-nama')
    await page.goBack()
    await expectMoved(page, '120000', '486,42')
    await reactUp(page)
  })

  await test.step('moved while React runs, after Back of either kind', async () => {
    await miniSlider(page).fill('150000')
    await page.locator('form[data-product=housing]').getByRole('button').click() // client-side navigation
    await expect(figure(page, 'Mesečna rata')).toContainText('608,02')
    await page.goBack()
    await expectMoved(page, '150000', '608,02')
    await page.goto('/o-nama')
    await page.goBack()
    await expectMoved(page, '150000', '608,02')
  })
})

test('the first digit typed while the calculator hydrates is not overwritten by the next', async ({ page }) => {
  const [{ path, amount }] = calculators
  await openWithReact(page, path)
  const react = await holdReact(page)
  const input = field(page, amount)
  await input.hover() // hydrates the calculator
  await react.hasTask()
  await input.focus() // as by Tab
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('1')
  await react.letGo()
  await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-hydrated')
  await effectsDone(page) // React replays the earlier focus event
  await page.keyboard.type('50000')
  await expect(input).toHaveValue('150000')
})

test('a calculator that nobody touches hydrates in slices, and a key between two of them counts', async ({ page }) => {
  const letGo = await hold(page, /_assets\/calculator-(?!page)/)
  await openWithReact(page, '/kredit-kalkulator/stambeni/')
  const react = await holdReact(page)
  await page.evaluate(endSlicesAtOnce)
  letGo()
  await react.hasTask()
  for (let slice = 0; slice < 4; slice += 1) await react.runOne()
  const calculator = page.locator('[data-island=calculator]')
  await expect(calculator).not.toHaveAttribute('data-hydrated')
  const price = field(page, 'Cena nekretnine')
  await price.focus() // as by Tab
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('150000')
  await react.letGo()
  await expect(calculator).toHaveAttribute('data-hydrated')
  await expect(figure(page, 'Mesečna rata')).toContainText('608,02')
  await expect(price).toHaveValue('150000')
})

test('a calculator that has the focus hydrates in one go', async ({ page }) => {
  const letGo = await hold(page, /_assets\/calculator-(?!page)/)
  await openWithReact(page, '/kredit-kalkulator/stambeni/')
  await field(page, 'Cena nekretnine').focus() // its code is still on its way
  const react = await holdReact(page)
  await page.evaluate(endSlicesAtOnce)
  letGo()
  await react.hasTask()
  await react.runOne()
  await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-hydrated', { timeout: 1000 })
  await react.letGo()
})

/** Has a millisecond pass whenever React asks for the time: it renders for 5 at a stretch, however fast the machine. */
function endSlicesAtOnce(): void {
  let now = performance.now()
  performance.now = () => (now += 1)
}

function miniSlider(page: Page) {
  return page.locator('form[data-product=housing]').getByRole('slider').first()
}

async function expectMoved(page: Page, to: string, instalment: string): Promise<void> {
  await expect(miniSlider(page)).toHaveValue(to)
  await expect(page.locator('form[data-product=housing]')).toContainText(instalment)
}
