/** System preferences are respected: reduced motion, forced colours, forced dark mode. */
import type { Locator } from '@playwright/test'
import { everyPage, expect, narrow, test } from '#tests/support/a11y.ts'
import { leadDialog, openLead, sendButton } from '#tests/support/lead-form.ts'
import { layoutAtRest, openWithReact } from '#tests/support/navigation.ts'

/** Elements with a transition or an animation. Runs in the page. */
function moving(): string[] {
  const found = new Set<string>()
  for (const element of document.querySelectorAll('*')) {
    for (const pseudo of [undefined, '::before', '::after', '::backdrop']) {
      const { transitionDuration, animationDuration, animationName } = getComputedStyle(element, pseudo)
      if (/[1-9]/.test(transitionDuration)) found.add(`${element.localName}.${element.className} transition`)
      if (animationName !== 'none' && /[1-9]/.test(animationDuration)) found.add(`${element.localName} animation`)
    }
  }
  return [...found]
}

/** Controls distinguished only by colour, with their texts. Runs in the page. */
function edgeless(): string[] {
  const isDrawn = (style: CSSStyleDeclaration) =>
    (['Top', 'Right', 'Bottom', 'Left'] as const).some(
      (side) => style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px',
    ) ||
    style.outlineStyle !== 'none' ||
    style.textDecorationLine !== 'none'
  return [...document.querySelectorAll<HTMLElement>('button, input:not([type=hidden]), select, summary, main a')]
    .filter((element) => element.checkVisibility({ opacityProperty: true }) && element.offsetWidth > 1)
    .filter((element) => ![undefined, '::after'].some((part) => isDrawn(getComputedStyle(element, part))))
    .filter((element) => !element.querySelector('svg'))
    .filter((element) => !(element instanceof HTMLInputElement)) // drawn by the browser, or by an element beside it
    .map((element) => `${element.localName} „${element.innerText}”`)
}

/** Icons whose colour differs from that of the text beside them. Runs in the page. */
function unlikeTheirText(): string[] {
  return [...document.querySelectorAll('svg[stroke=currentColor]')]
    .map((icon) => ({ text: icon.parentElement ?? document.body, color: getComputedStyle(icon).color }))
    .filter(({ text, color }) => color !== getComputedStyle(text).color)
    .map(({ text, color }) => `${color} in ${text.localName} „${text.innerText.slice(0, 40)}”`)
}

test('on every page nothing moves with reduced motion, and in forced colours every control and icon is seen', async ({
  page,
}) => {
  for (const path of everyPage) {
    await openWithReact(page, path)
    await page.waitForFunction(() => document.styleSheets.length > 1) // the whole sheet
    expect.soft(await page.evaluate(moving), path).toEqual([])
    expect.soft(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await page.evaluate(edgeless), `${path}: without a border, an underline or an icon`).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect.soft(await page.evaluate(unlikeTheirText), `${path}: icons without the system colour`).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', colorScheme: 'light' })
  }
  await test.step('the focus ring is visible in forced colours', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.keyboard.press('Tab')
    const outline = await page.evaluate(() => getComputedStyle(document.activeElement ?? document.body).outlineStyle)
    expect(outline).toBe('solid')
  })
  await test.step('nothing moves in the lead dialog', async () => {
    await page.emulateMedia({ forcedColors: 'none' })
    await openLead(page)
    expect(await page.evaluate(moving)).toEqual([])
  })
  await test.step('in forced colours its form does not show through around the button that sends it', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.setViewportSize(narrow)
    const around = sendButton(leadDialog(page)).locator('..')
    const ground = await around.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(ground).toBe(await page.evaluate(() => getComputedStyle(document.body).backgroundColor))
  })
})

/** A screenshot of an element without its rounded corners. */
async function within(element: Locator): Promise<string> {
  await element.scrollIntoViewIfNeeded()
  const { x = 0, y = 0, width = 0, height = 0 } = (await element.boundingBox()) ?? {}
  const clip = { x: x + 8, y: y + 8, width: width - 16, height: height - 16 }
  return (await element.page().screenshot({ clip, animations: 'disabled' })).toString('base64')
}

test('in forced dark mode text on yellow stays dark, and the name of the site is light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await openWithReact(page, '/')
  await layoutAtRest(page)
  const session = await page.context().newCDPSession(page)
  const looksOf = async (elements: Locator[]) => {
    const looks: string[][] = []
    for (const enabled of [false, true]) {
      await session.send('Emulation.setAutoDarkModeOverride', { enabled })
      const seen: string[] = []
      for (const element of elements) seen.push(await within(element))
      looks.push(seen)
    }
    return looks
  }
  const main = page.getByRole('main')
  const [asMade, darkened] = await looksOf([
    page.getByRole('banner').getByRole('button', { name: 'Pošaljite upit' }),
    main.getByRole('heading', { name: 'Javiće Vam se čovek' }),
    main.locator('ol').getByText('2', { exact: true }),
    main.locator('a[href^="tel:"]').last(),
  ])
  expect(darkened?.map((look, place) => look === asMade?.[place])).toEqual([true, true, true, true])
  const [sending, darkenedSending] = await looksOf([sendButton(await openLead(page))])
  expect(darkenedSending).toEqual(sending)

  await session.send('Emulation.setAutoDarkModeOverride', { enabled: false })
  await page.keyboard.press('Escape')
  await page.setViewportSize(narrow)
  const colours = () => page.locator('header a svg, dialog[aria-label=Meni] a[href="/"] svg').evaluateAll(colourOf)
  await page.getByRole('button', { name: 'Otvori meni' }).click()
  await expect.poll(colours).toEqual(['rgb(18, 82, 71)', 'rgb(18, 82, 71)'])
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: true })
  await expect.poll(colours).toEqual(['rgb(255, 255, 255)', 'rgb(255, 255, 255)'])
})

function colourOf(drawings: Element[]): string[] {
  return drawings.map((drawing) => getComputedStyle(drawing).color)
}
