/** Every page as it is read, and by Tab alone: each stop has a name, is visible and shows a ring, and there is a last one. */
import type { Page } from '@playwright/test'
import { everyPage, expect, narrow, test } from '#tests/support/a11y.ts'
import { hold, layoutAtRest, openWithReact } from '#tests/support/navigation.ts'
import { expectReadable } from '#tests/support/reading.ts'

/** Faults of the focused element; undefined at the end of the page or if visited before. Runs in the page. */
async function stopFaults(): Promise<string[] | undefined> {
  const element = document.activeElement
  if (!(element instanceof HTMLElement) || element === document.body) return undefined
  if (element.hasAttribute('data-walked')) return undefined
  element.setAttribute('data-walked', '')
  const words = element.innerText || element.getAttribute('aria-label') || element.getAttribute('aria-labelledby')
  const labels = element instanceof HTMLInputElement || element instanceof HTMLSelectElement ? element.labels : null
  const name = words || labels?.[0]?.innerText || element.title || element.querySelector('[aria-label], img[alt]')
  const label = `${element.localName} „${String(element.innerText || element.getAttribute('aria-label') || element.id)}”`
  const isHit = () =>
    [element, ...(labels ?? [])].some((part) =>
      [...part.getClientRects()].some((box) => {
        // The middle of its visible part: a schedule may be higher than the window.
        const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
        const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return hit && (part.contains(hit) || hit.contains(element))
      }),
    )
  // What a section brings or the browser has just begun to lay out is where it will be some frames later.
  for (let frame = 0; frame < 10 && !isHit(); frame++) await new Promise(requestAnimationFrame)
  const rings = [element, element.parentElement, element.nextElementSibling, ...(labels ?? [])]
  const isSlider = element.matches('[type=range]') // its ring is on the thumb, whose style scripts cannot read
  const hasRing = isSlider || rings.some((part) => part && getComputedStyle(part).outlineStyle !== 'none')
  return [
    ...(name ? [] : [`${label} has no name`]),
    ...(isHit()
      ? []
      : [`${label} is covered or out of sight, ${Math.round(element.getBoundingClientRect().top)} px down`]),
    ...(hasRing ? [] : [`${label} shows no ring`]),
  ]
}

const MOST_STOPS = 300

async function walk(page: Page, path: string): Promise<void> {
  await layoutAtRest(page)
  await page.waitForLoadState('networkidle') // on a wide screen a tool is open at first, whose code comes last
  const faults: string[] = []
  let stops = 0
  for (; stops < MOST_STOPS; stops++) {
    await page.keyboard.press('Tab')
    const found = await page.evaluate(stopFaults)
    if (!found) break
    faults.push(...found)
  }
  expect.soft(faults, path).toEqual([])
  expect.soft(stops, path).toBeGreaterThan(20)
  expect.soft(stops, `${path}: the way has an end`).toBeLessThan(MOST_STOPS)
  const last = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200))
  const end = `${path}, where stop ${stops} is ${last}`
  await expect.soft(page.locator('footer [data-choice]'), end).toHaveAttribute('data-walked')
}

test('landmarks, headings and names of every page are in order, and it can be walked by Tab at 1280 px', async ({
  page,
}) => {
  test.slow()
  await page.setViewportSize({ width: 1280, height: 800 })
  const session = await page.context().newCDPSession(page)
  for (const path of everyPage) {
    await openWithReact(page, path)
    await expectReadable(session, path)
    await walk(page, path)
  }
})

test('pages can be walked by Tab at 390 px', async ({ page }) => {
  await page.setViewportSize(narrow)
  for (const path of ['/', '/stambeni-kredit', '/kontakt']) {
    await openWithReact(page, path)
    await walk(page, path)
  }
})

const A_LONG_FRAME_MS = 1000 // long enough for a key that the test presses

test('a table that becomes too wide while it is out of sight is a tab stop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await openWithReact(page, '/kredit-kalkulator/stambeni/')
  await page.getByRole('textbox', { name: 'Cena nekretnine' }).focus() // while the form is in use, nothing is laid out far from it
  const table = page.locator('[data-part=tools] table').first()
  await expect.poll(() => table.evaluate((it) => it.checkVisibility({ contentVisibilityAuto: true }))).toBe(false)
  const stops = page.locator('[data-part=tools] [role=group][tabindex="0"]')
  await expect(stops).toHaveCount(0)
  await page.setViewportSize({ width: 320, height: 800 })
  await expect(stops).toHaveCount(1)
})

test('the focus is not lost on a table that stops being a tab stop just when it is reached', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const letGo = await hold(page, '**/_assets/sections-*.js')
  await openWithReact(page, '/kredit-kalkulator/auto-kredit/')
  await page.locator('[data-part=tools]').scrollIntoViewIfNeeded()
  await page.locator('[data-part=tools] summary').last().focus() // the last tab stop before the schedule
  await page.locator('[data-part=schedule]').evaluate((schedule, lengthMs) => {
    const stayLong = () => {
      console.log('busy')
      for (const began = performance.now(); performance.now() < began + lengthMs; );
    }
    // It is rendered, but not measured yet.
    new MutationObserver(() => requestAnimationFrame(stayLong)).observe(schedule, { childList: true })
  }, A_LONG_FRAME_MS)
  const isBusy = page.waitForEvent('console', (message) => message.text() === 'busy')
  letGo()
  await isBusy
  await page.keyboard.press('Tab')
  await expect(page.getByRole('group', { name: 'Plan otplate' })).toHaveCount(0)
  await expect(page.locator('[data-part=schedule] :focus')).toHaveCount(1)
})

test('a slider shows its focus ring on the thumb', async ({ page }) => {
  await openWithReact(page, '/')
  await layoutAtRest(page)
  const slider = page.getByRole('slider').first()
  const before = await slider.screenshot()
  expect((await slider.screenshot()).equals(before)).toBe(true)
  await page.keyboard.press('Tab') // so that focus() counts as by keyboard
  await slider.focus()
  expect((await slider.screenshot()).equals(before)).toBe(false)
})

test('what has the focus is in sight, even if it has left a field before the next frame', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 500 })
  await openWithReact(page, '/kredit-kalkulator/stambeni/')
  const last = page.locator('form[aria-label="Podaci za obračun"] summary').last()
  await last.evaluate((summary: HTMLElement) => {
    summary.closest('form')?.querySelector<HTMLElement>('[data-quantity=months]')?.focus()
    summary.focus()
  })
  await expect(last).toBeInViewport({ ratio: 1 })
})
