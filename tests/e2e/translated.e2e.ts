/** A page that the browser translates, as Chrome does on a phone in another language. */
import type { Page } from '@playwright/test'
import { routes } from '#core/site/routes.ts'
import { field, figure, wakeCalculator } from '#tests/support/calculator.ts'
import { fillLead, formUp, openLead, waitOutSpamRule } from '#tests/support/lead-form.ts'
import { complaintsOf, openWithReact, reactUp } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion

/** Undoes the translation. */
type ShowOriginal = () => void

declare global {
  interface Window {
    showOriginal: ShowOriginal
  }
}

/** Replaces every text, also those written later, by a `<font>` whose text is marked by a dot. */
function translator(): void {
  const ours = new Map<Text, HTMLElement>()
  const translate = (text: Text) => {
    if (text.data.trim() === '' || text.data.endsWith('·') || text.parentElement?.closest('script, style')) return
    const font = document.createElement('font')
    font.append(document.createElement('font'))
    font.firstElementChild?.append(`${text.data}·`)
    text.replaceWith(font)
    ours.set(text, font)
  }
  const translateIn = (node: Node) => {
    const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    const texts = node instanceof Text ? [node] : []
    while (walker.nextNode()) texts.push(walker.currentNode as Text) // the walker has only these
    for (const text of texts) if (text.isConnected) translate(text)
  }
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateIn(node)
  })
  translateIn(document.body)
  observer.observe(document.body, { childList: true, subtree: true, characterData: true })
  window.showOriginal = () => {
    observer.disconnect()
    for (const [text, font] of ours) if (font.isConnected) font.replaceWith(text)
  }
}

const translated = (page: Page) => page.evaluate(translator)

for (const [when, then] of [
  ['before', ''],
  ['after', ', and the original again'],
] as const) {
  test(`a calculator translated ${when} hydration shows the new figures, and each of them once${then}`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page)
    await page.goto(routes['cash-loan-calculator'])
    const heading = await page.locator('h1').innerText()
    if (when === 'before') await translated(page)
    await wakeCalculator(page)
    if (when === 'after') await translated(page)
    const instalment = figure(page, 'Mesečna rata·')
    await expect(instalment).toHaveText('12.455,01· RSD·')
    for (const [months, expected] of [
      ['24', '27.410,85· RSD·'],
      ['48', '14.931,03· RSD·'],
    ] as const) {
      await field(page, 'Rok otplate·').fill(months)
      await expect(instalment).toHaveText(expected)
    }
    expect(complaints).toEqual([]) // React draws anew what it cannot hydrate: nothing that anybody has to know
    if (when === 'before') return
    await test.step('undoing the translation shows what has changed meanwhile', async () => {
      await page.evaluate(() => window.showOriginal())
      await expect(figure(page, 'Mesečna rata')).toHaveText('14.931,03 RSD')
      await expect(page.locator('h1')).toHaveText(heading)
      await expect(page.getByText('·', { exact: false }).filter({ visible: true })).toHaveCount(0)
    })
  })
}

test('an enquiry is confirmed and kept once', async ({ page, site }) => {
  await page.clock.install()
  await page.goto('/o-nama')
  await reactUp(page)
  const dialog = await openLead(page)
  await formUp(page)
  await fillLead(dialog)
  await translated(page)
  await waitOutSpamRule(page)
  const complaints = complaintsOf(page)
  await page.locator('#lead-dialog [type=submit]').click()
  await expect(page.locator('#lead-dialog')).toContainText('Uspešno poslato·')
  await page.clock.fastForward(2000)
  await expect(page.locator('#lead-dialog')).toBeHidden()
  expect(await site.leads()).toHaveLength(1)
  expect(complaints).toEqual([])
})

test('a text that returns replaces its own translation, and no other', async ({ page }) => {
  await openWithReact(page, '/o-nama')
  const shown = await page.evaluate(async () => {
    const box = document.createElement('p')
    document.body.append(box)
    const [first, second, third] = [new Text('jedan '), new Text('dva '), new Text('tri ')]
    const words: (string | null)[] = []
    const after = async (change: () => void) => {
      change()
      await new Promise((told) => setTimeout(told)) // observers run before
      words.push(box.textContent)
    }
    const font = (text: string) => {
      const element = document.createElement('font')
      element.append(text)
      return element
    }
    await after(() => box.append(first, second, third))
    // By a translator that ignores later changes.
    await after(() => {
      first.replaceWith(font('one '))
      second.replaceWith(font('two '))
      third.before(font('three '))
      third.remove()
    })
    await after(() => {
      second.data = 'drugo '
    })
    await after(() => third.remove())
    await after(() => {
      first.remove()
      second.replaceWith(font('both '))
    })
    await after(() => {
      first.data = 'prvo '
    })
    return words
  })
  expect(shown).toEqual(['jedan dva tri ', 'one two three ', 'one drugo three ', 'one drugo ', 'both ', 'prvo drugo '])
})
