/** Code and facts of a calculator that come ten seconds late, or not at all: nothing is lost, doubled or shown wrongly. */
import type { Page } from '@playwright/test'
import { calculators, choice, field, figure, slider } from '#tests/support/calculator.ts'
import { hold, stopTimeOfDay } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const [{ path, amount, instalment }] = calculators
const LATE_MS = 10_000

const needed = {
  React: '**/_assets/start-*.js',
  'the code of the calculator': '**/_assets/calculator-*.js',
  'the facts': `**${path}_props.json`,
}

const figures = (page: Page) => figure(page, 'Mesečna rata').locator('..').locator('..')
const colour = (page: Page) =>
  figures(page).evaluate((list) => getComputedStyle(list.querySelector('dt') as Element).color)

async function typePriceAndPressPlus(page: Page): Promise<void> {
  await field(page, amount).fill('150000')
  await page.keyboard.press('Tab')
  await page.getByRole('button', { name: 'Povećajte' }).first().click()
}

/** What a visitor without scripts gets at the address that the page has now. */
async function expectFiguresOfAddress(page: Page, before: string = instalment): Promise<void> {
  await expect(page).toHaveURL(/cena=15[01]000/)
  const html = await (await page.request.get(page.url())).text()
  const shown = (await figure(page, 'Mesečna rata').textContent()) ?? ''
  expect(shown).not.toContain(before)
  expect(html.replace(/&nbsp;|\u00a0/g, ' ')).toContain(shown.replace(/\u00a0/g, ' ').split(' ')[0])
}

test('an amount and a press wait for what comes ten seconds late, beside figures marked as old', async ({ page }) => {
  await page.clock.install()
  for (const [what, file] of Object.entries(needed))
    await test.step(what, async () => {
      const release = await hold(page, file)
      await page.goto(path)
      const fresh = await colour(page)
      await typePriceAndPressPlus(page)
      await page.clock.fastForward(LATE_MS)
      await expect(figure(page, 'Mesečna rata')).toContainText(instalment) // of the price before, so:
      await expect.poll(() => colour(page)).not.toBe(fresh)
      release()
      await expect(slider(page, amount)).toHaveValue('151000')
      await expect(field(page, amount)).toHaveValue('151.000')
      await expect.poll(() => colour(page)).toBe(fresh)
      await page.clock.fastForward(LATE_MS)
      await expectFiguresOfAddress(page)
      await page.unroute(file)
    })
})

/** Aborts the next request for a file once it is told to, and none of the later ones. @returns does so */
async function failOnce(page: Page, file: string): Promise<() => void> {
  const { promise: typed, resolve: fail } = Promise.withResolvers<void>()
  await page.route(
    file,
    async (route) => {
      await typed
      await route.abort()
    },
    { times: 1 },
  )
  return fail
}

// After the next failure: tests/e2e/chunk-failure.e2e.ts.
test('an amount, a choice and the query survive the reload after a failure of React', async ({ page }) => {
  const fail = await failOnce(page, needed.React)
  await page.goto(`${path}?cena=100000&rok=240&plan=meseci&referral=agencija-7`)
  const before = await figure(page, 'Mesečna rata').innerText()
  await choice(page, 'Jednake rate glavnice').click()
  await typePriceAndPressPlus(page)
  const reloaded = page.waitForEvent('load')
  fail()
  await reloaded
  await expect(field(page, amount)).toHaveValue('150.000')
  await expect(page.getByRole('radio', { name: /jednake? rat/i })).toBeChecked()
  await expectFiguresOfAddress(page, before)
  await expect(page).toHaveURL(/[?&]plan=meseci&.*referral=agencija-7/)
  await page.getByRole('button', { name: 'Povećajte' }).first().click()
  await expect(field(page, amount)).toHaveValue('151.000')
})

for (const what of ['the code of the calculator', 'the facts'] as const) {
  test(`an amount survives the reload after a failure of ${what}, and after the next the server answers the form`, async ({
    page,
  }) => {
    await stopTimeOfDay(page) // the second failure comes within ten seconds of the first
    const fail = await failOnce(page, needed[what])
    await page.goto(path)
    await typePriceAndPressPlus(page)
    const reloaded = page.waitForEvent('load')
    fail()
    await reloaded
    await expect(field(page, amount)).toHaveValue('150.000')
    await expectFiguresOfAddress(page)
    await page.getByRole('button', { name: 'Povećajte' }).first().click()
    await expect(field(page, amount)).toHaveValue('151.000')

    await page.route(needed[what], (route) => route.abort())
    await page.goto(path)
    await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
    await field(page, amount).fill('150000')
    await field(page, amount).press('Enter')
    await expect(field(page, amount)).toHaveValue('150.000')
    await expectFiguresOfAddress(page)
  })
}

for (const { name, drawn, typed } of [
  { name: 'has its text selected, so that typing replaces it', drawn: undefined, typed: '150000' },
  { name: 'keeps the selection that was drawn in it', drawn: [0, 1] as const, typed: '15000000.000' },
])
  test(`a field pressed before ${name}`, async ({ page }) => {
    const release = await hold(page, needed.React)
    await page.goto(path)
    const price = field(page, amount)
    await expect(price).toHaveValue('100.000')
    await price.click()
    if (drawn) await price.evaluate((input: HTMLInputElement, range) => input.setSelectionRange(...range), drawn)
    release()
    await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-hydrated')
    await page.keyboard.type('150000')
    await expect(price).toHaveValue(typed)
  })

test('a failure stays one when the style sheet comes after it', async ({ page }) => {
  await stopTimeOfDay(page)
  await page.route(needed['the facts'], (route) => route.abort())
  await page.goto(path)
  await page.waitForEvent('load') // the one reload
  const release = await hold(page, '**/_assets/style-*.css')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
  release()
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(1)
  await page.waitForLoadState('networkidle')
  await expect(page.locator('html')).toHaveAttribute('data-react', 'failed')
})
