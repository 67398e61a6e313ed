/** The calculators in the browser: figures, fields by keyboard, touch and paste, errors, and what is announced. */
import type { Page } from '@playwright/test'
import {
  answersTo,
  calculators,
  choice,
  field,
  figure,
  openCalculator,
  result,
  slider,
  wakeCalculator,
} from '#tests/support/calculator.ts'
import { effectsDone, layoutAtRest } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash] = calculators

/** How the lead dialog repeats the loan of each calculator, for twice the sum. */
const repeated = {
  housing: '161.600,00\u00a0EUR, 360\u00a0meseci, rata 818,80\u00a0EUR, EKS 4,64%',
  cash: '1.220.000,00\u00a0RSD, 60\u00a0meseci, rata 25.325,19\u00a0RSD, EKS 9,85%',
  car: '21.700,00\u00a0EUR, 60\u00a0meseci, rata 418,51\u00a0EUR, EKS 6,50%',
}

const startAnew = (page: Page) => page.getByRole('button', { name: 'Vratite na početno' }).click()

test('every calculator starts with its golden figures, keeps field and slider in sync, and enquires for its own loan', async ({
  page,
}) => {
  for (const { product, path, amount, instalment, effectiveRate, total, interest, loanType } of calculators)
    await test.step(product, async () => {
      await page.goto(path)
      for (const awaken of [false, true]) {
        if (awaken) await wakeCalculator(page)
        await expect(figure(page, 'Mesečna rata')).toContainText(instalment)
        await expect(figure(page, 'EKS')).toHaveText(effectiveRate)
        await expect(figure(page, 'Ukupno za otplatu')).toHaveText(total)
        await expect(figure(page, 'Ukupna kamata')).toHaveText(interest)
      }
      await expect(page.getByLabel(amount, { exact: true })).toHaveCount(2)
      await slider(page, amount).press('ArrowRight')
      const moved = Number(await slider(page, amount).inputValue())
      await expect(field(page, amount)).toHaveValue(moved.toLocaleString('de-DE'))
      await field(page, amount).fill(String(moved * 2))
      await expect(slider(page, amount)).toHaveValue(String(moved * 2))
      await result(page).getByRole('button', { name: 'Pošaljite upit za ovaj kredit' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText(`Upit za: ${loanType}`)).toBeVisible()
      await expect(dialog.getByText(repeated[product])).toBeVisible() // the loan it is opened from
    })
})

test('what is typed, pasted and moved for a flat: fields, limits, sliders, kinds of rate and other costs', async ({
  page,
}) => {
  await openCalculator(page, housing.path)

  await test.step('every field refuses nonsense, keeps the last figures and shows no NaN', async () => {
    for (const box of await page.locator('form').getByRole('textbox').all()) {
      if (!(await box.isVisible())) continue
      const nonsense = ['', 'abc', '-7', '1,2,3', '1000000000000000', 'NaN', '1e999']
      const answers = await answersTo(box, [...nonsense, await box.inputValue()])
      const mended = answers.pop()
      expect(answers).toHaveLength(nonsense.length)
      for (const { text, isRefused, offers, shown } of answers) {
        expect(isRefused, text).toBe(true)
        expect(offers, text).toBe(1)
        expect(shown).toContain(housing.instalment)
        expect(shown).toContain('Poslednji ispravan obračun')
        expect(shown).not.toMatch(/NaN|Infinity|undefined/)
      }
      expect(mended).toMatchObject({ isRefused: false, offers: 0 })
      expect(mended?.shown).not.toContain('Poslednji ispravan obračun')
    }
  })

  await test.step('an invalid field offers its limit, drops the note on the previous number, and is listed on Enter', async () => {
    await expect(page.getByText('360\u00a0meseci = 30\u00a0godina')).toBeVisible()
    await field(page, 'Rok otplate').fill('45')
    await expect(page.getByText('Najviše: 30\u00a0godina.')).toBeVisible()
    await expect(page.getByText('360\u00a0meseci = 30\u00a0godina')).toHaveCount(0)
    await field(page, 'Rok otplate').press('Enter')
    const summary = page.getByRole('alert')
    await expect(summary.locator('..')).toBeFocused() // not the alert itself, which would be read twice
    await summary.getByRole('link', { name: 'Rok otplate' }).click()
    await expect(field(page, 'Rok otplate')).toBeFocused()
    await page.getByRole('button', { name: 'Postavite 30\u00a0godina' }).press('Enter')
    await expect(field(page, 'Rok otplate')).toBeFocused() // the button is gone
    await expect(field(page, 'Rok otplate')).toHaveAccessibleDescription('god.')
    await expect(field(page, 'Rok otplate')).toHaveValue('30')
    await expect(field(page, 'Rok otplate')).not.toHaveAttribute('aria-invalid')
  })

  await test.step('a slider moves by its step, by ten and to its ends with the keyboard, and its buttons step too', async () => {
    const price = slider(page, 'Cena nekretnine')
    const value = field(page, 'Cena nekretnine')
    await page.getByRole('button', { name: 'Povećajte' }).first().click()
    await expect(value).toHaveValue('101.000')
    await page.getByRole('button', { name: 'Smanjite' }).first().click()
    await expect(value).toHaveValue('100.000')
    for (const [key, expected] of [
      ['ArrowRight', '101.000'],
      ['ArrowLeft', '100.000'],
      ['PageUp', '110.000'],
      ['PageDown', '100.000'],
      ['End', '500.000'],
      ['Home', '12.500'],
    ] as const) {
      await price.press(key)
      await expect(value).toHaveValue(expected)
    }
    await expect(price).toHaveAttribute('aria-valuetext', '12.500\u00a0evra')
    await startAnew(page)
  })

  await test.step('a field accepts a comma and a dot, keeps what is typed, and formats it on blur', async () => {
    const rate = field(page, 'Kamata (NKS)')
    for (const text of ['5,5', '5.5']) {
      await rate.fill('')
      await rate.pressSequentially(text)
      await expect(rate).toHaveValue(text)
      await expect(figure(page, 'Mesečna rata')).toContainText('454,23')
      await page.keyboard.press('Tab')
      await expect(rate).toHaveValue('5,50')
    }
  })

  await test.step('a field accepts what people paste', async () => {
    const price = field(page, 'Cena nekretnine')
    for (const text of ['€ 120.000,00', '120 000', '120000', '120,000.00', '120.000 EUR']) {
      await price.fill('1')
      await price.blur()
      await price.focus() // selects all of it
      await page.evaluate((pasted) => document.execCommand('insertText', false, pasted), text)
      await expect(figure(page, 'Iznos kredita')).toHaveText('96.000,00\u00a0EUR')
      await price.blur()
      await expect(price).toHaveValue('120.000')
    }
  })

  await test.step('a field is selected when it is entered', async () => {
    await field(page, 'Rok otplate').focus()
    await page.keyboard.type('20')
    await expect(field(page, 'Rok otplate')).toHaveValue('20')
    await expect(page.getByText('240\u00a0meseci = 20\u00a0godina')).toBeVisible()
    await startAnew(page)
  })

  await test.step('other costs are not included in the EKS, and the result sticks beside a long form', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.getByText('Ostali troškovi', { exact: true }).first().click()
    await page.getByRole('button', { name: 'Uključite uobičajene troškove' }).click()
    await expect(figure(page, 'EKS')).toHaveText('4,64%')
    await expect(figure(page, 'EKS sa svim troškovima')).toHaveText('4,79%')
    await page.getByRole('textbox', { name: 'Iznos: Procena nepokretnosti' }).fill('1150')
    await expect(figure(page, 'EKS sa svim troškovima')).toHaveText('4,91%')
    await page.getByRole('button', { name: 'Isključite sve' }).click()
    await expect(figure(page, 'EKS sa svim troškovima')).toHaveCount(0)
    await page.getByRole('checkbox', { name: /Životno osiguranje/ }).check()
    await expect(figure(page, 'EKS sa svim troškovima')).toBeInViewport()
    await expect(figure(page, 'Mesečna rata')).toBeInViewport()
  })

  await test.step('a variable rate is the sum of its parts', async () => {
    await choice(page, 'Promenljiva').click()
    await expect(field(page, 'Kamata (NKS)')).toBeHidden()
    await field(page, 'Indeks (Euribor)').fill('3,1')
    await expect(page.getByText('3,10% + 2,40% = NKS 5,50%')).toBeVisible()
    await expect(figure(page, 'Mesečna rata')).toContainText('454,23')
    await choice(page, 'Kombinovana').click()
    await expect(figure(page, 'Rata posle fiksnog perioda')).toBeVisible()
  })
})

test('a slider reaches 71 months, and a variable dinar rate has an index of its own and tells where the default comes from', async ({
  page,
}) => {
  await openCalculator(page, cash.path)
  await slider(page, 'Rok otplate').press('End')
  await expect(field(page, 'Rok otplate')).toHaveValue('71')
  await expect(page.getByText('71\u00a0mesec = 5\u00a0godina i\u00a011\u00a0meseci')).toBeVisible()
  await startAnew(page)
  await choice(page, 'Promenljiva').click()
  await expect(page.getByText('5,75% + 3,25% = NKS 9,00%')).toBeVisible()
  await expect(
    page.getByText('Poslednji koji znamo, zaokružen: Belibor iz januara 2026. Upišite indeks iz ponude.'),
  ).toBeVisible()
  await field(page, 'Indeks (Belibor)').fill('4,75')
  await expect(figure(page, 'Mesečna rata')).toContainText('12.165,84')
  await choice(page, 'Evri').click()
  await expect(field(page, 'Indeks (Euribor)')).toHaveValue('2,10')
  await expect(page.getByText('2,10% + 3,90% = NKS 6,00%')).toBeVisible()
  await expect(
    page.getByText('Poslednji koji znamo, zaokružen: Euribor 6M iz avgusta 2026. Upišite vrednost iz ponude.'),
  ).toBeVisible()
})

test.describe('under a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

  test('an outdated result is marked in the dock, and a slider jumps to a tap, follows a finger and lets one across it scroll', async ({
    page,
  }) => {
    await openCalculator(page, housing.path)

    await test.step('an outdated result is marked in the dock that repeats it', async () => {
      const bar = page.getByRole('link', { name: /^Rezultat/ })
      await field(page, 'Rok otplate').fill('45')
      await expect(bar).toContainText('Poslednji ispravan obračun')
      await page.getByRole('button', { name: 'Postavite 30\u00a0godina' }).tap()
      await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' })) // where the result is out of sight
      await expect(bar).toContainText('405,35')
      await expect(bar).not.toContainText('Poslednji ispravan obračun')
    })

    await test.step('a slider jumps to where it is tapped', async () => {
      await layoutAtRest(page)
      const deposit = slider(page, 'Učešće')
      await deposit.scrollIntoViewIfNeeded()
      await deposit.tap()
      await expect(field(page, 'Učešće')).toHaveValue(/^(39|40|41|42)\.000$/)
    })

    await test.step('it follows a finger along its track, and lets one across it scroll', async () => {
      const term = field(page, 'Rok otplate')
      await term.fill('20,75') // between two steps
      const range = slider(page, 'Rok otplate')
      await range.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
      await range.scrollIntoViewIfNeeded() // waits for the smooth scroll to a focused field
      const box = await range.boundingBox()
      if (!box) throw new Error('The slider is not shown.')
      const finger = { x: box.x + box.width / 3, y: box.y + box.height / 2 }
      await swipe(page, finger, { x: -30, y: 0 })
      await expect(term).not.toHaveValue('20,75')
      await term.fill('20,75')
      const before = await page.evaluate(() => scrollY)
      await swipe(page, finger, { x: 0, y: -200 })
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(before + 100)
      await expect(term).toHaveValue('20,75')
    })
  })
})

test('the result is announced once, after the input has paused', async ({ page }) => {
  await page.clock.install()
  await openCalculator(page, housing.path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const said = page.locator('[data-island=calculator] > div > [role=status]')
  await expect(said).toHaveText('')
  await field(page, 'Rok otplate').fill('2')
  await field(page, 'Rok otplate').fill('20')
  await expect(figure(page, 'Mesečna rata')).toContainText('506,12')
  await effectsDone(page)
  await page.clock.runFor(600)
  await expect(said).toHaveText('')
  await page.clock.runFor(200)
  await expect(said).toHaveText(/^Mesečna rata 506,12\sEUR, EKS 4,66%, ukupno za otplatu 121\.468,\d\d\sEUR\.$/)
  await slider(page, 'Rok otplate').press('Home')
  await effectsDone(page)
  await page.clock.runFor(1000)
  await expect(said).toContainText('Mesečna rata 6.830,28')
  await field(page, 'Kamata (NKS)').focus()
  await field(page, 'Kamata (NKS)').blur() // a field that is only focused changes nothing
  await effectsDone(page)
  await page.clock.runFor(660) // by now it would be empty, if it were announced again
  await expect(said).toContainText('Mesečna rata 6.830,28')
  await field(page, 'Rok otplate').fill('x')
  await expect(result(page)).toContainText('Poslednji ispravan obračun')
  await effectsDone(page)
  await page.clock.runFor(800)
  await expect(said).toHaveText('Obračun nije osvežen: proverite označeno polje.')
})

type Point = { x: number; y: number }

/** A finger that touches, moves and is lifted. */
async function swipe(page: Page, from: Point, by: Point): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', [from])
  for (let step = 1; step <= 10; step += 1) {
    await touch('touchMove', [{ x: from.x + (by.x * step) / 10, y: from.y + (by.y * step) / 10 }])
  }
  await touch('touchEnd', [])
}
