import type { Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { expectStillOpen, fillLead, leadDialog, openLead, policies, visitor } from '#tests/support/lead-form.ts'
import { effectsDone, hold, layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const loanPages = [
  { path: '/stambeni-kredit', loanType: 'Stambeni kredit' },
  { path: '/kes-kredit', loanType: 'Keš kredit' },
  { path: '/auto-kredit', loanType: 'Auto kredit' },
  { path: '/kredit-kalkulator/stambeni/', loanType: 'Stambeni kredit' },
  { path: '/kredit-kalkulator/kes/', loanType: 'Keš kredit' },
  { path: '/kredit-kalkulator/auto-kredit/', loanType: 'Auto kredit' },
]

/** A point on the page outside the dialog. */
async function outside(page: Page): Promise<[x: number, y: number]> {
  await layoutAtRest(page)
  const box = await leadDialog(page).boundingBox()
  if (!box) throw new Error('The dialog is not shown.')
  return [box.x - 40, box.y + box.height / 2]
}

/** A point inside it, on its heading. */
async function inside(page: Page): Promise<[x: number, y: number]> {
  await layoutAtRest(page)
  const box = await leadDialog(page).getByRole('heading').boundingBox()
  if (!box) throw new Error('The dialog is not shown.')
  return [box.x + 20, box.y + 20]
}

test.describe('the dialog opens', () => {
  test('from the header of any page, with its title and every loan type to choose from', async ({ page }) => {
    for (const path of ['/', '/kontakt', '/ovde-nema-nicega']) {
      await page.goto(path)
      const dialog = await openLead(page)
      const group = dialog.getByRole('group', { name: 'Vrsta kredita' })
      for (const name of ['Stambeni kredit', 'Keš kredit', 'Auto kredit']) {
        await expect(group.getByRole('checkbox', { name }), path).not.toBeChecked()
      }
    }
  })

  test('from every button of the home page', async ({ page }) => {
    await page.goto('/')
    const openers = page.getByRole('main').locator('[aria-haspopup=dialog]')
    await expect(openers).toHaveCount(3)
    for (const opener of await openers.all()) {
      const dialog = await openLead(page, opener)
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
    }
  })

  test('from the pages of a loan for that loan, without the boxes, and from the header with them', async ({ page }) => {
    for (const { path, loanType } of loanPages) {
      await page.goto(path)
      const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
      const dialog = await openLead(page, opener.first())
      await expect(dialog.getByText(`Upit za: ${loanType}`), path).toBeVisible()
      await expect(dialog.getByRole('group', { name: 'Vrsta kredita' }), path).toHaveCount(0)
      await page.keyboard.press('Escape')
      await openLead(page)
      await expect(dialog.getByRole('group', { name: 'Vrsta kredita' }), path).toBeVisible()
    }
  })

  test('with the focus trapped inside, and the page behind it inert and not scrolling', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    expect(await dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true)
    await page.mouse.move(...(await outside(page)))
    await page.mouse.wheel(0, 600)
    for (let presses = 0; presses < 25; presses++) {
      await page.keyboard.press('Tab')
      // Between the last tab stop and the first, the focus may be in the browser's toolbars: then body is active.
      expect(await page.evaluate(() => document.activeElement?.closest('main, header, footer'))).toBeNull()
    }
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
})

test('an open dialog is not printed: it would be on every printed page', async ({ page }) => {
  await page.goto('/')
  const dialog = await openLead(page)
  await page.emulateMedia({ media: 'print' })
  await expect(dialog).toBeHidden()
})

test.describe('the dialog closes', () => {
  const ways = {
    'its button': (page: Page) => leadDialog(page).getByRole('button', { name: 'Zatvori' }).click(),
    Escape: (page: Page) => page.keyboard.press('Escape'),
    'a click outside': async (page: Page) => page.mouse.click(...(await outside(page))),
  }
  test('by its button, Escape and a click outside, and the focus returns to what opened it', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' })
    for (const [way, close] of Object.entries(ways)) {
      await opener.evaluate((button) => button.blur())
      const dialog = await openLead(page, opener)
      await close(page)
      await expect(dialog, way).toBeHidden()
      await expect(opener, way).toBeFocused()
      const overflow = await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)
      expect(overflow, way).not.toBe('hidden')
    }
  })

  test('by its button on a phone on its side, however far it is scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/')
    const dialog = await openLead(page, page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' }))
    await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Zatvori' }).click()
    await expect(dialog).toBeHidden()
  })

  test('by a tap above it on a phone, however long it is', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/kontakt')
    const dialog = await openLead(page, page.locator('[data-lead]:visible').first())
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await page.mouse.click(195, 12)
    await expect(dialog).toBeHidden()
  })

  test('not when a selection of text ends outside, nor when a press outside is released inside', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    await page.mouse.move(...(await inside(page)))
    await page.mouse.down()
    await page.mouse.move(...(await outside(page)), { steps: 5 })
    await page.mouse.up()
    await expectStillOpen(dialog)
    await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
    await page.mouse.move(...(await outside(page)))
    await page.mouse.down()
    await page.mouse.move(...(await inside(page)), { steps: 5 })
    await page.mouse.up()
    await expectStillOpen(dialog)
  })

  test('not by the second press of a double click on what opened it', async ({ page }) => {
    await openWithReact(page, '/')
    const opener = page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' })
    const { left, top } = await opener.evaluate((button) => button.getBoundingClientRect().toJSON())
    await page.mouse.dblclick(left + 5, top + 5)
    const dialog = leadDialog(page)
    await expectStillOpen(dialog)
    await expect(dialog.getByRole('button', { name: 'Zatvori' })).toBeFocused()
    await page.mouse.click(left + 5, top + 5)
    await expect(dialog).toBeHidden()
  })

  test('when its page is left', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt') // the address changes before the page
    const dialog = await openLead(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/$/)
    await expect(dialog).toBeHidden()
  })

  test('not when the next page appears, if it was opened while that was loading', async ({ page }) => {
    await openWithReact(page, '/')
    const release = await hold(page, '**/kontakt/_payload.json*')
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    const dialog = await openLead(page, page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' }))
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    release()
    await expect(page.locator('h1')).toHaveText('Kontakt')
    await expectStillOpen(dialog)
    await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#main-content')).toBeFocused() // the button that opened it is gone
  })

  test('and keeps everything typed and ticked for when it is opened again', async ({ page }) => {
    await page.goto('/')
    const dialog = await openLead(page)
    await fillLead(dialog)
    await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
    await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('ArrowRight')
    await page.mouse.click(...(await outside(page)))
    await expect(dialog).toBeHidden()
    await openLead(page)
    await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
    await expect(dialog.getByLabel('Broj telefona')).toHaveValue(visitor.phone)
    await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeChecked()
    await expect(dialog.getByRole('slider', { name: 'Pozovite me od' })).toHaveValue('11')
  })

  test('and keeps the loans that were ticked, even in a browser without storage', async ({ page }) => {
    await block(page, 'sessionStorage')
    await page.goto('/')
    const dialog = await openLead(page)
    const box = dialog.getByRole('checkbox', { name: 'Keš kredit' })
    await box.check()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await openLead(page)
    await expect(box).toBeChecked()
  })
})

for (const [width, opener] of [
  [390, 'a page'],
  [1280, 'a page'],
  [390, 'a loan'],
] as const) {
  test(`a press counts while the loan types load, and nothing shifts: from ${opener}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    const letGo = await hold(page, '**/api/items/loan_types')
    await openWithReact(page, opener === 'a loan' ? '/stambeni-kredit' : '/o-nama')
    const listed = page.waitForResponse('**/api/items/loan_types')
    const buttons = page.locator(opener === 'a loan' ? '[data-lead][data-product]:visible' : '[data-lead]:visible')
    const dialog = await openLead(page, buttons.first())
    const box = policies(dialog)
    await layoutAtRest(page)
    await box.hover() // which waits until it is stable
    const before = await box.boundingBox()
    await page.mouse.down()
    letGo()
    await (await listed).finished()
    await effectsDone(page)
    expect((await box.boundingBox())?.y).toBe(before?.y)
    await page.mouse.up()
    await expect(box).toBeChecked()
    const shown =
      opener === 'a loan' ? dialog.getByText('Upit za:') : dialog.getByRole('group', { name: 'Vrsta kredita' })
    await expect(shown).toBeVisible()
    expect(Math.abs(((await box.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(8)
  })
}
