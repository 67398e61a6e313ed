/** The tools whose fields are in the address, by keyboard on a wide screen, and the links that they make. */
import type { Locator, Page } from '@playwright/test'
import { calculators, choice, openCalculator } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'
import { reachTools, toolNamed } from '#tests/support/tools.ts'

const [housing, cash] = calculators

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } })

// Keys are pressed one by one in the first tool only: all of them have the same fields, and each key calculates them all.

async function pressOpen(page: Page, heading: string): Promise<Locator> {
  const tool = toolNamed(page, heading)
  await tool.locator('summary').focus()
  await page.keyboard.press('Enter')
  await tool.locator('input').first().waitFor() // its code comes now
  return tool
}

async function openLink(page: Page): Promise<void> {
  await page.goto(page.url())
  await page.locator('h1').hover()
  await reachTools(page)
}

const answerOf = (tool: Locator) => tool.locator('[data-answer]').first()

test('the tools of a flat by keyboard, and a link that has what was typed into them', async ({ page }) => {
  await openCalculator(page, housing.path)
  await reachTools(page)

  await test.step('the index up to which another offer is cheaper', async () => {
    const tool = await pressOpen(page, 'Fiksna ili promenljiva')
    const kinds = tool.getByRole('group', { name: 'Kamata u\u00a0ponudi B' })
    await expect(kinds.getByRole('radio', { name: 'Promenljiva' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(kinds.getByRole('radio', { name: 'Kombinovana' })).toBeChecked()
    await page.keyboard.press('Tab')
    await expect(tool.getByRole('textbox', { name: 'NKS ponude B (%)' })).toBeFocused()
    await page.keyboard.type('3,9')
    await page.keyboard.press('Tab')
    await page.keyboard.type('36')
    await expect(answerOf(tool)).toContainText(/^Ponuda B je jeftinija dok šestomesečni Euribor ne pređe 2,\d\d%\./)
    await expect(tool.getByRole('status')).toContainText('Ponuda B je jeftinija dok') // announced
    await expect(page).toHaveURL(/b-fiksno=36/)
  })

  await test.step('what a household can carry, each field with its name and its hint', async () => {
    const tool = await pressOpen(page, 'Koliko mogu da dobijem')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(tool.getByRole('radio', { name: 'RSD' })).toBeChecked()
    await page.keyboard.press('Tab') // the pension
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    const sources = tool.getByRole('group', { name: 'Odakle su primanja' })
    await expect(sources.getByRole('radio', { name: 'Svoj posao' })).toBeChecked()
    for (const typed of ['200000', '', '', '20000', '', '', '3', '40']) {
      await page.keyboard.press('Tab')
      if (typed) await page.keyboard.insertText(typed)
    }
    await expect(tool.getByRole('textbox', { name: 'Vaše godine' })).toHaveValue('40')
    await expect(tool.getByRole('textbox', { name: 'Članova domaćinstva' })).toHaveAccessibleDescription(
      'Zajedno sa Vama. Savetujemo da za svakog ostane bar 19.000\u00a0RSD mesečno; to je naša pretpostavka.',
    )
    await expect(tool.getByRole('textbox', { name: 'Minimalna potrošačka korpa (RSD)' })).toHaveAccessibleDescription(
      /Poslednja koju smo našli, iz avgusta 2025\..godine: 56\.868.RSD\./,
    )
    await expect(tool.getByRole('status')).toContainText(
      'sa ratom do 60.000\u00a0RSD. Banka bi po pravilu dopustila i\u00a0do 134.700\u00a0EUR (50%), ako se prizna sav upisani prihod.',
    )
  })

  await test.step('the money that a flat takes', async () => {
    const tool = await pressOpen(page, 'Novac do ključeva')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowRight')
    await expect(tool.getByRole('radio', { name: 'Nov, sa PDV-om' })).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('70')
    await page.keyboard.press('Tab')
    await page.keyboard.insertText('2')
    const conditions = tool.getByRole('group', { name: 'Prvi stan: potvrdite što za Vas važi' }).getByRole('checkbox')
    for (const condition of await conditions.all()) {
      await condition.focus()
      await page.keyboard.press('Space')
    }
    await expect(tool.getByRole('status')).toContainText('Kasnije Vam se vraća 9.090,91\u00a0EUR PDV-a.') // of 100.000
    await expect(page).toHaveURL(/k-placeno=da/)
  })

  await test.step('a bank’s offer at a variable rate, as the loan above it', async () => {
    await choice(page.locator('form'), 'Promenljiva').click()
    const tool = await pressOpen(page, 'Proverite ponudu banke')
    await expect(tool.getByRole('radio', { name: 'Promenljiva' })).toBeChecked()
    await tool.getByRole('radio', { name: 'Promenljiva' }).focus()
    for (const typed of ['', '80000', '360', '4,5', '400', '', '', '405,35', '4,64', '146324,69']) {
      if (typed) await page.keyboard.insertText(typed)
      await page.keyboard.press('Tab')
    }
    await expect(answerOf(tool)).toHaveText('Slaže se sa našim računom: Rata, EKS, Ukupan iznos.')
    await expect(tool.getByRole('status')).toContainText('Slaže se sa našim računom')
    await expect(tool).toContainText('Koji indeks i\u00a0kog dana ulazi u\u00a0stopu')
    await expect(page).toHaveURL(/p-ukupno=146324\.69/)
  })

  await test.step('a link opens these tools with all of it', async () => {
    const said = (await answerOf(toolNamed(page, 'Fiksna ili promenljiva')).textContent()) ?? ''
    await openLink(page)
    await expect(answerOf(toolNamed(page, 'Fiksna ili promenljiva'))).toHaveText(said)
    await expect(toolNamed(page, 'Novac do ključeva')).toContainText('9.090,91\u00a0EUR PDV-a.')
    await expect(answerOf(toolNamed(page, 'Proverite ponudu banke'))).toHaveText(
      'Slaže se sa našim računom: Rata, EKS, Ukupan iznos.',
    )
  })
})

test('the tools of a cash loan by keyboard, and links that have what was typed into them', async ({ page }) => {
  await openCalculator(page, `${cash.path}?b-marza=abc`)
  await reachTools(page)
  await test.step('what is none in a link is refused in the field that it was asked for', () =>
    expect(toolNamed(page, 'Fiksna ili promenljiva')).toContainText('To nije broj.'))

  await test.step('overdraft and cards', async () => {
    const tool = await pressOpen(page, 'Minus i\u00a0kartice u\u00a0jedan kredit')
    await page.keyboard.press('Tab')
    await expect(tool.getByRole('textbox', { name: 'Dug u\u00a0minusu (RSD)' })).toBeFocused()
    for (const typed of ['100000', '18', '5000', '50000', '17', '700']) {
      await page.keyboard.insertText(typed)
      await page.keyboard.press('Tab')
    }
    await expect(tool.getByRole('group', { name: 'Kartice' }).getByRole('textbox').first()).toHaveValue('50.000')
    await expect(tool.getByRole('status')).toContainText('Kartice: dug raste. Kamata za mesec je 708,33\u00a0RSD')
  })

  await test.step('the next instalment of a loan in dinars, and a day that cannot be', async () => {
    const tool = await pressOpen(page, 'Sledeća rata')
    await page.keyboard.press('Tab')
    await page.keyboard.press('ArrowLeft')
    await expect(tool.getByRole('radio', { name: 'Belibor 3M' })).toBeChecked()
    await expect(tool.getByRole('radio', { name: 'na 3\u00a0meseca' })).toBeChecked() // it follows
    await expect(tool).toContainText('Poslednji koji znamo: Belibor 3M, 4,68%, iz januara 2026.')
    const index = tool.getByRole('textbox', { name: 'Današnji indeks (%)' })
    await index.focus()
    await page.keyboard.insertText('5')
    await expect(answerOf(tool)).toContainText(/^Sledeća rata \(21\.12\.2026\.\) iznosi /)
    await expect(tool.getByRole('status')).toContainText('Sledeća rata (21.12.2026.)')
    await tool.getByLabel('Sledeća rata dospeva').fill('2020-01-01')
    await expect(tool).toContainText('Dan ne može da bude pre 21.10.2026.')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
  })

  await test.step('a link opens the debts with their answer', async () => {
    const said = (await answerOf(toolNamed(page, 'Minus i\u00a0kartice u\u00a0jedan kredit')).textContent()) ?? ''
    await openLink(page)
    await expect(answerOf(toolNamed(page, 'Minus i\u00a0kartice u\u00a0jedan kredit'))).toHaveText(said)
  })
})
