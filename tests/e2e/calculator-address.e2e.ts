/** The calculators' state in their address: written, restored, corrected. */
import { calculators, field, figure, offerTitle, openCalculator, wakeCalculator } from '#tests/support/calculator.ts'
import { complaintsOf, hold } from '#tests/support/navigation.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } }) // nothing here is about motion: pages need not scroll smoothly

const [housing, cash] = calculators

test('a link keeps an amount between two steps of its slider; only what differs from the defaults is written, and the referral is kept; no field may be restored by the browser', async ({
  page,
}) => {
  const address = `${housing.path}?cena=123456&rok=240`
  const rendered = await test.step('an amount between two steps of its slider is kept in the link', async () => {
    await openCalculator(page, `${housing.path}?cena=123456`)
    await expect(field(page, 'Cena nekretnine')).toHaveValue('123.456')
    await field(page, 'Rok otplate').fill('20')
    await expect(page).toHaveURL(address)
    await page.reload()
    return figure(page, 'Mesečna rata').innerText()
  })
  await test.step('a page that the server had no time to render shows the same figures', async () => {
    await page.route(`**${address}`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL(housing.path, route.request().url()).href }) })
    })
    await openCalculator(page, address)
    await expect(field(page, 'Cena nekretnine')).toHaveValue('123.456')
    await expect(figure(page, 'Mesečna rata')).toHaveText(rendered)
    await expect(page).toHaveURL(address)
  })

  await openCalculator(page, `${housing.path}?referral=ANA-1`)
  await field(page, 'Cena nekretnine').fill('120000')
  await field(page, 'Kamata (NKS)').fill('4,95')
  await page.locator('label', { hasText: 'Jednake rate glavnice' }).click()
  await expect(page).toHaveURL(`${housing.path}?referral=ANA-1&otplata=jednake-rate&cena=120000&kamata=4.95`)
  await page.getByRole('button', { name: 'Vratite na početno' }).click()
  await expect(page).toHaveURL(`${housing.path}?referral=ANA-1`)

  for (const { path } of calculators)
    await test.step(`Firefox would mix the fields up after a reload: ${path}`, async () => {
      const left = await page.evaluate(async (address) => {
        const html = await (await fetch(address)).text()
        const inputs = new DOMParser()
          .parseFromString(html, 'text/html')
          .querySelectorAll<HTMLInputElement>('main form input:not([type=hidden])')
        return [...inputs].map(({ id, autocomplete, form }) => ({
          id,
          autocomplete: autocomplete || form?.autocomplete,
        }))
      }, path)
      expect(left.length).toBeGreaterThan(5)
      expect(left.filter(({ autocomplete }) => autocomplete !== 'off')).toEqual([])
    })
})

test('reload, link, back and forward bring the same figures, the same sum of a deposit and the same open drawers', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const offer = offerTitle(page)
  const costs = page.locator('form details details')
  const isBack = async (instalment: string) => {
    await expect(figure(page, 'Mesečna rata')).toContainText(instalment)
    await expect(field(page, 'Rok otplate')).toHaveValue('20')
    await expect(field(page, 'Grejs period')).toBeVisible()
    await expect(costs).not.toHaveAttribute('open')
  }

  await test.step('what is set is written to the address', async () => {
    await page.goto(housing.path)
    await costs.evaluate((details: HTMLDetailsElement) => details.setAttribute('open', '')) // before React
    await wakeCalculator(page)
    await expect(page).toHaveURL(`${housing.path}?otvoreno=troskovi`)
    await offer.click()
    await costs.locator('summary').click()
    await field(page, 'Rok otplate').fill('20')
    await expect(page).toHaveURL(`${housing.path}?rok=240&otvoreno=podaci`)
    await expect(figure(page, 'Mesečna rata')).toContainText('506,12')
    await field(page, 'Učešće').fill('33.333')
    await expect(page).toHaveURL(`${housing.path}?ucesce=33.333&rok=240&ucesce-kao=iznos&otvoreno=podaci`)
  })

  await test.step('a reload brings it back', async () => {
    await page.reload()
    await isBack('421,77')
  })

  await test.step('a deposit given as a sum stays that sum when the price changes after a reload', async () => {
    await wakeCalculator(page)
    await field(page, 'Cena nekretnine').fill('120000')
    await expect(field(page, 'Učešće')).toHaveValue('33.333')
    await expect(page).toHaveURL(`${housing.path}?cena=120000&ucesce=27.7775&rok=240&ucesce-kao=iznos&otvoreno=podaci`)
  })

  await test.step('a link, back and forward', async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
    await page.goBack()
    await isBack('548,30')
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Kontakt')
  })
})

test('a calculator rendered after a client-side navigation computes; Back undoes saving or loading an offer, but no other change', async ({
  page,
}) => {
  await page.goto('/kontakt')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Kalkulator keš kredita' }).click()
  await expect(figure(page, 'Mesečna rata')).toContainText(cash.instalment)
  await field(page, 'Iznos kredita').fill('300000')
  await expect(figure(page, 'Mesečna rata')).toContainText('6.227,51')
  await expect(page.getByRole('table', { name: 'Plan otplate' })).toContainText('300.000,00')
  await page.getByRole('button', { name: 'Vratite na početno' }).click()
  await expect(figure(page, 'Mesečna rata')).toContainText(cash.instalment)

  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
  await page.getByRole('heading', { name: 'Koliko mogu da dobijem' }).click()
  const income = page.getByRole('textbox', { name: /^Neto primanja/ })
  await income.fill('120.000')
  await page.getByRole('heading', { name: 'Uporedite ponude' }).click()
  await page.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
  await field(page, 'Rok otplate').fill('48')
  await expect(page).toHaveURL(/rok=48/)
  await page.getByRole('listitem').filter({ hasText: ', EKS 9,85%' }).click() // anywhere on it
  await expect(field(page, 'Rok otplate')).toHaveValue('60')
  await expect(page).toHaveURL(cash.path)
  await page.goBack()
  await expect(field(page, 'Rok otplate')).toHaveValue('48')
  await page.goBack()
  await expect(field(page, 'Rok otplate')).toHaveValue('60')
  await expect.poll(() => page.evaluate(() => navigation.transition)).toBeNull() // the browser moves the focus last
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goForward()
  await expect(field(page, 'Rok otplate')).toHaveValue('48')
  await expect(income).toHaveValue('120.000')
})

test('a change made just before a link is followed is written to its own page; a stopped navigation is not resumed by what is typed', async ({
  page,
}) => {
  await page.clock.install()
  await openCalculator(page, housing.path)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const links = page.getByRole('contentinfo')

  await test.step('a change made just before a link is followed is not written to the next page', async () => {
    await field(page, 'Rok otplate').fill('20')
    await links.getByRole('link', { name: 'O nama' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O nama')
    await page.clock.runFor(500) // longer than the pause between two updates of the address
    await expect(page).toHaveURL('/o-nama')
    await page.goBack()
    await expect(field(page, 'Rok otplate')).toHaveValue('20')
  })

  await test.step('a navigation that was stopped is not resumed by what is typed after it', async () => {
    await hold(page, '**/kontakt/_payload.json*')
    await links.getByRole('link', { name: 'Kontakt' }).click()
    await expect(page).toHaveURL('/kontakt')
    await page.evaluate(() => window.stop()) // as Escape does
    await field(page, 'Rok otplate').fill('25')
    await page.clock.runFor(500)
    await expect(figure(page, 'Mesečna rata')).toContainText('444,67')
    expect(await page.evaluate(() => navigation.transition)).toBeNull()
    await expect(page).toHaveURL('/kontakt')
  })
})

test('a damaged link is corrected and the page says so; address changes that the browser refuses, as Safari does, are written later, and offers saved at once', async ({
  page,
}) => {
  const complaints = complaintsOf(page)
  await page.clock.install()
  await openCalculator(page, `${cash.path}?iznos=1000000000000000&rok=abc&kamata=-4&valuta=USD&nesto=1`)

  await test.step('a damaged link is corrected and the page says so, until something is changed', async () => {
    const note = page.getByText('Proverite sledeće podatke')
    await expect(page.locator('#odgovor li')).toHaveText([
      'Valuta: Dinari',
      'Iznos kredita: 5.000.000\u00a0RSD',
      'Rok otplate: 60\u00a0meseci',
      'Kamata (NKS): 1,00%',
    ])
    await expect(field(page, 'Iznos kredita')).toHaveValue('5.000.000')
    await expect(field(page, 'Kamata (NKS)')).toHaveValue('1,00')
    await field(page, 'Rok otplate').fill('48')
    await expect(note).toBeHidden()
    await page.getByRole('button', { name: 'Vratite na početno' }).click()
    await expect(page).toHaveURL(/\/kes\/\?nesto=1$/)
  })

  await test.step('address changes that are refused are written later, and offers saved at once', async () => {
    await page.evaluate(() => {
      const { pushState, replaceState } = History.prototype
      const refuse = () => {
        throw new DOMException(
          'Attempt to use history.replaceState() more than 100 times per 30 seconds',
          'SecurityError',
        )
      }
      Object.assign(History.prototype, { pushState: refuse, replaceState: refuse })
      addEventListener('allow', () => Object.assign(History.prototype, { pushState, replaceState }))
    })
    await field(page, 'Rok otplate').fill('48')
    await expect(figure(page, 'Mesečna rata')).toHaveText('14.931,03 RSD')
    await page.clock.runFor(1000)
    await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
    await page.getByRole('heading', { name: 'Uporedite ponude' }).click()
    await page.getByRole('button', { name: 'Zapamtite ovaj obračun' }).click()
    await expect(page.getByRole('textbox', { name: 'Preimenujte: Ponuda A' })).toBeVisible()
    await expect(page).toHaveURL(/\/kes\/\?nesto=1$/)
    await page.evaluate(() => dispatchEvent(new Event('allow')))
    await page.clock.runFor(3000)
    await expect(page).toHaveURL(/\/kes\/\?nesto=1&rok=48$/)
    expect(complaints).toEqual([])
  })

  await test.step('a damaged cost is corrected, and the notice links to its field in the closed drawer', async () => {
    await openCalculator(page, `${housing.path}?procena=abc&drugi=1000000000000000&menica=da`)
    const items = page.locator('#odgovor li')
    await expect(items).toHaveText(['Procena nepokretnosti: nije uračunato', 'Drugi trošak: 500.000\u00a0EUR'])
    await items.getByRole('link', { name: 'Drugi trošak' }).click()
    await expect(field(page, 'Iznos: Drugi trošak')).toBeFocused()
  })
})
