import {
  expectStillOpen,
  fillLead,
  formUp,
  openLead,
  policies,
  sendButton,
  waitOutSpamRule,
} from '#tests/support/lead-form.ts'
import { hold, layoutAtRest } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

const LOAN_TYPES = '**/api/items/loan_types'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

test('the label of the first invalid field is not covered by the dialog’s header, in WebKit either', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 720 })
  await page.goto('/kontakt')
  const dialog = await openLead(page, page.getByRole('main').getByRole('button', { name: 'Pošaljite upit' }).first())
  for (const [width, height] of [
    [1440, 700],
    [390, 720],
  ] as const)
    await test.step(`it stays in view even if only the field’s text is scrolled there, as in WebKit, ${width} px`, async () => {
      await page.setViewportSize({ width, height })
      await layoutAtRest(page)
      const room = await dialog.evaluate((element) => Number.parseFloat(getComputedStyle(element).scrollPaddingTop))
      const head = await dialog.getByRole('heading').evaluate(({ parentElement }) => parentElement?.offsetHeight)
      const field = dialog.getByLabel('Ime', { exact: true })
      const aboveText = await field.evaluate((input: HTMLInputElement) => {
        const { top, height } = input.getBoundingClientRect()
        const line = 1.2 * Number.parseFloat(getComputedStyle(input).fontSize)
        return top - (input.labels?.[0]?.getBoundingClientRect().top ?? 0) + (height - line) / 2
      })
      expect.soft(room - aboveText).toBeGreaterThan(head ?? room)
    })
  await test.step('it is not covered by the header', async () => {
    await formUp(page)
    await sendButton(dialog).hover()
    await dialog.evaluate((element) => element.scrollTo({ top: 15, behavior: 'instant' })) // the header covers its label
    await page.mouse.down()
    await page.mouse.up()
    await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
    const title = await dialog.getByRole('heading').evaluate((element) => element.getBoundingClientRect().bottom)
    const label = dialog.locator('label').filter({ hasText: /^Ime$/ })
    expect(await label.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(title)
  })
})

test('the form is laid out for WebKit, supports autofill, starts with the news ticked, and its call window moves by keys and mouse', async ({
  page,
}) => {
  await page.goto('/kontakt')
  const dialog = await openLead(page)
  await formUp(page)
  await test.step('no group with a legend beside its text is a flex box: WebKit would give the legend a line of its own', async () => {
    const legends = dialog.locator('legend')
    await expect(legends).toHaveText(['Vrsta kredita', 'Pozovite me između'])
    for (const [legend, beside] of [
      ['Vrsta kredita', dialog.getByText('nije obavezno')],
      ['Pozovite me između', dialog.getByText('10:00 i 16:00')],
    ] as const) {
      const shown = legends.filter({ hasText: legend })
      const display = await shown.evaluate(
        ({ parentElement }) => parentElement && getComputedStyle(parentElement).display,
      )
      expect(display).toBe('block')
      const [left, right] = [await shown.boundingBox(), await beside.boundingBox()]
      expect(left && right && left.y < right.y + right.height && right.y < left.y + left.height).toBe(true)
      expect(left && right && left.x + left.width <= right.x).toBe(true)
    }
  })
  await test.step('the fields support autofill, and are large enough that no phone zooms in', async () => {
    const tokens = { Ime: 'given-name', Prezime: 'family-name', 'Email adresa': 'email', 'Broj telefona': 'tel' }
    for (const [label, token] of Object.entries(tokens)) {
      const field = dialog.getByLabel(label, { exact: true })
      await expect(field).toHaveAttribute('autocomplete', token)
      await expect(field).toHaveAttribute('aria-required', 'true')
      const size = await field.evaluate((input) => Number.parseFloat(getComputedStyle(input).fontSize))
      expect(size).toBeGreaterThanOrEqual(16)
    }
    await expect(dialog.getByLabel('Email adresa')).toHaveAttribute('inputmode', 'email')
    await expect(dialog.getByLabel('Broj telefona')).toHaveAttribute('type', 'tel')
  })
  await test.step('the news are ticked and the policies not, and the policies open in a new tab', async () => {
    await expect(dialog.getByRole('checkbox', { name: 'Želim da primam novosti i ponude' })).toBeChecked()
    await expect(policies(dialog)).not.toBeChecked()
    const opened = page.waitForEvent('popup')
    await dialog.getByRole('link', { name: 'politiku privatnosti' }).click()
    await expect(await opened).toHaveURL(/\/politika-privatnosti$/)
    await expectStillOpen(dialog)
  })
  const from = dialog.getByRole('slider', { name: 'Pozovite me od' })
  const to = dialog.getByRole('slider', { name: 'Pozovite me do' })
  await test.step('its call window starts from 10:00 to 16:00, moves by an hour or to working hours, and its thumbs never meet', async () => {
    await expect(from).toHaveAttribute('aria-valuetext', '10:00')
    await expect(to).toHaveAttribute('aria-valuetext', '16:00')
    await from.press('ArrowRight')
    await expect(from).toHaveAttribute('aria-valuetext', '11:00')
    await from.press('ArrowDown')
    await expect(from).toHaveAttribute('aria-valuetext', '10:00')
    await to.press('ArrowLeft')
    await expect(to).toHaveAttribute('aria-valuetext', '15:00')
    await to.press('ArrowUp')
    await expect(to).toHaveAttribute('aria-valuetext', '16:00')
    await expect(dialog.getByText('10:00 i 16:00')).toBeVisible()
    await from.press('Home')
    await to.press('End')
    await expect(from).toHaveAttribute('aria-valuetext', '09:00')
    await expect(to).toHaveAttribute('aria-valuetext', '17:00')
    await from.press('End')
    await expect(from).toHaveAttribute('aria-valuetext', '16:00')
    await from.press('ArrowRight')
    await expect(from).toHaveValue('16')
    await to.press('Home')
    await expect(to).toHaveAttribute('aria-valuetext', '17:00')
    await from.press('Home')
    await to.press('Home')
    await expect(to).toHaveAttribute('aria-valuetext', '10:00')
    await to.press('ArrowLeft')
    await expect(to).toHaveValue('10')
  })
  await test.step('the mouse moves either thumb when they are an hour apart', async () => {
    await expect(dialog.getByRole('group', { name: 'Vrsta kredita' })).toBeVisible() // they push the range down
    await to.fill('16')
    await from.fill('10')
    await layoutAtRest(page)
    const drag = async (start: number, end: number) => {
      await from.scrollIntoViewIfNeeded() // once it is at rest
      const track = await from.evaluate((input) => input.getBoundingClientRect().toJSON())
      const at = (hour: number) => track.x + 15 + ((track.width - 30) * (hour - 9)) / 8
      const y = track.y + track.height / 2
      await page.mouse.move(at(start), y)
      await page.mouse.down()
      await page.mouse.move(at(end), y, { steps: 4 })
      await page.mouse.up()
    }
    await drag(10, 15)
    await expect(from).toHaveValue('15')
    await drag(16, 17)
    await expect(to).toHaveValue('17')
    await drag(15, 9)
    await expect(from).toHaveValue('9')
    await drag(17, 10)
    await expect(to).toHaveValue('10')
  })
})

test('the boxes of the loan types are left out while their list fails to load, and are those of the button pressed last', async ({
  page,
}) => {
  const lines: string[] = []
  page.on('console', (line) => line.text().includes('loan_types') && lines.push(line.text()))
  const auto = page.getByRole('dialog').getByRole('checkbox', { name: 'Auto kredit' })
  // The last route comes first.
  await page.route(LOAN_TYPES, (route) => route.abort(), { times: 1 })
  await page.route(LOAN_TYPES, (route) => route.fulfill({ status: 503, body: '<h1>Unavailable</h1>' }), { times: 1 })
  await page.goto('/kontakt')
  for (const [failures, failure] of ['an error', 'no answer'].entries())
    await test.step(`they are left out when their list fails to load by ${failure}, and the console says why`, async () => {
      const dialog = await openLead(page)
      await expect.poll(() => lines.length).toBe(failures + 1)
      await expect(dialog.getByRole('group', { name: 'Vrsta kredita' })).toHaveCount(0)
      await expect(sendButton(dialog)).toBeEnabled()
      await page.keyboard.press('Escape')
    })
  await test.step('they appear once the list loads again', async () => {
    await openLead(page)
    await expect(auto).toBeVisible()
  })
  await test.step('they are those of the button pressed last, however slow the list', async () => {
    const release = await hold(page, LOAN_TYPES)
    await page.goto('/kes-kredit')
    const asked = page.waitForRequest(LOAN_TYPES)
    const main = page.getByRole('main')
    const dialog = await openLead(page, main.getByRole('button', { name: /upit|savetnik/i }).first())
    await asked
    await page.keyboard.press('Escape')
    await openLead(page)
    release()
    await expect(auto).toBeVisible()
    await expect(dialog.getByText('Upit za')).toHaveCount(0)
  })
})

const messages = [
  { field: 'Ime', code: 'error_empty_field', text: 'Ne možete ostaviti polje prazno.' },
  { field: 'Prezime', code: 'error_empty_field', text: 'Ne možete ostaviti polje prazno.' },
  { field: 'Email adresa', code: 'error_invalid_email', text: 'Unesite validnu email adresu.' },
  { field: 'Broj telefona', code: 'error_invalid_phone', text: 'Unesite validan broj telefona.' },
]

test('an invalid form says at each field what is wrong, and is not sent even if only one field is invalid', async ({
  page,
  site,
}) => {
  await page.clock.install()
  await page.goto('/kontakt')
  const dialog = await openLead(page)
  await test.step('it says at each field what is wrong, and puts the focus on the first', async () => {
    await sendButton(dialog).click()
    const rows = [
      ...messages.map(({ field, ...error }) => ({ control: dialog.getByLabel(field, { exact: true }), ...error })),
      { control: policies(dialog), code: 'error_tos_not_accepted', text: 'Morate prihvatiti uslove korišćenja.' },
    ]
    for (const { control, code, text } of rows) {
      await expect(control).toHaveAttribute('aria-invalid', 'true')
      const ids = (await control.getAttribute('aria-describedby'))?.split(' ') ?? []
      const described = await Promise.all(ids.map((id) => dialog.locator(`[id="${id}"]`).textContent()))
      expect(described).toContain(text)
      await expect(dialog.locator(`[data-error=${code}]`).first()).toHaveText(text)
    }
    await expect(dialog.getByLabel('Ime', { exact: true })).toBeFocused()
    await expect(sendButton(dialog)).toBeEnabled()
  })
  await fillLead(dialog)
  await expect(dialog.locator('[data-error]')).toHaveCount(0)
  await waitOutSpamRule(page)
  await test.step('it is not sent even if only one is invalid, such as an address without a dot in its domain', async () => {
    for (const { field, code, text } of messages) {
      const control = dialog.getByLabel(field, { exact: true })
      const typed = await control.inputValue()
      await control.fill('  ')
      await sendButton(dialog).click()
      await expect(control).toBeFocused()
      await expect(dialog.locator('[data-error]')).toHaveText([text])
      await expect(dialog.locator('[data-error]')).toHaveAttribute('data-error', code)
      await control.fill(typed)
      await expect(dialog.locator('[data-error]')).toHaveCount(0)
      await expect(control).not.toHaveAttribute('aria-invalid')
    }
    await dialog.getByLabel('Email adresa').fill('a@b')
    await sendButton(dialog).click()
    await expect(dialog.locator('[data-error=error_invalid_email]')).toBeVisible()
    await dialog.getByLabel('Prezime').fill('') // not sent yet: nothing is said of it
    await expect(dialog.locator('[data-error]')).toHaveCount(1)
    expect(await site.leads()).toEqual([])
  })
})
