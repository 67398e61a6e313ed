/**
 * A promise from the form to the count: a real browser, a real mail server and a parser of calendars. The server's clock
 * is set forward, as are the pages'.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from '@playwright/test'
import { command } from '#tests/support/command.ts'
import { fillLead, openLead, sendButton, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { calendarIn, fragmentIn, SITE } from '#tests/support/mail-parts.ts'
import { type MailReceiver, startMailServer } from '#tests/support/receivers.ts'
import { type Server, startServer, uncompressed } from '#tests/support/server.ts'
import { test as base, expect, startedOnce } from '#tests/support/site.ts'
import { until } from '#tests/support/until.ts'

const VISITOR = 'ana@primer.rs'
const ADVISOR = 'savetnik@primer.rs'
const FRIDAY = '2026-11-27T08:30:00Z' // half past nine in Belgrade
let mail: MailReceiver
let clock = ''

const test = base.extend({
  server: startedOnce(async () => {
    mail = await startMailServer()
    const folder = mkdtempSync(join(tmpdir(), 'kreditokaz-clock-'))
    clock = join(folder, 'clock')
    writeFileSync(clock, FRIDAY)
    const env = { ...uncompressed, SITE_URL: SITE, SMTP_URL: mail.url, LEADS_TO: ADVISOR, CLOCK_FILE: clock }
    const server = await startServer(env, [], 'tests/support/serve-on-clock.ts')
    return {
      ...server,
      stop: async () => {
        const ended = await server.stop()
        await mail.stop()
        rmSync(folder, { recursive: true })
        return ended
      },
    }
  }),
})

async function setClock(server: Server, moment: string): Promise<void> {
  writeFileSync(clock, moment)
  await until(() => server.output().includes(moment))
}

const mailsTo = (address: string) => mail.mails.filter(({ envelope }) => envelope.to.includes(address))

/** The page of a link, in a browser whose clock shows a moment. */
async function openAt(browser: Browser, url: string, moment: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await page.clock.install({ time: moment })
  return page
}

/** Chooses a day and hours in the open group `Novi termin`. */
async function arrange(page: Page, day: RegExp, from: string, to: string): Promise<void> {
  const group = page.getByRole('group', { name: 'Novi termin' })
  const days = await group.getByLabel('Dan').locator('option').allTextContents()
  await group.getByLabel('Dan').selectOption({ label: days.find((text) => day.test(text)) ?? '' })
  await group.getByRole('slider', { name: 'Pozovite me od' }).fill('9') // out of the way: thumbs push each other
  await group.getByRole('slider', { name: 'Pozovite me do' }).fill(to)
  await group.getByRole('slider', { name: 'Pozovite me od' }).fill(from)
  await group.getByRole('button', { name: 'Potvrdite novi termin' }).click()
}

test('an enquiry is answered, moved, claimed, not reached, arranged anew, talked about, and counted as kept', async ({
  browser,
  page,
  site,
  server,
}) => {
  await page.clock.install({ time: FRIDAY })
  await page.goto('/kes-kredit')
  const dialog = await openLead(page)
  await fillLead(dialog, { email: VISITOR })
  await waitOutSpamRule(page)
  await sendButton(dialog).click()
  await expect(dialog.getByRole('button', { name: 'Uspešno poslato' })).toBeVisible()
  await until(() => mailsTo(VISITOR).length === 1 && mailsTo(ADVISOR).length === 1)
  const uid = 'upit-1@www.primer.rs'
  expect(calendarIn(mailsTo(VISITOR)[0])).toMatchObject({ uid, sequence: 0, start: '2026-11-27T09:00:00.000Z' })

  const visitor = await openAt(browser, site.url, FRIDAY)
  await visitor.goto(`/kontakt${fragmentIn(mailsTo(VISITOR)[0])}`)
  await visitor.getByRole('button', { name: 'Pomerite poziv' }).click()
  await arrange(visitor, /30\. novembra/, '12', '14')
  await expect(visitor.getByRole('region', { name: 'Vaš upit' })).toContainText('30. novembra, od 12:00 do 14:00')
  await until(() => mailsTo(VISITOR).length === 2 && mailsTo(ADVISOR).length === 2)
  expect(calendarIn(mailsTo(VISITOR)[1])).toMatchObject({ uid, sequence: 1, start: '2026-11-30T11:00:00.000Z' })

  const MONDAY = '2026-11-30T11:10:00Z'
  await setClock(server, MONDAY)
  const advisor = await openAt(browser, site.url, MONDAY)
  await advisor.goto(`/kontakt${fragmentIn(mailsTo(ADVISOR)[0])}`)
  const panel = advisor.getByRole('region', { name: 'Upit za poziv' })
  await panel.getByRole('button', { name: 'Preuzimam' }).click()
  await expect(panel).toContainText('preuzeto (savetnik 1)')
  await panel.getByRole('button', { name: 'Nije se javio' }).click()
  await expect(panel).toContainText('pokušaj 1')
  await until(() => mailsTo(VISITOR).length === 3)
  expect(mailsTo(VISITOR)[2]?.text).toMatch(/Zvali smo Vas danas u 12:1\d/)
  await panel.getByRole('button', { name: 'Zovem kasnije' }).click()
  await arrange(advisor, /1\. decembra/, '9', '10')
  await expect(panel).toContainText('1. decembra, od 09:00 do 10:00')
  await until(() => mailsTo(VISITOR).length === 4)
  expect(calendarIn(mailsTo(VISITOR)[3])).toMatchObject({ uid, sequence: 2, start: '2026-12-01T08:00:00.000Z' })

  await setClock(server, '2026-12-01T08:03:00Z')
  await panel.getByRole('button', { name: 'Razgovarali smo' }).click()
  await expect(panel).toContainText('razgovarano')
  const terminal = (...words: string[]) => command('cli/leads.ts', words, { DATABASE_URL: server.databaseUrl })
  expect(await terminal('promises', '--month', '2026-11')).toContain('Održano 1 od 1 (100%)')
  expect(await terminal('promises', '--month', '2026-12')).toContain('Održano 1 od 1 (100%)')
  expect(await (await fetch(`${site.url}/metrics`)).text()).toContain('kreditokaz_promises_total{kept="true"} 2')
  await visitor.context().close()
  await advisor.context().close()
})
