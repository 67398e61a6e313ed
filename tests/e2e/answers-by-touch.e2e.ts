/** The tools whose fields are in the address, by touch on a phone. */
import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { calculators, choice, field, openCalculator } from '#tests/support/calculator.ts'
import { expect, test } from '#tests/support/site.ts'
import { reachTools, toolNamed } from '#tests/support/tools.ts'

const [housing, cash] = calculators

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, contextOptions: { reducedMotion: 'reduce' } })

async function tapOpen(page: Page, heading: string): Promise<Locator> {
  const tool = toolNamed(page, heading)
  await tool.getByRole('heading', { name: heading }).tap()
  await tool.locator('input').first().waitFor() // its code comes now
  return tool
}

test('the tools of a flat by touch', async ({ page }) => {
  await openCalculator(page, housing.path)
  await reachTools(page)

  await test.step('the index up to which another offer is cheaper', async () => {
    const tool = await tapOpen(page, 'Fiksna ili promenljiva')
    await tool.getByRole('textbox', { name: 'Marža ponude B (%)' }).fill('1,5')
    await expect(tool).toContainText('Ponuda B je jeftinija dok šestomesečni Euribor ne pređe 3,00%.')
    await expect(page).toHaveURL(/\?b-marza=1\.5$/)
    await choice(tool, 'Fiksna').tap()
    await tool.getByRole('textbox', { name: 'NKS ponude B (%)' }).fill('4')
    await expect(tool).toContainText('Nijedna od ponuda ne zavisi od indeksa: ponuda B je jeftinija za')
    await tool.getByRole('textbox', { name: 'NKS ponude B (%)' }).fill('abc')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await expect(tool).toContainText('To nije broj.')
  })

  const link = await test.step('the next instalment, and a calendar of the resets', async () => {
    const tool = await tapOpen(page, 'Sledeća rata')
    const known = 'Poslednji koji znamo: Euribor 6M, 2,71%, iz avgusta 2026. Objavljeno; pročitano 27.11.2026.'
    await expect(tool).toContainText(known)
    await tool.getByRole('textbox', { name: 'Koliko rata je ostalo' }).fill('300')
    await tool.getByRole('textbox', { name: 'Marža iz ugovora (%)' }).fill('2')
    await tool.getByRole('textbox', { name: 'Indeks u\u00a0sadašnjoj rati (%)' }).fill('2')
    await tool.getByRole('textbox', { name: 'Današnji indeks (%)' }).fill('3')
    await expect(tool).toContainText(
      'Sledeća rata (21.12.2026.) iznosi 422,27\u00a0EUR, a\u00a0ona posle nje 467,55\u00a0EUR.',
    )
    await tool.getByLabel('Sledeće usklađivanje').fill('2027-03-01')
    await expect(tool).toContainText('Posle usklađivanja (01.03.2027.), uz indeks 3,00%, rata je 467,30\u00a0EUR')
    const downloading = page.waitForEvent('download')
    await tool.getByRole('button', { name: 'Preuzmite dane usklađivanja za kalendar' }).tap()
    const download = await downloading
    expect(download.suggestedFilename()).toBe('uskladjivanje-kamate.ics')
    const file = (await readFile(await download.path(), 'utf8')).replaceAll('\r\n ', '')
    expect(file).toContain('DTSTART;VALUE=DATE:20270301')
    const [, link = ''] = /^URL:(.*)\r$/m.exec(file) ?? []
    return link
  })

  await test.step('the money that a flat takes until its keys', async () => {
    await field(page, 'Cena nekretnine').fill('120000')
    const tool = await tapOpen(page, 'Novac do ključeva')
    await expect(tool).toContainText(
      /Do ključeva Vam treba 2\d\.\d{3},\d\d\u00a0EUR: učešće 24\.000,00\u00a0EUR i\u00a0troškovi/,
    )
    await expect(tool.getByRole('row', { name: 'Porez na prenos 3.000,00 naša pretpostavka' })).toBeVisible()
    await tool.getByRole('checkbox', { name: /^Imam 18/ }).tap()
    await tool.getByRole('checkbox', { name: /^Od 1\./ }).tap()
    await expect(tool).toContainText('Za oslobođenje upišite kvadraturu.')
    await tool.getByRole('textbox', { name: 'Kvadratura stana (m²)' }).fill('60')
    await expect(tool).toContainText('Porez je manji za 2.000,00\u00a0EUR')
    await choice(tool, 'Nov, sa PDV-om').tap()
    await tool.getByRole('checkbox', { name: /^Celu cenu/ }).tap()
    await expect(tool).toContainText('Kasnije Vam se vraća 7.272,73\u00a0EUR PDV-a.')
    await expect(page).toHaveURL(/k-stan=nov/)
    await tool.getByRole('textbox', { name: 'Kvadratura stana (m²)' }).fill('0')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
  })

  await test.step('the link in the calendar opens the loan as it is on the day of a reset', async () => {
    await page.goto(link)
    await page.locator('h1').hover()
    await reachTools(page)
    const again = toolNamed(page, 'Sledeća rata')
    await expect(again.getByRole('textbox', { name: 'Koliko rata je ostalo' })).toHaveValue('297')
    await expect(again.getByRole('textbox', { name: 'Marža iz ugovora (%)' })).toHaveValue('2,00')
    await expect(again.getByRole('textbox', { name: 'Današnji indeks (%)' })).toHaveValue('2,71') // of the day it is opened
  })
})

test('the tools of a cash loan by touch', async ({ page }) => {
  await openCalculator(page, cash.path)
  await reachTools(page)

  await test.step('what a household can carry: a guarantee given, its members, and an income that a bank has to accept', async () => {
    const tool = await tapOpen(page, 'Koliko mogu da dobijem')
    const fill = (name: RegExp, text: string) => tool.getByRole('textbox', { name }).fill(text)
    await fill(/^Neto primanja/, '100000')
    await expect(tool).toContainText('sa 40% primanja, koliko savetujemo')
    await fill(/^Rate za koje ste jemac/, '10000')
    await expect(tool).toContainText('sa ratom do 30.000\u00a0RSD. Banka bi po pravilu dopustila')
    await expect(tool).toContainText('Računamo 100% te rate, jer je plaćate Vi ako dužnik ne plati.')
    await fill(/^Članova domaćinstva/, '4')
    await expect(tool).toContainText(
      'da domaćinstvu ostane bar 76.000\u00a0RSD mesečno, koliko savetujemo, možete da nosite kredit do',
    )
    await expect(tool.getByRole('row', { name: /^oprezno, da ostane 76\.000.RSD 14\.000.RSD/ })).toBeVisible()
    await expect(tool.getByRole('row', { name: /^50%, uobičajeno 40\.000.RSD/ })).toBeVisible() // no bank’s rule
    await choice(tool, 'Svoj posao').tap()
    await expect(tool).toContainText(/dopustila i.do [\d.]+.RSD \(50%\), ako se prizna sav upisani prihod\./)
    await expect(tool).toContainText('najviše 60% primanja')
    await expect(tool).toContainText('Koliki deo prometa priznaju, nije objavljeno')
    await choice(tool, 'Inostranstvo').tap()
    await expect(tool).toContainText(', ako se priznaju sva upisana primanja.')
    await expect(tool).toContainText('za banku je nerezident')
    await fill(/^Članova domaćinstva/, '0')
    await expect(tool).toContainText('Najmanje: 1')
    await expect(tool).toContainText('Poslednji ispravan obračun: proverite označeno polje.')
    await tool.getByRole('button', { name: 'Postavite 1' }).tap()
    await expect(tool).toContainText('sa 40% primanja, koliko savetujemo')
    await expect(page).toHaveURL(cash.path) // the household stays out of the address
  })

  await test.step('a bank’s offer that agrees, one that does not, and one that denies itself', async () => {
    const tool = await tapOpen(page, 'Proverite ponudu banke')
    await expect(tool).toContainText('Upišite bar ratu, EKS ili ukupan iznos iz ponude.')
    const fill = (name: string, text: string) => tool.getByRole('textbox', { name }).fill(text)
    await fill('Iznos iz ponude (RSD)', '500000')
    await fill('NKS iz ponude (%)', '9,9')
    await fill('Obrada po ponudi (RSD)', '5000')
    await fill('Rata po ponudi (RSD)', '10598,94')
    await expect(tool).toContainText('Slaže se sa našim računom: Rata.')
    await expect(tool).toContainText('Na papiru mora da piše i: EKS, Ukupan iznos')
    await fill('EKS po ponudi (%)', '10,36')
    await expect(tool).toContainText(
      'EKS se ne slaže sa našim računom: u\u00a0ponudi je 0,48\u00a0procentnih poena manje.',
    )
    await expect(tool).toContainText('Brojeve iz ponude dobijamo ako: u\u00a0EKS nema obrade.')
    await expect(tool.getByRole('row', { name: /^EKS 10,36% 10,84% ne slaže se/ })).toBeVisible()
    await fill('EKS po ponudi (%)', '9')
    await expect(tool).toContainText('EKS (9,00%) ne može da bude niža od NKS (9,90%).')
    await expect(page).toHaveURL(/p-eks=9/)
    await fill('EKS po ponudi (%)', '10,84')
    const opening = page.waitForEvent('popup')
    await tool.getByRole('button', { name: 'Odštampajte pitanja' }).tap()
    await expect((await opening).getByRole('listitem').first()).toHaveText('Koliko iznosi: Ukupan iznos?')
  })

  await test.step('overdraft and cards against one loan', async () => {
    const tool = await tapOpen(page, 'Minus i\u00a0kartice u\u00a0jedan kredit')
    await expect(tool).toContainText('Upišite dug, stopu i\u00a0koliko mesečno vraćate.')
    await tool.getByRole('textbox', { name: 'Dug u\u00a0minusu (RSD)' }).fill('100000')
    await expect(tool).toContainText('Upišite i\u00a0stopu i\u00a0mesečni iznos za svaki dug.')
    await tool.getByRole('textbox', { name: 'Stopa na minus (%)' }).fill('18')
    await tool.getByRole('textbox', { name: 'Na minus vraćate mesečno (RSD)' }).fill('1000')
    await expect(tool).toContainText('Dozvoljeni minus: dug raste. Kamata za mesec je 1.500,00\u00a0RSD')
    await tool.getByRole('textbox', { name: 'Na minus vraćate mesečno (RSD)' }).fill('5000')
    await expect(tool).toContainText('Ovako vraćate ukupno 119.782,72\u00a0RSD (rok: 2\u00a0godine).')
    await expect(page).toHaveURL(/d-minus=100000&d-minus-kamata=18&d-minus-uplata=5000/)
    await choice(page, 'Evri').tap()
    await expect(tool).toContainText('ukupno 119.782,72\u00a0RSD (rok') // debts are in dinars, whatever the loan above is in
  })
})
