/** A number out of range never becomes a part of itself: typed, pasted, in the form and in the tools (contract §6.4). */
import type { Locator } from '@playwright/test'
import { calculators, field, figure, openCalculator, result, slider } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing] = calculators

async function typeOver(box: Locator, text: string): Promise<void> {
  await box.focus()
  await box.press('ControlOrMeta+a')
  await box.pressSequentially(text)
}

test('a number out of range leads back to what stood before it: a term typed, a price pasted, a sum in a tool', async ({
  page,
}) => {
  await openCalculator(page, housing.path)

  await test.step('a term typed key by key past its limit leaves figures, slider and address as they were', async () => {
    await typeOver(field(page, 'Rok otplate'), '48')
    await expect(figure(page, 'Mesečna rata')).toHaveText(`405,35\u00a0EUR`)
    await expect(slider(page, 'Rok otplate')).toHaveValue('360')
    await expect(field(page, 'Rok otplate')).toHaveAttribute('aria-invalid', 'true')
    await expect(result(page)).toContainText('Poslednji ispravan obračun')
    await page.keyboard.press('Tab')
    await expect(figure(page, 'Mesečna rata')).toHaveText(`405,35\u00a0EUR`)
    expect(new URL(page.url()).search).toBe('')
    await field(page, 'Rok otplate').fill('30')
  })

  await test.step('a price pasted over a valid one and then lengthened leads back to the one before', async () => {
    const price = field(page, 'Cena nekretnine')
    await price.fill('90000')
    await price.blur()
    await expect(page).toHaveURL(`${housing.path}?cena=90000`)
    await price.fill('70000')
    await price.pressSequentially('0')
    await expect(figure(page, 'Iznos kredita')).toHaveText('72.000,00\u00a0EUR')
    await page.keyboard.press('Tab')
    expect(new URL(page.url()).search).toBe('?cena=90000')
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('a tool answers to what stood there before a number that it refuses', async () => {
    await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    const tool = page.locator('#prevremena-otplata')
    if (!(await tool.evaluate((details: HTMLDetailsElement) => details.open))) await tool.locator('summary').click()
    const sum = tool.getByRole('textbox', { name: /^Iznos uplate/ })
    const answer = tool.locator('[data-answer]').last()
    const before = (await answer.textContent()) ?? ''
    await typeOver(sum, '900000')
    await expect(sum).toHaveAttribute('aria-invalid', 'true')
    await expect(answer).toHaveText(before)
    await typeOver(sum, '20000')
    await expect(answer).not.toHaveText(before)
  })
})

test('the address follows a valid number once it rests, not at each of its digits', async ({ page }) => {
  await page.clock.install()
  await openCalculator(page, housing.path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const price = field(page, 'Cena nekretnine')
  await price.fill('15000')
  await page.clock.runFor(300)
  await price.fill('150000')
  await page.clock.runFor(300)
  expect(new URL(page.url()).search).toBe('')
  await page.clock.runFor(100)
  expect(new URL(page.url()).search).toBe('?cena=150000')
})
