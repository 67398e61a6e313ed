import type { Page, Route } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { restoringChromium } from '#tests/support/chromium.ts'
import {
  fillLead,
  openLead,
  policies,
  readyLead,
  sendButton,
  visitor,
  waitOutSpamRule,
} from '#tests/support/lead-form.ts'
import {
  effectsDone,
  follow,
  hold,
  passTime,
  reactUp,
  stopTimeOfDay,
  withoutNavigationApi,
} from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'
import { slowLine } from '#tests/support/slow-phone.ts'

const POSTS = '**/api/items/leads'

test.use({
  launchOptions: restoringChromium,
  contextOptions: { reducedMotion: 'reduce' }, // nothing here is about motion, which the whole browser draws slowly
})

/** Goes back to a page that was left. */
async function goBack(page: Page): Promise<void> {
  await page.goBack({ waitUntil: 'commit' }) // a restored page does not load again
  await expect.poll(() => page.evaluate('window.isRestored')).toBe(true)
  await page.evaluate('window.isRestored = false') // until the next time
}

/** Leaves the page, and goes back to it. */
async function leaveAndReturn(page: Page, meanwhile?: () => Promise<unknown>): Promise<void> {
  await page.goto('/robots.txt')
  await meanwhile?.()
  await goBack(page)
}

const scrolls = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).overflowY !== 'hidden')

test.describe('a page restored from the back/forward cache', () => {
  test.beforeEach(async ({ page }) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { isRestored: persisted }))
    })
  })

  test('keeps what was typed, shows a new form after one was sent, and has its menu closed and no settled question', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/kontakt')
    await test.step('it no longer asks about cookies once another page has', async () => {
      const question = page.getByRole('region', { name: 'Kolačići' })
      await expect(question).toBeVisible()
      await leaveAndReturn(page, () =>
        page.context().addCookies([{ name: 'cookie-consent', value: 'accepted', url: site.url }]),
      )
      await expect(question).toBeHidden()
    })
    const dialog = await readyLead(page)
    await test.step('it keeps what was typed, and the button works', async () => {
      await leaveAndReturn(page)
      if (!(await dialog.isVisible())) await openLead(page)
      await expect(dialog.getByLabel('Prezime')).toHaveValue(visitor.lastName)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      expect(await site.leads()).toHaveLength(1)
    })
    await test.step('it shows a new form after one was sent', async () => {
      await leaveAndReturn(page)
      await expect(dialog).toBeHidden()
      expect(await scrolls(page)).toBe(true)
      await openLead(page)
      await expect(sendButton(dialog)).toHaveText('Pošaljite')
      await sendButton(dialog).click()
      await expect(dialog.locator('[data-error]')).toHaveCount(5) // it answers, and it is empty
      expect(await site.leads()).toHaveLength(1)
    })
    await test.step('it has its menu closed and scrolls, even if it was left with the menu open', async () => {
      await page.keyboard.press('Escape')
      await expect(dialog).toBeHidden()
      await page.setViewportSize({ width: 390, height: 844 })
      await page.getByRole('button', { name: 'Otvori meni' }).click()
      await expect(page.getByRole('dialog', { name: 'Meni' })).toBeVisible()
      await leaveAndReturn(page)
      await expect(page.getByRole('dialog', { name: 'Meni' })).toBeHidden()
      expect(await scrolls(page)).toBe(true)
    })
  })

  test('shows what was typed last, on whichever page, and an empty form once it was sent from another', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/o-nama')
    await fillLead(await openLead(page))
    await page.goto('/kontakt')
    const dialog = await openLead(page)
    const surname = dialog.getByLabel('Prezime')
    await test.step('it shows what was typed last', async () => {
      await expect(surname).toHaveValue(visitor.lastName)
      await surname.fill('Petrović')
      await goBack(page)
      await expect(surname).toHaveValue('Petrović')
      await expect(dialog.getByLabel('Ime', { exact: true })).toHaveValue(visitor.firstName)
      await expect(policies(dialog)).toBeChecked()
      await page.goForward({ waitUntil: 'commit' })
      await expect(page).toHaveURL(/\/kontakt$/)
      await expect(surname).toHaveValue('Petrović')
    })
    await test.step('it has an empty form once the enquiry was sent from another page', async () => {
      await waitOutSpamRule(page)
      await sendButton(dialog).click()
      await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
      await goBack(page)
      if (!(await dialog.isVisible())) await openLead(page)
      await expect(surname).toHaveValue('')
      await sendButton(dialog).click()
      await expect(dialog.locator('[data-error]')).toHaveCount(5)
      expect(await site.leads()).toHaveLength(1)
    })
    await test.step('it keeps what was typed in a browser without storage', async () => {
      await block(page, 'sessionStorage')
      await page.goto('/kontakt')
      await fillLead(await openLead(page))
      await leaveAndReturn(page)
      await expect(surname).toHaveValue(visitor.lastName)
    })
  })

  test('has a working form though its enquiry was being sent, which is one lead, and keeps what is typed next', async ({
    page,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/kontakt')
    const dialog = await readyLead(page)
    const sent = dialog.getByRole('button', { name: 'Uspešno poslato' })
    await test.step('left while an enquiry was being sent, it has a working form, and the enquiry is one lead', async () => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      const holdBack = async (route: Route) => {
        await held
        await route.continue().catch(() => {}) // aborted meanwhile
      }
      await page.route(POSTS, holdBack)
      await sendButton(dialog).click()
      await expect(sendButton(dialog)).toBeDisabled()
      await page.goto('/robots.txt')
      letGo()
      await page.goBack({ waitUntil: 'commit' }) // a restored page does not load again
      if (!(await dialog.isVisible())) await openLead(page)
      const again = dialog.getByRole('button', { name: 'Pošaljite', disabled: false })
      await expect(async () => {
        // The response to the first send may come at any moment, even between a check and a press.
        if (!(await sent.isVisible())) await again.click({ timeout: 5000 })
        await expect(sent).toBeVisible({ timeout: 5000 })
      }).toPass()
      expect(await site.leads()).toHaveLength(1)
      await page.unroute(POSTS, holdBack)
    })
    await page.goto('/kontakt')
    await readyLead(page)
    await test.step('it keeps what is typed into the next form when the response to the first of two sends comes late', async () => {
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      const answerLate = async (route: Route) => {
        await held
        await route.continue()
      }
      await page.route(POSTS, answerLate, { times: 1 })
      const asked = page.waitForRequest(POSTS)
      await sendButton(dialog).click()
      const first = await asked
      // A page that is really left may have its request aborted.
      await page.evaluate(() => {
        for (const type of ['pagehide', 'pageshow']) dispatchEvent(new PageTransitionEvent(type, { persisted: true }))
      })
      await sendButton(dialog).click()
      await expect(sent).toBeVisible()
      await page.clock.runFor(2000)
      await expect(dialog).toBeHidden()
      await openLead(page)
      await dialog.getByLabel('Prezime').fill('Petrović')
      letGo()
      await (await first.response())?.finished()
      await effectsDone(page)
      await expect(dialog.getByLabel('Prezime')).toHaveValue('Petrović')
      await expect(sendButton(dialog)).toHaveText('Pošaljite')
      expect(await site.leads()).toHaveLength(2)
    })
  })

  test('reloads if its code had failed when a link was pressed', async ({ page }) => {
    await stopTimeOfDay(page)
    await slowLine(page)
    const { promise: pressed, resolve: fail } = Promise.withResolvers<void>()
    await page.route(
      '**/_assets/start-*.js',
      async (route) => {
        await pressed
        await route.abort()
      },
      { times: 1 },
    )
    const arrive = await hold(page, /\/kontakt$/)
    await page.goto('/o-nama')
    const asked = page.waitForRequest(/\/kontakt$/)
    await follow(page.getByRole('banner').getByRole('link', { name: 'Kontakt' })) // a click would wait for the page
    await asked
    const failed = page.waitForEvent('console', (line) => line.text().includes('start failed'))
    fail()
    await failed
    arrive()
    await expect(page).toHaveURL(/\/kontakt$/)
    await goBack(page)
    const reloaded = page.waitForEvent('load')
    await passTime(page, 10_000)
    await reloaded
    await reactUp(page)
  })

  test('has its dropdown closed, even if it was left by a link of it', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 800 })
    await withoutNavigationApi(page) // the link loads another document
    await page.goto('/kontakt')
    const header = page.getByRole('banner')
    const link = header.getByRole('link', { name: 'Keš kredit' })
    const title = page.getByRole('heading', { level: 1 })
    await test.step('with its code', async () => {
      await header.getByRole('button', { name: 'Krediti' }).click()
      await link.click()
      await expect(title).toHaveText('Keš kredit')
      await goBack(page)
      await expect(link).toBeHidden()
    })
    await test.step('before any code but boot had come', async () => {
      const letGo = await hold(page, '**/_assets/start-*.js')
      await page.goto('/o-nama', { waitUntil: 'commit' })
      await header.getByRole('button', { name: 'Krediti' }).click()
      await expect(page.locator('html')).not.toHaveAttribute('data-react', 'up') // not from a cache
      await follow(link)
      await expect(title).toHaveText('Keš kredit')
      await goBack(page)
      await expect(link).toBeHidden()
      letGo()
      await reactUp(page) // a context that closes before may hang
    })
  })
})
