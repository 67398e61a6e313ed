/** A rolling upgrade: visitors get answers of both builds, but neither an error page nor a reload loop. */
import type { Page } from '@playwright/test'
import { isCalculator, type RouteName, routes } from '#core/site/routes.ts'
import { choice, field, figure } from '#tests/support/calculator.ts'
import { leadDialog, openLead } from '#tests/support/lead-form.ts'
import { openWithReact, reactUp } from '#tests/support/navigation.ts'
import { test as base, expect, startedOnce } from '#tests/support/site.ts'
import { startTwoBuilds, type TwoBuilds } from '#tests/support/two-builds.ts'

const test = base.extend<{ builds: TwoBuilds }>({
  builds: startedOnce(startTwoBuilds),
  baseURL: ({ builds }, use) => use(builds.url),
})

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion
test.describe.configure({ mode: 'default' }) // all in one worker: each would start two servers of its own

const CASH = '/kredit-kalkulator/kes/'
/** One page of each code; tests/e2e/hydration.e2e.ts opens the others, which differ in their data. */
const pages = [
  'home',
  'housing-loan',
  'cash-loan-calculator',
  'about-us',
  'contact',
  'cookie-policy',
  'referrer-activation',
] as const
const header = (page: Page) => page.getByRole('banner')
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

async function buildOf(page: Page): Promise<string> {
  await page.waitForLoadState('domcontentloaded')
  return JSON.parse((await page.locator('#payload').textContent()) ?? '').buildId
}

/** Collects the paths of the documents requested from now on. */
function documentsOf(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => request.isNavigationRequest() && paths.push(new URL(request.url()).pathname))
  return paths
}

test.describe('a page of one build whose scripts and data are requested from the other', () => {
  test.beforeEach(({ builds }) => builds.answeredBy('old', 'new'))

  // A calculator computes only with facts of its own build, so it asks for its page once more.
  test('starts, whichever it is, and without a reload unless it computes', async ({ page, builds }) => {
    const refused: string[] = []
    page.on('response', (response) => response.ok() || refused.push(new URL(response.url()).pathname))
    const expectStarts = async (name: RouteName) => {
      await page.goto('about:blank')
      const documents = documentsOf(page)
      await page.goto(routes[name])
      // The server then answers a calculator's form. No page reloads twice in ten seconds, so this is soon enough for all.
      await expect(page.locator('html')).toHaveAttribute('data-react', isCalculator(name) ? 'failed' : 'up')
      await page.waitForLoadState('networkidle')
      expect(new Set(documents)).toEqual(new Set([routes[name]]))
      expect(documents.length).toBeLessThanOrEqual(isCalculator(name) ? 2 : 1)
    }
    await test.step('a page of the old build', async () => {
      for (const name of pages) await expectStarts(name)
    })
    await test.step('a page of the new build, whose every file the old process has', async () => {
      builds.answeredBy('new', 'old')
      for (const name of ['home', 'cash-loan-calculator', 'about-us'] as const) await expectStarts(name)
      const answers = builds.newFiles.map(async (path) => ({ path, status: (await fetch(builds.url + path)).status }))
      expect((await Promise.all(answers)).filter(({ status }) => status !== 200)).toEqual([])
    })
    const isManifest = (path: string) => path.startsWith('/builds/meta/') // each process has that of its own build
    expect(refused.filter((path) => !isManifest(path))).toEqual([])
  })

  test('has working links, and computes', async ({ page }) => {
    await openWithReact(page, '/kontakt') // home may reload at a touch: its calculator needs data of its own build
    const documents = documentsOf(page)
    for (const name of ['O nama', 'Kontakt', 'O nama']) {
      await header(page).getByRole('link', { name }).click()
      await expect(heading(page)).toHaveText(name)
      await reactUp(page)
    }
    expect(documents).toEqual(['/o-nama', '/kontakt', '/o-nama'])

    await openWithReact(page, CASH)
    documents.length = 0
    const amount = field(page, 'Iznos kredita')
    await expect(async () => {
      await amount.fill('700.000')
      await amount.press('Enter')
      await expect(figure(page, 'Iznos kredita')).toContainText('700.000', { timeout: 2000 })
    }).toPass()
    expect(documents.length).toBeLessThan(4)
  })
})

test.describe('a page whose process has been replaced', () => {
  test.beforeEach(({ builds }) => builds.answeredBy('old'))

  test('gets the new build with the next page, where the half-filled form is restored', async ({ page, builds }) => {
    await openWithReact(page, '/o-nama')
    const dialog = await openLead(page)
    builds.answeredBy('new')
    await dialog.getByLabel('Ime', { exact: true }).fill('Ljiljana')
    await dialog.getByLabel('Broj telefona').fill('064 123 45 67')
    await page.keyboard.press('Escape')
    await header(page).getByRole('link', { name: 'Kontakt' }).click()
    await expect(heading(page)).toHaveText('Kontakt')
    await expect.poll(() => buildOf(page)).toBe('next')
    await openLead(page)
    await expect(leadDialog(page).getByLabel('Ime', { exact: true })).toHaveValue('Ljiljana')
    await expect(leadDialog(page).getByLabel('Broj telefona')).toHaveValue('064 123 45 67')
  })

  test('reloads its calculator once, with all that was touched meanwhile, and computes what is typed then', async ({
    page,
    builds,
  }) => {
    const { promise: touched, resolve: answer } = Promise.withResolvers<void>()
    await page.route(`**${CASH}_props.json`, async (route) => {
      await touched
      builds.answeredBy('new')
      await route.continue()
    })
    await openWithReact(page, CASH)
    const documents = documentsOf(page)
    await field(page, 'Iznos kredita').fill('700.000')
    const term = page.getByRole('slider', { name: 'Rok otplate' })
    await term.press('ArrowLeft')
    const moved = await term.inputValue()
    await choice(page, 'Jednake rate glavnice').click()
    const reloaded = page.waitForEvent('load')
    answer()
    await reloaded
    expect(documents).toEqual([CASH])
    await reactUp(page)
    expect(await buildOf(page)).toBe('next')
    await expect(field(page, 'Iznos kredita')).toHaveValue('700.000')

    await term.focus()
    await expect(page.locator('[data-island=calculator]')).toHaveAttribute('data-hydrated', '')
    await expect(page.getByRole('radio', { name: 'Jednake rate glavnice' })).toBeChecked()
    await expect(term).toHaveValue(moved)
    await expect(figure(page, 'Iznos kredita')).toContainText('700.000')
    await field(page, 'Iznos kredita').fill('800.000')
    await expect(figure(page, 'Iznos kredita')).toContainText('800.000')
    await expect(page).toHaveURL(new RegExp(`iznos=800000&rok=${moved}$`))
    expect(documents).toEqual([CASH])
  })
})
