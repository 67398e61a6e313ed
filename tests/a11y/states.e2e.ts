import type { Page } from '@playwright/test'
import { advisorActions, visitorActions } from '#core/lead/enquiry-act.ts'
import { MIN_FILL_MS } from '#core/lead/spam.ts'
import { TOAST_MS } from '#core/visit/toast.ts'
import { expect, narrow, test, wide } from '#tests/support/a11y.ts'
import { axeFaults } from '#tests/support/axe.ts'
import { openCalculator } from '#tests/support/calculator.ts'
import { fillLead, openLead, sendButton } from '#tests/support/lead-form.ts'
import { navigate, openWithReact, reactUp, stopTimeOfDay } from '#tests/support/navigation.ts'

const DIALOG = 'dialog[open]'
const PANEL = '[aria-labelledby=enquiry-heading]'
const POSTS = '**/api/items/leads'

/** Lets the time of the spam rule pass. Not with Playwright's clock, because axe does not run under it. */
async function passSpamRule(page: Page): Promise<void> {
  await page.evaluate((minFillMs) => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + minFillMs
  }, MIN_FILL_MS)
}

/** Drops timers of this duration, or up to a second less: what they would remove stays until axe has run. */
async function withoutTimers(page: Page, durationMs: number): Promise<void> {
  await page.evaluate((most) => {
    const { setTimeout } = window
    const later = (act: () => void, ms = 0) => (ms > most - 1000 && ms <= most ? 0 : setTimeout(act, ms))
    Object.assign(window, { setTimeout: later })
  }, durationMs)
}

const CLOSE_MS = 2000 // of the dialog after success, specification §9.3

// High enough for a whole dialog: the contrast of text that is scrolled away cannot be measured.
const narrowAndHigh = { ...narrow, height: 1400 }

/** Checks the page's current state in a wide and in a narrow window. */
async function expectNoFaults(page: Page, within: string): Promise<void> {
  for (const viewport of [wide, narrowAndHigh]) {
    await page.setViewportSize(viewport)
    await expect(page.locator(within)).toBeVisible()
    expect.soft(await axeFaults(page, within), `at ${viewport.width} px`).toEqual([])
  }
  await page.setViewportSize(wide)
}

test.describe('axe finds nothing wrong with', () => {
  test.use({ viewport: wide })

  test('the own calculation in the margin of a loan page', async ({ page }) => {
    await openCalculator(page, '/kredit-kalkulator/kes/?iznos=700000&vrsta=kombinovana')
    await navigate(page, '/kes-kredit')
    await expect(page.getByText('Vaš poslednji obračun')).toBeVisible()
    expect(await axeFaults(page, 'main aside')).toEqual([])
  })

  test('the lead dialog, empty, with errors, while sending, after a failure, and after success', async ({ page }) => {
    test.slow()
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    await page.route(POSTS, async (route) => {
      await answered
      await route.fulfill({ status: 503 })
    })
    await openWithReact(page, '/')
    const dialog = await openLead(
      page,
      page
        .getByRole('main')
        .getByRole('button', { name: /savetnik/ })
        .first(),
    )
    await test.step('empty', async () => {
      await expect(dialog.getByRole('group', { name: 'Vrsta kredita' })).toBeVisible()
      await expectNoFaults(page, DIALOG)
    })
    await test.step('with errors', async () => {
      await sendButton(dialog).click()
      await expect(dialog.locator('[data-error]')).toHaveCount(5)
      await expectNoFaults(page, DIALOG)
    })
    await fillLead(dialog)
    await passSpamRule(page)
    await withoutTimers(page, TOAST_MS)
    await test.step('while sending', async () => {
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toBeDisabled()
      await expectNoFaults(page, DIALOG)
    })
    await test.step('after a failure', async () => {
      answer()
      await expect(dialog.getByRole('alert')).toBeVisible()
      await expect(sendButton(dialog)).toBeEnabled()
      await expectNoFaults(page, DIALOG)
    })
    await test.step('after success', async () => {
      await page.route(POSTS, (route) => route.fulfill({ status: 204 })) // from now on instead of the one above
      await withoutTimers(page, CLOSE_MS)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      await expectNoFaults(page, DIALOG)
    })
  })

  test('the banner, and the cookie settings after each choice', async ({ page, context }) => {
    await context.clearCookies()
    await openWithReact(page, '/politika-upotrebe-kolacica')
    await expectNoFaults(page, '[data-banner]')
    const settings = page.getByRole('main').getByRole('button', { name: 'Podešavanja kolačića' })
    for (const choice of ['Ne prihvatam', 'Prihvatam']) {
      await page.getByRole('region', { name: 'Kolačići' }).getByRole('button', { name: choice, exact: true }).click()
      await expectNoFaults(page, '.card:has([data-choice=again])')
      await settings.click()
    }
  })

  const enquiry = { state: 'novo', day: '2026-12-01', from: '10:00', to: '16:00', loan_types: ['Keš kredit'] }
  const ofVisitor = { ...enquiry, actions: visitorActions, claimed_by: null }
  const ofAdvisor = { ...enquiry, actions: advisorActions, claimed_by: 2, phone: '064 123 4567', email_bounced: true }
  for (const { link, data, opens, presses } of [
    { link: 'upit', data: ofVisitor, opens: 'Pomerite poziv', presses: 'Otkažite poziv' },
    { link: 'posao', data: ofAdvisor, opens: 'Zovem kasnije', presses: 'Nije se javio' },
  ]) {
    test(`the page of #${link}: its enquiry, the choice of a time, and an act that came too late`, async ({ page }) => {
      let status = 200
      await page.route('**/api/enquiry', (route) => route.fulfill({ status, json: { data } }))
      await page.goto(`/kontakt#${link}=${'A'.repeat(40)}`)
      const panel = page.getByRole('main').getByRole('region', { name: /Vaš upit|Upit za poziv/ })
      await expect(panel.getByRole('button')).toHaveCount(5)
      await expectNoFaults(page, PANEL)
      await panel.getByRole('button', { name: opens }).click()
      await expect(panel.getByRole('group', { name: 'Novi termin' })).toBeVisible()
      await expectNoFaults(page, PANEL)
      await panel.getByRole('button', { name: 'Odustanite' }).click()
      status = 409
      await panel.getByRole('button', { name: presses }).click()
      await expect(panel.getByRole('status')).toContainText('U međuvremenu se nešto promenilo')
      await expectNoFaults(page, PANEL)
    })
  }

  test('the referral page in each of its states', async ({ page }) => {
    for (const [state, query] of [
      ['no code', ''],
      ['a bad code', '?referral=%20!'],
      ['a code and no consent', '?referral=Marko-1'],
    ] as const) {
      await test.step(state, async () => {
        await openWithReact(page, `/referrer-activation${query}`)
        await expect(page.locator('[data-state]')).toBeVisible()
        await expectNoFaults(page, 'main')
      })
    }
    await test.step('its code is stored', async () => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /Prihvat/ })
        .click()
      await expect(page.locator('[data-state=active], [data-state=known]')).toBeVisible()
      await expectNoFaults(page, 'main')
    })
    await test.step('another was stored before', async () => {
      await openWithReact(page, '/referrer-activation?referral=Jelena-2')
      await expect(page.locator('[data-state=taken]')).toBeVisible()
      await expectNoFaults(page, 'main')
    })
  })
})

test('axe finds nothing wrong with the menu of a phone', async ({ page }) => {
  await page.setViewportSize(narrow)
  await openWithReact(page, '/kes-kredit')
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await expect(page.getByRole('dialog', { name: 'Meni' })).toBeVisible()
  expect(await axeFaults(page, DIALOG)).toEqual([])
})

test('axe finds nothing wrong with an open list of the header, or the explanation of a term', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 900 })
  await openWithReact(page, '/stambeni-kredit')
  await page.getByRole('banner').getByRole('button', { name: 'Kalkulator' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: 'Kalkulator keš kredita' })).toBeVisible()
  expect(await axeFaults(page, 'header')).toEqual([])
  await page.getByRole('main').locator('button[popovertarget]:visible').first().click()
  await expect(page.locator('[aria-live=polite] > [popover]:popover-open')).toBeVisible() // so that it is announced
  expect(await axeFaults(page, '[popover]:popover-open')).toEqual([])
})

test('axe finds nothing wrong with the error page', async ({ page }) => {
  await stopTimeOfDay(page) // the second failure comes within ten seconds of the first
  await page.setViewportSize(wide)
  await openWithReact(page, '/')
  await page.route('**/*_payload.json*', (route) => route.abort())
  const header = page.getByRole('banner')
  await header.getByRole('link', { name: 'O nama' }).click() // the first failure reloads the page
  await expect(page.getByRole('heading', { name: 'O nama', level: 1 })).toBeVisible()
  await reactUp(page)
  await header.getByRole('link', { name: 'Kontakt' }).click()
  await expect(page.getByRole('heading', { name: 'Stranica ne postoji' })).toBeVisible()
  expect(await axeFaults(page)).toEqual([])
})
