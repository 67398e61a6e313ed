import type { Page } from '@playwright/test'
import { expectStillOpen, fillLead, leadDialog, openLead, policies, visitor } from '#tests/support/lead-form.ts'
import { effectsDone, hold, layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

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

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // the dialog opens often; one test below has its motion

test.describe('the dialog opens', () => {
  test('from the header of any page, with its title and every loan type, and from the pages of a loan for that loan', async ({
    page,
  }) => {
    const dialog = leadDialog(page)
    const group = dialog.getByRole('group', { name: 'Vrsta kredita' })
    for (const path of ['/kontakt', '/ovde-nema-nicega', '/'])
      await test.step(`from the header of ${path}, with every loan type to choose from`, async () => {
        await page.goto(path)
        await openLead(page)
        for (const name of ['Stambeni kredit', 'Keš kredit', 'Auto kredit']) {
          await expect(group.getByRole('checkbox', { name })).not.toBeChecked()
        }
      })
    await test.step('from every button of the home page', async () => {
      const openers = page.getByRole('main').locator('[aria-haspopup=dialog]')
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await expect(openers).toHaveCount(3)
      for (const opener of await openers.all()) {
        await openLead(page, opener)
        await page.keyboard.press('Escape')
        await expect(dialog).toBeHidden()
      }
    })
    await test.step('from the page of a loan without the boxes, and from the header with them', async () => {
      await page.goto('/stambeni-kredit')
      const opener = page.getByRole('main').getByRole('button', { name: /upit|savetnik/i })
      await openLead(page, opener.first())
      await expect(dialog.getByText('Upit za: Stambeni kredit')).toBeVisible()
      await expect(group).toHaveCount(0)
      await page.keyboard.press('Escape')
      await openLead(page)
      await expect(group).toBeVisible()
    })
    // The dialog of each of them: 05-draft, 08-sending and calculator.e2e.ts.
    await test.step('from the other pages of a loan, whose buttons name their loans', async () => {
      for (const [path, product] of [
        ['/kes-kredit', 'cash'],
        ['/auto-kredit', 'car'],
        ['/kredit-kalkulator/stambeni/', 'housing'],
        ['/kredit-kalkulator/kes/', 'cash'],
        ['/kredit-kalkulator/auto-kredit/', 'car'],
      ] as const) {
        const html = await (await page.request.get(path)).text()
        const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
        const buttons = main.match(/data-lead=""( data-product="\w+")?/g)
        expect([...new Set(buttons)], path).toEqual([`data-lead="" data-product="${product}"`])
      }
    })
  })
})

const ways = {
  'its button': (page: Page) => leadDialog(page).getByRole('button', { name: 'Zatvori' }).click(),
  Escape: (page: Page) => page.keyboard.press('Escape'),
  'a click outside': async (page: Page) => page.mouse.click(...(await outside(page))),
}

test('the dialog traps the focus, is not printed, closes by its button, Escape and a click outside, and keeps what was typed', async ({
  page,
}) => {
  await openWithReact(page, '/kontakt')
  const dialog = leadDialog(page)
  await test.step('it is not closed by the second press of a double click on what opened it', async () => {
    const opener = page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' })
    const { left, top } = await opener.evaluate((button) => button.getBoundingClientRect().toJSON())
    await page.mouse.dblclick(left + 5, top + 5)
    await expectStillOpen(dialog)
    await expect(dialog.getByRole('button', { name: 'Zatvori' })).toBeFocused()
    await page.mouse.click(left + 5, top + 5)
    await expect(dialog).toBeHidden()
  })
  await openLead(page)
  await test.step('it traps the focus inside, and the page behind it is inert and does not scroll', async () => {
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
  await test.step('it is not printed: it would be on every printed page', async () => {
    await page.emulateMedia({ media: 'print' })
    await expect(dialog).toBeHidden()
    await page.emulateMedia({ media: null })
    await expect(dialog).toBeVisible()
  })
  await test.step('not when a selection of text ends outside, nor when a press outside is released inside', async () => {
    await fillLead(dialog)
    await dialog.getByRole('checkbox', { name: 'Keš kredit' }).check()
    await dialog.getByRole('slider', { name: 'Pozovite me od' }).press('ArrowRight')
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
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  const opener = page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first()
  for (const [way, close] of Object.entries(ways))
    await test.step(`by ${way}, and the focus returns to what opened it`, async () => {
      await opener.evaluate((button) => button.blur())
      await openLead(page, opener)
      await close(page)
      await expect(dialog).toBeHidden()
      await expect(opener).toBeFocused()
      expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).not.toBe('hidden')
    })
  await test.step('it keeps everything typed and ticked for when it is opened again', async () => {
    await openLead(page)
    await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
    await expect(dialog.getByLabel('Broj telefona')).toHaveValue(visitor.phone)
    await expect(dialog.getByRole('checkbox', { name: 'Keš kredit' })).toBeChecked()
    await expect(dialog.getByRole('slider', { name: 'Pozovite me od' })).toHaveValue('11')
  })
})

test('the dialog closes on a phone by its button however far it is scrolled, and by a tap above it', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  const dialog = leadDialog(page)
  await test.step('by its button, on its side', async () => {
    await openLead(page, page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' }))
    await dialog.evaluate((box) => box.scrollTo({ top: box.scrollHeight, behavior: 'instant' }))
    await expect(dialog.getByRole('heading', { level: 2 })).toBeInViewport({ ratio: 1 })
    await dialog.getByRole('button', { name: 'Zatvori' }).click()
    await expect(dialog).toBeHidden()
  })
  await test.step('by a tap above it, upright, however long it is', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openLead(page, page.locator('[data-lead]:visible').first())
    await expect(dialog.getByRole('group', { name: 'Vrsta kredita' })).toBeVisible()
    await expect(dialog).toBeInViewport({ ratio: 1 })
    await page.mouse.click(195, 12)
    await expect(dialog).toBeHidden()
  })
})

test('the dialog closes when its page is left, but not when the next appears, if it was opened while that was loading', async ({
  page,
}) => {
  await openWithReact(page, '/o-nama')
  const dialog = leadDialog(page)
  const title = page.getByRole('heading', { level: 1 })
  await test.step('not when the next page appears', async () => {
    const release = await hold(page, '**/kontakt/_payload.json*')
    await page.getByRole('banner').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL(/\/kontakt$/)
    await openLead(page, page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first())
    await dialog.getByLabel('Ime', { exact: true }).fill(visitor.firstName)
    release()
    await expect(page.locator('h1')).toHaveText('Kontakt')
    await expectStillOpen(dialog)
    await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(page.locator('#main-content')).toBeFocused() // the button that opened it is gone
    await expect(dialog).toBeHidden()
  })
  await test.step('when its page is left', async () => {
    await expect(title).toHaveText('Kontakt')
    await openLead(page)
    await page.goBack()
    await expect(page).toHaveURL(/\/o-nama$/)
    await expect(dialog).toBeHidden()
  })
})

test('a press counts while the loan types load, and nothing shifts', async ({ page }) => {
  for (const [width, opener] of [
    [390, 'a page'],
    [1280, 'a page'],
    [390, 'a loan'],
  ] as const)
    await test.step(`from ${opener}, ${width} px`, async () => {
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
      await box.uncheck() // or the next page would restore it as ticked
    })
})
