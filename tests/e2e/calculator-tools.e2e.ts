/** The tools of a calculator: each a question about the loan with its answer. */
import {
  calculators,
  choice,
  field,
  figure,
  openCalculator,
  openTool,
  reachTools,
  tools,
} from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash] = calculators

test('the tools of a flat: two offers, a higher rate, an early repayment and what a household can afford', async ({
  page,
}) => {
  await openCalculator(page, `${housing.path}?cena=90000&ucesce=16.67&rok=300`)

  await test.step('two offers are typed side by side, and told apart in one line', async () => {
    const tool = await openTool(page, 'Uporedite ponude')
    await expect(tool).toContainText('Ponude koštaju isto.')
    const offer = (name: string) => tool.getByRole('group', { name })
    await offer('Ponuda A')
      .getByRole('textbox', { name: /^Kamata/ })
      .fill('4,2')
    await offer('Ponuda A')
      .getByRole('textbox', { name: /^Naknada/ })
      .fill('1')
    await offer('Ponuda B')
      .getByRole('textbox', { name: /^Naknada/ })
      .fill('0')
    await expect(offer('Ponuda B').getByRole('textbox', { name: /^Rok/ })).toHaveValue('25')
    await expect(tool).toContainText('Ponuda A je jeftinija za 3.049,60\u00a0EUR.')
    await expect(tool.getByRole('rowheader', { name: 'Način otplate' })).toHaveCount(0) // the same in both
    await expect(tool).toContainText('Način otplate anuiteti')
    await offer('Ponuda A')
      .getByRole('textbox', { name: /^Rata iz ponude/ })
      .fill('420')
    await expect(tool).toContainText('a u ponudi je viša za')
    await offer('Ponuda A')
      .getByRole('textbox', { name: /^Kamata/ })
      .fill('abc')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await expect(field(page, 'Kamata (NKS)')).toHaveValue('4,50') // the loan in the calculator stays
    await choice(page.locator('form'), 'Promenljiva').click()
    await expect(tool).toContainText(
      'Ovde svaka ponuda ima jednu kamatu, kao da važi do kraja: za promenljivu današnju',
    )
    await expect(tool).not.toContainText('Vrsta kamate') // nobody was asked
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
  })

  await test.step('tools tell what the loan may come to: a higher rate, the other way to repay and a dearer euro', async () => {
    await expect(tools(page, 'Ako se kamata promeni')).toContainText('rata je 454,23\u00a0EUR: 48,88\u00a0EUR više')
    await expect(tools(page, 'Ako se kamata promeni')).toContainText('559,37')
    await expect(tools(page, 'Poređenje načina otplate')).toContainText('11.774,15\u00a0EUR manje kamate')
    const dearer = 'Ako evro poskupi za 10%, rata je 52.258\u00a0RSD: 4.751\u00a0RSD više'
    await expect(await openTool(page, 'Ako se promeni kurs')).toContainText(dearer)
  })

  await test.step('an early repayment is computed both ways, with the legal fee', async () => {
    const tool = tools(page, 'Prevremena otplata')
    await expect(tool).toContainText('66\u00a0rata manje i 17.101,75\u00a0EUR manje kamate;')
    await expect(tool).toContainText('349,76\u00a0EUR umesto 405,35\u00a0EUR i 6.673,25\u00a0EUR manje kamate')
    await tool.getByRole('textbox', { name: /^Iznos uplate/ }).fill('20000')
    await expect(tool.getByRole('textbox', { name: /^Trošak prevremene otplate/ })).toHaveValue('97,61')
    await tool.getByRole('textbox', { name: /^Iznos uplate/ }).fill('90000')
    await expect(tool).toContainText('Najviše: 80.000')
    await tool.getByRole('button', { name: 'Postavite 80.000' }).click()
    await expect(tool).toContainText('Ovom uplatom vraćate ceo dug')
    await tool.getByRole('textbox', { name: /^Trošak prevremene otplate/ }).fill('abc')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await expect(tool.locator('[data-stale]')).toContainText('Ovom uplatom vraćate ceo dug')
    await expect(tool).toContainText('To nije broj. Dozvoljeno: 0–80.000.')
    await tool.getByRole('textbox', { name: /^Uz koju ratu/ }).fill('360')
    await expect(tool).toContainText('Najviše: 359')
    await tool.getByRole('button', { name: 'Postavite 359' }).click()
    await tool.getByRole('button', { name: /^Postavite/ }).click() // the fee gets its previous value
    await expect(tool.getByRole('textbox', { name: /^Uz koju ratu/ })).toHaveValue('359')
    await expect(tool.locator('[data-stale]')).toHaveCount(0)
  })

  await test.step('a slider raises the rate in place, and an income marks where it gets too much', async () => {
    const tool = tools(page, 'Ako se kamata promeni')
    const slider = tool.getByRole('slider', { name: 'Porast kamate' })
    const row = (rate: string) => tool.getByRole('listitem').filter({ hasText: rate })
    await expect(row('5,50%')).toHaveAttribute('data-risen')
    for (const key of ['ArrowRight', 'ArrowRight']) await slider.press(key)
    await expect(tool).toContainText('viša za 1,5 procentnih poena, rata je 479,64\u00a0EUR: 74,29\u00a0EUR više.')
    await expect(slider).toHaveAttribute('aria-valuetext', 'plus 1,5\u00a0procentnih poena, rata 479,64\u00a0EUR')
    await expect(tool.locator('[data-risen]')).toHaveCount(0) // between two rows
    await slider.press('Home')
    await expect(tool).toContainText('Ako se stopa ne promeni, rata je 405,35\u00a0EUR.')
    await expect(tool).not.toContainText('primanja')
    const affordability = await openTool(page, 'Koliko mogu da dobijem')
    await affordability.getByRole('textbox', { name: /^Neto primanja/ }).fill('1200')
    await expect(tool).toContainText('Ako stopa poraste za 3,75 procentnih poena ili više, rata prelazi 50% Vaših')
    const over = tool.locator('[data-over]')
    await expect(over).toHaveCount(0)
    await page.getByRole('button', { name: 'Znam koliko mogu mesečno' }).click()
    const door = page.getByRole('region', { name: 'Znam koliko mogu mesečno' })
    await expect(door.getByRole('textbox', { name: /^Neto primanja/ })).toHaveValue('1.200')
    await door.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('150')
    await expect(affordability.getByRole('textbox', { name: /^Rate koje već plaćate/ })).toHaveValue('150')
    const limit = 'Ako stopa poraste za 1 procentni poen ili više, rata sa drugim obavezama prelazi 50% Vaših primanja.'
    await expect(tool).toContainText(limit)
    await slider.press('End')
    await expect(over).toContainText(limit)
    await choice(door, 'RSD').click()
    await expect(affordability.getByRole('textbox', { name: /^Rate koje već plaćate/ })).toHaveValue('17.580')
    await expect(over).toContainText(limit) // the same income
    await door.getByRole('textbox', { name: /^Neto primanja/ }).fill('')
    await expect(tool).not.toContainText('primanja')
    await page.getByRole('button', { name: 'Znam cenu' }).click()
  })

  await test.step('a household learns what loan it can afford, and what would turn the light green', async () => {
    const tool = tools(page, 'Koliko mogu da dobijem').last()
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('')
    await expect(tool).toContainText('Upišite primanja.')
    await choice(tool, 'RSD').click()
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('120000')
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('10000')
    await expect(tool.getByRole('textbox', { name: /^Neto primanja/ })).toHaveValue('120.000') // formatted on blur
    await expect(tool).toContainText('kredit do 63.900\u00a0EUR, sa ratom do 38.000\u00a0RSD. Banka bi')
    await expect(tool).toContainText('dopustila i\u00a0do 84.100\u00a0EUR (50%).')
    await expect(tool).toContainText('Kredit iz kalkulatora: Oprezno')
    await expect(tool).toContainText('Mirno bi bilo uz kredit do 63.900\u00a0EUR')
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('50000')
    await expect(tool).toContainText('Previše')
    await tool.getByRole('textbox', { name: /^Neto primanja/ }).fill('400000')
    await expect(tool).toContainText('Kredit iz kalkulatora: Mirno')
    await tool.getByRole('textbox', { name: /^Vaše godine/ }).fill('72')
    await choice(tool.getByRole('radiogroup', { name: 'Primate penziju?' }), 'Da').click()
    await expect(tool).toContainText('30%, oprezno')
    await expect(tool).toContainText('a\u00a0to banke po pravilu ne dopuštaju ni penzionerima')
    await choice(tool.getByRole('radiogroup', { name: 'Primate penziju?' }), 'Ne').click()
    await tool.getByRole('textbox', { name: /^Vaše godine/ }).fill('65')
    await expect(tool).toContainText('Kredit iz kalkulatora: Predug rok')
    await expect(tool).toContainText('najduži rok za Vaše godine (120\u00a0meseci)')
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('abc')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await expect(tool.locator('[data-stale]')).toContainText('Predug rok')
    await tool.getByRole('textbox', { name: /^Rate koje već plaćate/ }).fill('20000')
    await expect(tool.locator('[data-stale]')).toHaveCount(0)
    await tool.getByRole('heading').click() // closes it
    await expect(tool.getByRole('textbox')).toHaveCount(0)
    await tool.getByRole('heading').click()
    await expect(tool.getByRole('textbox', { name: /^Neto primanja/ })).toHaveValue('400.000')
    await expect(page).toHaveURL(housing.path) // the household stays out of the address
  })
})

test('the tools of a cash loan: offers, refinancing, and what was typed is found again', async ({ page }) => {
  await openCalculator(page, cash.path)

  await test.step('offers are saved, named, ranked, loaded and removed', async () => {
    const tool = await openTool(page, 'Uporedite ponude')
    await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await field(page, 'Kamata (NKS)').fill('8')
    await expect(figure(page, 'EKS')).toHaveText('8,76%')
    await tool.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await tool.getByRole('listitem').nth(1).getByRole('textbox').fill('Druga banka')
    await expect(tool).toContainText('Druga banka ima najnižu EKS')
    await tool.getByRole('button', { name: 'Učitajte u kalkulator: Ponuda A' }).click()
    await expect(field(page, 'Kamata (NKS)')).toHaveValue('9,00')
    await page.reload()
    await page.locator('h1').hover()
    const again = await openTool(page, 'Uporedite ponude')
    await expect(again).toContainText('Druga banka ima najnižu EKS')
    await again.getByRole('button', { name: 'Uklonite: Druga banka' }).click()
    await expect(again).toContainText('potrebne bar dve ponude')
    await again.getByRole('button', { name: 'Vratite: Druga banka' }).click()
    await expect(again).toContainText('Druga banka ima najnižu EKS')
    await again.getByRole('button', { name: 'Uklonite: Druga banka' }).click()
    const keep = again.getByRole('button', { name: 'Zapamtite ovaj obračun' })
    await expect(keep).toBeFocused() // the pressed button is removed
    await keep.press('Enter')
    await keep.press('Enter')
    await expect(again).toContainText('Zapamćene su tri ponude')
    await keep.press('Enter')
    await expect(again.getByRole('listitem')).toHaveCount(3)
    await expect(keep).toBeFocused()
    for (let left = 3; left > 0; left -= 1) await again.getByRole('button', { name: 'Uklonite' }).first().click()
    await expect(again.getByRole('listitem')).toHaveCount(0)
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0)
  })

  await test.step('refinancing compares the old loan with the new one', async () => {
    const tool = await openTool(page, 'Refinansiranje')
    await expect(page.getByRole('heading', { name: 'Ako se promeni kurs' })).toHaveCount(0) // a loan in dinars
    await tool.getByRole('textbox', { name: /^Nova NKS/ }).fill('8,5')
    await expect(tool).toContainText('Zamena se isplati: do kraja plaćate 39.043,12\u00a0RSD manje')
    await choice(tool, 'Ratu').click()
    await tool.getByRole('textbox', { name: /^Stara rata/ }).fill('10000')
    await expect(tool).toContainText('se dug ne bi nikada vratio')
    await tool.getByRole('textbox', { name: /^Preostali dug/ }).fill('100')
    await tool.getByRole('textbox', { name: /^Stara rata/ }).fill('5000000')
    await expect(tool).toContainText('Uz ovu ratu bi kamata bila viša od 1.000% godišnje.')
    await choice(page, 'Evri').click()
    await expect(tool.getByRole('textbox', { name: 'Preostali dug (EUR)' })).toHaveValue('5.000')
    await expect(tool).toContainText('Zamena se isplati')
    await choice(page, 'Dinari').click()
  })

  await test.step('what was typed into the tools is found again by Back, and the household by the other calculators', async () => {
    const household = await openTool(page, 'Koliko mogu da dobijem')
    await household.getByRole('textbox', { name: /^Neto primanja/ }).fill('120000')
    const replaced = tools(page, 'Refinansiranje').last()
    await replaced.getByRole('textbox', { name: /^Stara rata/ }).fill('20000')
    await replaced.getByRole('checkbox').uncheck()
    await page.getByRole('contentinfo').getByRole('link', { name: 'O nama' }).click()
    await expect(page.locator('h1')).toHaveText('O nama')
    await page.goBack()
    await reachTools(page)
    await expect(replaced.getByRole('textbox', { name: /^Stara rata/ })).toHaveValue('20.000')
    await expect(replaced.getByRole('checkbox')).not.toBeChecked()
    await expect(household.getByRole('textbox', { name: /^Neto primanja/ })).toHaveValue('120.000')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kalkulator auto kredita' }).click()
    await expect(field(page, 'Cena vozila')).toBeVisible()
    const cars = await openTool(page, 'Koliko mogu da dobijem')
    await expect(cars.getByRole('textbox', { name: /^Neto primanja/ })).toHaveValue('120.000')
  })
})

test('an offer is saved as it is shown at the press, even before the tools have updated; an answer is announced after its own input has paused', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page, cash.path)
  const offers = await openTool(page, 'Uporedite ponude')
  await expect(offers.getByRole('button', { name: 'Zapamtite ovaj obračun' })).toBeVisible()
  const tool = await openTool(page, 'Koliko mogu da dobijem')
  const income = tool.getByRole('textbox', { name: /^Neto primanja/ })
  const answer = tool.locator('p', { hasText: 'Uz ovu kamatu i rok' }).first()
  await income.fill('150000')
  await expect(answer).toBeVisible() // drawn before time is stopped, in which no frame comes
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000)

  await test.step('an offer is saved with the figures shown at the press', async () => {
    await field(page, 'Kamata (NKS)').fill('8')
    await expect(figure(page, 'EKS')).toHaveText('8,76%')
    await offers.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await expect(offers.getByRole('listitem')).toContainText('EKS 8,76%')
  })

  await test.step('the answer of a tool is announced once, and not when the loan changes it', async () => {
    const said = tool.getByRole('status')
    await expect(said).toContainText('Kredit iz kalkulatora: ')
    await income.fill('400000')
    await expect(answer).toContainText('7.890.900\u00a0RSD')
    await income.click() // changes nothing, and does not cancel the pending announcement
    await expect(said).toHaveText('')
    await page.clock.runFor(600)
    await expect(said).toHaveText('')
    await page.clock.runFor(100)
    await expect(said).toContainText('Kredit iz kalkulatora: Mirno')
    const before = (await said.textContent()) ?? ''
    await field(page, 'Rok otplate').fill('10')
    await page.clock.runFor(2000)
    await expect(answer).not.toContainText('7.890.900\u00a0RSD')
    await expect(said).toHaveText(before)
  })
})
