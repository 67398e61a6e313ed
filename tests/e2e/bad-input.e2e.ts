/** Bad input in every number field of a calculator: form, drawers, tools and the second door. */
import type { Locator } from '@playwright/test'
import { calculators, figure, openCalculator } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'
import { reachTools } from '#tests/support/tools.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

/** No number, whatever the field counts. */
const refused = ['slova', '1.2.3', '1000000000000000', '9'.repeat(400), 'sto 🏠', '500k']

/** Types into every number field that can be seen. @returns how many there are */
function typeEverywhere(within: Locator, text: string): Promise<number> {
  return within.evaluate((part, typed) => {
    // React watches the field's own `value`.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const shown = part.querySelectorAll<HTMLInputElement>('input[inputmode]')
    const fields = [...shown].filter((field) => field.checkVisibility())
    for (const field of fields) {
      setValue?.call(field, typed)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
    return fields.length
  }, text)
}

/** The fields that can be seen and are not marked as invalid; those that are must say why. */
function taken(within: Locator): Promise<(string | undefined)[]> {
  return within.evaluate((part) =>
    [...part.querySelectorAll<HTMLInputElement>('input[inputmode]')]
      .filter((field) => field.checkVisibility())
      .filter((field) => {
        const told = field.getAttribute('aria-describedby')?.split(' ') ?? []
        return field.ariaInvalid !== 'true' || !told.some((id) => document.getElementById(id)?.dataset.error)
      })
      .map((field) => field.labels?.[0]?.innerText),
  )
}

for (const [{ path, key }, query, fewest] of [
  [calculators[0], 'vrsta=kombinovana&', 40],
  [calculators[1], '', 35],
] as const)
  test(`no number is read out of what is none, in any field: ${path}`, async ({ page }) => {
    await openCalculator(page, `${path}?${query}otvoreno=podaci-troskovi`)
    await reachTools(page)
    await page.locator('[data-part=tools] details').evaluateAll((all) => {
      for (const tool of all as HTMLDetailsElement[]) tool.open = true
    })
    await expect(page.locator('[data-part=tools] details:not(#ako-se-promeni-kurs):not(:has(input))')).toHaveCount(0)
    const everything = page.locator('[data-island=calculator]')
    const instalment = await figure(page, 'Mesečna rata').first().innerText()
    for (const text of refused) {
      expect(await typeEverywhere(everything, text)).toBeGreaterThan(fewest)
      await expect.poll(() => taken(everything), text.slice(0, 20)).toEqual([])
      await expect(figure(page, 'Mesečna rata').first()).toHaveText(instalment)
    }
    const search = new URL(page.url()).searchParams
    for (const name of [key, 'rok', 'kamata', 'naknada']) expect(search.has(name), name).toBe(false)
    await page.getByRole('button', { name: 'Znam koliko mogu mesečno' }).click()
    const door = page.getByRole('region', { name: 'Znam koliko mogu mesečno' })
    await door.waitFor()
    for (const text of refused) {
      expect(await typeEverywhere(door, text)).toBeGreaterThan(1)
      await expect.poll(() => taken(door), text.slice(0, 20)).toEqual([])
    }
  })
