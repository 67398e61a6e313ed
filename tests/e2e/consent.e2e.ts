import type { BrowserContext, Page } from '@playwright/test'
import { block } from '#tests/support/blocked.ts'
import { openLead, readyLead, sendButton } from '#tests/support/lead-form.ts'
import { layoutAtRest, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const banner = (page: Page) => page.getByRole('region', { name: 'Kolačići' })
const choiceIn = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === 'cookie-consent')

/** Polls, because the browser lists a cookie only a moment after the page has written it. */
const expectChoice = (context: BrowserContext, value: 'accepted' | 'rejected') =>
  expect.poll(() => choiceIn(context)).toMatchObject({ value })
const cookieNames = async (context: BrowserContext) => (await context.cookies()).map(({ name }) => name).sort()

test.describe('the cookie banner', () => {
  test('takes no focus, says what continuing means, is fair on every screen, and leads to a page that shows the choice', async ({
    page,
  }) => {
    await page.goto('/')
    await reactUp(page)

    await test.step('it takes no focus, and comes right after the skip link', async () => {
      expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true)
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(banner(page).getByRole('link')).toBeFocused()
    })

    await test.step('it gives both answers the same weight on every screen, and leaves the page usable', async () => {
      await layoutAtRest(page)
      for (const width of [320, 390, 1440]) await expectFairAndSmall(page, width)
    })

    await test.step('it says what is used and what continuing means, and links to the policy', async () => {
      await expect(banner(page)).toContainText('Kreditokaz i njegovi digitalni partneri koriste kolačiće')
      await expect(banner(page)).toContainText('Nastavkom posete saglasni ste s tim')
      await banner(page).getByRole('link', { name: 'Politika upotrebe kolačića' }).click()
      await expect(page).toHaveURL(/\/politika-upotrebe-kolacica$/)
      await expect(banner(page)).toBeVisible()
    })

    await test.step('the policy shows the current choice, and has a button that reopens the banner', async () => {
      await page.reload()
      const main = page.getByRole('main')
      await expect(main.getByText('Još niste izabrali.')).toBeVisible()
      await banner(page).getByRole('button', { name: 'Prihvatam', exact: true }).click()
      await expect(main.getByText('Prihvatili ste kolačiće.')).toBeVisible()
      await expect(page.locator('[aria-live]').filter({ hasText: /prihva/i })).toHaveText([
        'Sačuvano: kolačići su prihvaćeni.',
      ])
      await main.getByRole('button', { name: 'Podešavanja kolačića' }).click()
      await banner(page).getByRole('button', { name: 'Ne prihvatam' }).click()
      await expect(main.getByText('Niste prihvatili kolačiće.')).toBeVisible()
      await page.reload()
      await expect(main.getByText('Niste prihvatili kolačiće.')).toBeVisible()
    })
  })

  test('keeps the answer, and is never part of a page again', async ({ page, context, site }) => {
    const expectKept = async (value: 'accepted' | 'rejected') => {
      await expect(banner(page)).toBeHidden()
      await expectChoice(context, value)
      const days = (((await choiceIn(context))?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
      expect(days).toBeCloseTo(180, 1)
      expect(await choiceIn(context)).toMatchObject({ value, path: '/', sameSite: 'Lax', secure: false })
      await expect.poll(() => cookieNames(context)).toEqual(['cookie-consent'])
      for (const path of ['/', '/kes-kredit', '/kredit-kalkulator/kes/?iznos=500000', '/ovde-nema-nicega'])
        expect(await (await page.request.get(path)).text()).toContain('<html lang="sr-RS" data-visit="known"')
    }

    await test.step('„Prihvatam”', async () => {
      await page.goto('/')
      await banner(page).getByRole('button', { name: 'Prihvatam', exact: true }).click()
      await expectKept('accepted')
      for (const path of ['/kredit-kalkulator/kes/?iznos=500000', '/ovde-nema-nicega']) {
        await page.goto(path)
        await expect(banner(page)).toBeHidden()
      }
    })

    await test.step('„Ne prihvatam”, which deletes a referral code whose consent has run out since', async () => {
      await context.clearCookies()
      await context.addCookies([{ name: 'referral', value: 'agencija-7', url: site.url }])
      await page.goto('/')
      await banner(page).getByRole('button', { name: 'Ne prihvatam' }).click()
      await expectKept('rejected')
      await page.goto('/kes-kredit')
      await expect(banner(page)).toBeHidden()
    })

    await test.step('also where a cache shared with others had the page of a new visitor', async () => {
      await page.route(/\/o-nama$/, async (route) => {
        const response = await fetch(route.request().url()) // without the cookie
        await route.fulfill({ contentType: 'text/html', body: await response.text() })
      })
      const answer = await page.goto('/o-nama')
      expect(await answer?.text()).toContain('data-visit="new"')
      await expect(banner(page)).toBeHidden()
    })

    await test.step('in a secure cookie where the site is served over https', async () => {
      await context.clearCookies()
      await page.route('https://primer.rs/**', async (route) => {
        const { pathname } = new URL(route.request().url())
        await route.fulfill({ response: await route.fetch({ url: site.url + pathname }) })
      })
      await page.goto('https://primer.rs/')
      await banner(page).getByRole('button', { name: 'Prihvatam', exact: true }).click()
      await expectChoice(context, 'accepted')
      expect(await choiceIn(context)).toMatchObject({ secure: true })
    })
  })

  test('disappears in a second visible window, and in another tab when that becomes visible', async ({
    page,
    context,
  }) => {
    const old = await context.newPage()
    await old.addInitScript(() => Object.defineProperty(window, 'cookieStore', { value: undefined }))
    await openWithReact(old, '/')
    await openWithReact(page, '/?referral=ana-1')
    const other = await context.newPage()
    await other.goto('/kontakt')
    await banner(other).getByRole('button', { name: 'Prihvatam', exact: true }).click()
    await expectChoice(context, 'accepted')

    await test.step('a second window then stores its referral code', async () => {
      await expect(banner(page)).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
      await expect(page).toHaveURL('/o-nama')
      await expect
        .poll(async () => (await context.cookies()).find(({ name }) => name === 'referral')?.value)
        .toBe('ana-1')
    })
    await test.step('a browser without `cookieStore` learns of it when its tab becomes visible', async () => {
      await expect(banner(old)).toBeVisible()
      await old.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      await expect(banner(old)).toBeHidden()
    })
  })

  test('works for the current page if cookies are blocked', async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    await block(page, 'cookie')
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Prihvatam', exact: true }).click()
    await expect(banner(page)).toBeHidden()
    await page.getByRole('banner').getByRole('link', { name: 'O nama' }).click()
    await expect(page).toHaveURL(/\/o-nama$/)
    await expect(banner(page)).toBeHidden()
    expect(errors).toEqual([])
  })
})

test.describe('the privacy box of an enquiry', () => {
  test('accepts cookies when the enquiry is sent, not when it is ticked', async ({ page, context }) => {
    await page.clock.install()
    await page.goto('/')
    const dialog = await readyLead(page)
    await dialog.getByLabel('Email adresa').fill('')
    await sendButton(dialog).click()
    await expect(dialog.locator('[data-error]')).toHaveCount(1)
    expect(await choiceIn(context)).toBeUndefined()
    await dialog.getByLabel('Email adresa').fill('ana@primer.rs')
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    await expectChoice(context, 'accepted')
    await expect(banner(page)).toBeHidden()
  })

  test('accepts them also after they were refused, and even if a blocker has removed the banner', async ({
    page,
    context,
    site,
  }) => {
    await page.clock.install()
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Ne prihvatam' }).click()
    await expectChoice(context, 'rejected')
    await page.getByRole('region', { name: 'Kolačići', includeHidden: true }).evaluate((element) => element.remove())
    const dialog = await readyLead(page)
    await sendButton(dialog).click()
    await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
    expect(await site.leads()).toHaveLength(1)
    await expectChoice(context, 'accepted')
  })
})

test('the button that reopens the banner is in the footer, and refusing then deletes what consent had allowed', async ({
  page,
  context,
}) => {
  await page.goto('/?referral=agencija-7')
  await banner(page).getByRole('button', { name: 'Prihvatam', exact: true }).click()
  await expect.poll(() => cookieNames(context)).toEqual(['cookie-consent', 'referral'])
  await page.goto('/o-nama')
  const settings = page.getByRole('contentinfo').getByRole('button', { name: 'Podešavanja kolačića' })
  await settings.click()
  await expect(banner(page)).toBeFocused()
  await expectChoice(context, 'accepted')
  await banner(page).getByRole('button', { name: 'Ne prihvatam' }).click()
  await expect(banner(page)).toBeHidden()
  await expect(settings).toBeFocused()
  await expect(page.getByText('Sačuvano: kolačići nisu prihvaćeni')).toBeAttached()
  await expect.poll(() => context.cookies()).toMatchObject([{ name: 'cookie-consent', value: 'rejected' }])
})

/** Both answers of the banner look alike, and the page behind it scrolls and opens the enquiry. */
async function expectFairAndSmall(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  const looks = await banner(page)
    .getByRole('button')
    .evaluateAll((buttons) =>
      buttons.map((button) => {
        const { backgroundColor, color, borderColor, fontSize, fontWeight } = getComputedStyle(button)
        const { width, height } = button.getBoundingClientRect()
        return { backgroundColor, color, borderColor, fontSize, fontWeight, height, width: Math.round(width) }
      }),
    )
  expect(looks).toHaveLength(2)
  expect(looks[0]?.height, `one line each on ${width} px`).toBe(44)
  if (width < 1440) expect(looks[0]).toEqual(looks[1])
  else expect({ ...looks[0], width: 0 }).toEqual({ ...looks[1], width: 0 }) // there each is as wide as its text
  const { height = 0 } = (await banner(page).boundingBox()) ?? {}
  expect(height, `${width} px`).toBeLessThan(844 / 2)
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate(() => scrollY), `${width} px`).toBeGreaterThan(0)
  const enquire = page.getByRole('main').getByRole('button', { name: 'Neka me pozove savetnik' })
  if (width !== 390) return enquire.click({ trial: true }) // nothing covers it: opening it on one width shows the rest
  await openLead(page, enquire)
  await page.keyboard.press('Escape')
}
