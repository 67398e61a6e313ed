/** The links in mails, opened in a real browser: the visitor's page and the advisor's. */

import type { Locator, Page } from '@playwright/test'
import { type MailReceiver, startMailServer } from '#tests/support/receivers.ts'
import { startServer, uncompressed } from '#tests/support/server.ts'
import { test as base, expect, startedOnce } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'
import { wireLeadOf } from '#tests/support/wire-lead.ts'

const SITE_URL = 'https://www.primer.rs'
let mail: MailReceiver

/** A site that promises calls; its mail server is stopped with it. */
const test = base.extend({
  server: startedOnce(async () => {
    mail = await startMailServer()
    const env = {
      ...uncompressed,
      SITE_URL,
      SMTP_URL: mail.url,
      LEADS_TO: 'savetnik@primer.rs',
      GTM_ID: 'GTM-TEST1',
    }
    const server = await startServer(env)
    return {
      ...server,
      stop: async () => {
        const ended = await server.stop()
        await mail.stop()
        return ended
      },
    }
  }),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

test.describe.configure({ mode: 'default' }) // all in one worker: each would start a site and a mail server of its own

let enquiries = 0

/** Sends an enquiry, and returns the fragments of the links in its two mails. */
async function asked(url: string): Promise<{ visitor: string; advisor: string }> {
  enquiries += 1
  const email = `ana${enquiries}@primer.rs`
  const body = JSON.stringify(wireLeadOf({ email, available_from: '09:00', available_to: '17:00' }))
  await fetch(`${url}/api/items/leads`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  const mailTo = (address: string) =>
    mail.mails.findLast(({ envelope, text }) => envelope.to.includes(address) && text.includes('/kontakt#'))
  await until(() => mailTo(email) !== undefined && mailTo('savetnik@primer.rs')?.text.includes(email) === true)
  const fragment = (address: string) => /kontakt(#\S+)/.exec(mailTo(address)?.text ?? '')?.[1] ?? ''
  return { visitor: fragment(email), advisor: fragment('savetnik@primer.rs') }
}

/** On narrow and wide screens. */
async function expectToFit(page: Page, shown: Locator): Promise<void> {
  for (const width of [320, 390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(shown).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
}

test('a visitor moves the call and cancels it, by keyboard, on a page that fits every screen, and the address never keeps the token', async ({
  page,
  site,
}) => {
  const { visitor } = await asked(site.url)
  const foreign: string[] = []
  page.on('request', (request) => !request.url().startsWith(site.url) && foreign.push(request.url()))
  await page.context().addCookies([{ name: 'cookie-consent', value: 'accepted', url: site.url }])
  await page.goto(`/kontakt${visitor}`)
  const panel = page.getByRole('region', { name: 'Vaš upit' })
  await expect(panel).toContainText('Savetnik Vas zove')
  expect(new URL(page.url()).hash).toBe('')
  for (const secret of ['Ana', '064', '@primer.rs']) await expect(panel).not.toContainText(secret)

  await panel.getByRole('button', { name: 'Pomerite poziv' }).press('Enter')
  const group = panel.getByRole('group', { name: 'Novi termin' })
  await expectToFit(page, group)
  const days = await group.getByLabel('Dan').locator('option').allTextContents()
  await group.getByLabel('Dan').selectOption({ label: days.at(-1) ?? '' })
  await group.getByRole('slider', { name: 'Pozovite me od' }).fill('11')
  await group.getByRole('slider', { name: 'Pozovite me do' }).fill('13')
  await group.getByRole('button', { name: 'Potvrdite novi termin' }).press('Enter')
  await expect(panel.getByRole('status').filter({ hasText: 'Poziv je pomeren' })).toBeVisible() // the sliders have one too
  await expect(panel).toContainText(`${days.at(-1)}, od 11:00 do 13:00`)

  await panel.getByRole('button', { name: 'Otkažite poziv' }).press('Enter')
  await expect(panel).toContainText('Poziv je otkazan. Ne zovemo Vas.')
  await expect(panel.getByRole('button', { name: 'Pomerite poziv' })).toHaveCount(0)
  await until(() => mail.mails.some(({ raw }) => /method=CANCEL/.test(raw)))
  expect(foreign).toEqual([]) // the tag manager stays out, although it was agreed to
})

test('an advisor claims an enquiry, does not reach anybody, and talks later, on a page that fits every screen', async ({
  page,
  site,
}) => {
  const { advisor } = await asked(site.url)
  await page.goto(`/kontakt${advisor}`)
  const panel = page.getByRole('region', { name: 'Upit za poziv' })
  await expect(panel.getByRole('link', { name: '064 123 4567' })).toHaveAttribute('href', 'tel:+381641234567')
  await panel.getByRole('button', { name: 'Zovem kasnije' }).click()
  await expectToFit(page, panel.getByRole('group', { name: 'Novi termin' }))
  await panel.getByRole('button', { name: 'Odustanite' }).click()
  await panel.getByRole('button', { name: 'Preuzimam' }).click()
  await expect(panel).toContainText('preuzeto (savetnik 1)')
  await panel.getByRole('button', { name: 'Nije se javio' }).click()
  await expect(panel).toContainText('pokušaj 1 (savetnik 1)')
  await panel.getByRole('button', { name: 'Razgovarali smo' }).click()
  await expect(panel).toContainText('razgovarano')
  await expect(panel.getByRole('button')).toHaveCount(0)
})

test('a link that is not ours says so, and the page of everybody shows no enquiry', async ({ page }) => {
  await page.goto(`/kontakt#upit=${'A'.repeat(40)}`)
  await expect(page.getByRole('region', { name: 'Vaš upit' })).toContainText('Link nije ispravan')
  await page.goto('/o-nama')
  await page.goto('/kontakt')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Vaš upit' })).toHaveCount(0)
})
