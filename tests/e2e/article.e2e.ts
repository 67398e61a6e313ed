/** Orientation on long pages of text. */
import type { Page } from '@playwright/test'
import { field, figure, openCalculator } from '#tests/support/calculator.ts'
import { layoutAtRest, navigate, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

const folds = (page: Page) => page.locator('main details:has(> summary > h2)')
const closedFolds = (page: Page) => folds(page).and(page.locator(':not([open])'))
/** What a phone hides of a folded section, and the line that speaks for it. */
const hardship = { text: 'Olakšicu tražite pisano.', answer: 'Javite se banci pre prve rate' }

/** Runs in the page, which is at rest: one look at all sections, where a locator for each part takes a second. */
function partsOf(all: Element[]) {
  const look = (element: Element | null) =>
    element && {
      words: element.textContent?.trim(),
      isVisible: element.checkVisibility(),
      display: getComputedStyle(element).display,
    }
  return all.map((fold) => ({
    summary: look(fold.querySelector(':scope > summary')),
    heading: look(fold.querySelector('h2')),
    answer: look(fold.querySelector('summary > span')),
    text: look(fold.querySelector(':scope > div')),
  }))
}

/** However many lines their names take. */
async function expectSharedLine(page: Page): Promise<void> {
  const ends = (all: Element[]) => all.slice(0, 2).map((element) => element.getBoundingClientRect().bottom)
  const names = page.locator('main dl').first().locator('dt')
  expect(new Set(await names.evaluateAll(ends)).size).toBe(2)
  expect(new Set(await names.locator('+ dd').evaluateAll(ends)).size).toBe(1)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the later sections are folded to heading and answer, whose text the browser and paper find; the contents are near', async ({
    page,
  }) => {
    const text = page.getByText(hardship.text)
    for (const [path, count] of Object.entries({ '/kes-kredit': 6, '/auto-kredit': 5, '/stambeni-kredit': 9 })) {
      await page.goto(path)
      await layoutAtRest(page)
      await expect(folds(page), path).toHaveCount(count)
      for (const { heading, answer, text } of await folds(page).evaluateAll(partsOf)) {
        expect.soft(heading?.isVisible, path).toBe(true)
        expect.soft(answer?.words, path).toMatch(/\p{L}{3}.*\.$/u)
        expect.soft(answer?.isVisible, path).toBe(true)
        expect.soft(text?.isVisible, heading?.words).toBe(false)
      }
      if (path === '/auto-kredit') await test.step('the figures of a row share a line', () => expectSharedLine(page))
    }
    await expect(page.getByText(hardship.answer)).toBeVisible()
    await expect(text).toBeHidden()
    await test.step('paper has them', async () => {
      await page.emulateMedia({ media: 'print' })
      await expect(text).toBeVisible()
      await page.emulateMedia({ media: null })
      await expect(text).toBeHidden()
    })
    await test.step('the contents are one press away wherever one reads, and the press covers no focus', async () => {
      await reactUp(page)
      const back = page.getByRole('link', { name: 'Sadržaj', exact: true })
      await expect(back).not.toBeInViewport()
      for (const section of ['#nks-i-eks-u-cemu-je-razlika', '#cesta-pitanja']) {
        await page.locator(section).evaluate((element) => element.scrollIntoView())
        await expect(back).toBeInViewport({ ratio: 1 })
      }
      await page.locator('#cesta-pitanja summary').first().focus()
      await page.keyboard.press('Tab') // the focus is the keyboard's now
      await expect(back).toHaveCSS('opacity', '0')
      await page.mouse.click(380, 400)
      await expect(back).toHaveCSS('opacity', '1')
      await back.click()
      await expect(page.locator('#sadrzaj summary')).toBeInViewport({ ratio: 1 })
    })
    await test.step('a text fragment, which goes the way of the browser’s own search, opens a section', async () => {
      await page.goto(`about:blank`)
      await page.goto(`/stambeni-kredit#:~:text=${encodeURIComponent('Olakšicu tražite pisano')}`)
      await expect(text).toBeInViewport()
    })
  })

  for (const javaScriptEnabled of [true, false])
    test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
      test.use({ javaScriptEnabled })

      test('a link to a folded section opens it, from the contents and from another page', async ({ page }) => {
        await page.goto('/stambeni-kredit#prevremena-otplata')
        const heading = page.getByRole('heading', { name: 'Prevremena otplata' })
        await expect(heading).toBeInViewport()
        await expect(page.getByText('Ukupan trošak kredita tada se umanjuje')).toBeInViewport()
        await expect(closedFolds(page)).toHaveCount(8)
        await page.locator('#sadrzaj summary').click()
        await page.locator('#sadrzaj').getByRole('link', { name: 'Ako zapadnete' }).click()
        await expect(page.getByText(hardship.text)).toBeInViewport()
        await expect(closedFolds(page)).toHaveCount(7)
        if (!javaScriptEnabled) return
        await test.step('client-side navigation opens it too, and moves the focus to its heading', async () => {
          await reactUp(page)
          await navigate(page, '/kontakt')
          await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
          await navigate(page, '/stambeni-kredit#ako-zapadnete-u-teskoce')
          await expect(page.getByText(hardship.text)).toBeInViewport()
          await expect(page.getByRole('heading', { name: 'Ako zapadnete u teškoće' })).toBeFocused()
          await expect(closedFolds(page)).toHaveCount(8)
        })
      })
    })
})

test('in a wide window the margin is in use, every section is open for good, and the contents stay in view', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openWithReact(page, '/kes-kredit')
  await test.step('the third that the text leaves empty holds the example in short and the terms, always in view', async () => {
    const margin = page.getByRole('complementary', { name: 'Uz tekst' })
    await expect(margin.getByRole('link', { name: 'Izračunajte svoju ratu i EKS' })).toHaveAttribute(
      'href',
      '/kredit-kalkulator/kes/',
    )
    const example = page.locator('#reprezentativni-primer .card')
    for (const figure of await margin.locator('dd').allInnerTexts()) await expect(example).toContainText(figure)
    await page.locator('#cesta-pitanja').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }))
    await margin.getByRole('button', { name: 'EKS', exact: true }).click()
    await expect(page.locator('#pojam-eks')).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 1024, height: 900 })
    await expect(margin).toBeHidden()
  })
  await test.step('client-side navigation brings the sections open', async () => {
    await navigate(page, '/stambeni-kredit')
    await expect(folds(page)).toHaveCount(9)
    await expect(closedFolds(page)).toHaveCount(0)
  })
  await test.step('from 768 px on every section is open for good', async () => {
    await page.setViewportSize({ width: 768, height: 900 })
    await page.reload()
    await layoutAtRest(page)
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      for (const { heading, text, summary } of await folds(page).evaluateAll(partsOf)) {
        expect.soft(text?.isVisible, heading?.words).toBe(true)
        expect.soft(summary?.display, heading?.words).toBe('contents') // no stop of the keyboard
      }
      await page.locator('h1').hover()
      await expect(closedFolds(page)).toHaveCount(0) // or a screen reader would call them collapsed
    }
  })
  await test.step('the table of contents stays in view, and marks the section being read', async () => {
    await reactUp(page)
    const contents = page.getByRole('navigation', { name: 'Na ovoj stranici' })
    const current = (name: string) =>
      contents.getByRole('link', { name }).evaluate((link) => link.matches(':target-current'))
    await contents.getByRole('link', { name: 'Potrebna dokumentacija' }).click()
    await expect(page.locator('#potrebna-dokumentacija')).toBeInViewport()
    for (const name of ['Šta je stambeni kredit', 'Česta pitanja']) {
      await expect(contents.getByRole('link', { name })).toBeInViewport({ ratio: 1 })
    }
    await expect.poll(() => current('Potrebna dokumentacija')).toBe(true)
    expect(await current('Uslovi')).toBe(false)
  })
})

test('the margin shows the last calculation of this tab in place of the example, and a link to exactly that', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await openCalculator(page, '/kredit-kalkulator/stambeni/?cena=120000&vrsta=kombinovana&fiksno=36')
  await field(page, 'Kamata (NKS) u fiksnom periodu').fill('4,1')
  await expect(page).toHaveURL(/kamata=4\.1/)
  const { search } = new URL(page.url())
  const own = page.getByRole('complementary', { name: 'Uz tekst' }).filter({ hasText: 'Vaš poslednji obračun' })
  const expectOwn = async (figures: string[]) => {
    await expect(own).toBeVisible()
    await expect(own.getByText('Reprezentativni primer')).toBeHidden()
    expect((await own.locator('dd:visible').allInnerTexts()).map((text) => text.replaceAll('\u00a0', ' '))).toEqual(
      figures,
    )
  }
  const names = [
    'Mesečna rata',
    'EKS',
    'Rata posle fiksnog perioda',
    'Ukupno za otplatu',
    'Iznos kredita',
    'Ukupna kamata',
  ]
  const figures: string[] = []
  for (const name of names) figures.push((await figure(page, name).innerText()).replaceAll('\u00a0', ' '))
  expect(figures[4]).toBe('96.000,00 EUR')
  figures.push('360 meseci')

  await navigate(page, '/stambeni-kredit') // rendered by React
  await expectOwn(figures)
  await page.setViewportSize({ width: 1024, height: 900 })
  await page.reload() // rendered by the server, and too narrow for a margin
  await page.locator('h1').hover()
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectOwn(figures)
  await own.getByRole('link', { name: 'Otvorite ovaj obračun' }).click()
  await expect(page).toHaveURL(new RegExp(`/stambeni/${search.replaceAll(/[?.]/g, '\\$&')}$`))
  await expect(figure(page, 'Mesečna rata')).toHaveText(figures[0]?.replace(' ', '\u00a0') ?? '')

  await navigate(page, '/kes-kredit') // nothing was calculated of that loan
  const example = page.getByRole('complementary', { name: 'Uz tekst' })
  await expect(example.getByText('Reprezentativni primer')).toBeVisible()
  await expect(own).toHaveCount(0)
})
