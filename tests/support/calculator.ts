import type { Locator, Page } from '@playwright/test'

/** The three calculators, with the figures they start from. */
export const calculators = [
  {
    product: 'housing',
    path: '/kredit-kalkulator/stambeni/',
    amount: 'Cena nekretnine',
    key: 'cena',
    instalment: '405,35',
    effectiveRate: '4,64%',
    total: '145.924,69\u00a0EUR',
    interest: '65.924,69\u00a0EUR',
    loanType: 'Stambeni kredit',
  },
  {
    product: 'cash',
    path: '/kredit-kalkulator/kes/',
    amount: 'Iznos kredita',
    key: 'iznos',
    instalment: '12.455,01',
    effectiveRate: '9,85%',
    total: '747.300,91\u00a0RSD',
    interest: '147.300,91\u00a0RSD',
    loanType: 'Keš kredit',
  },
  {
    product: 'car',
    path: '/kredit-kalkulator/auto-kredit/',
    amount: 'Cena vozila',
    key: 'cena',
    instalment: '202,51',
    effectiveRate: '6,50%',
    total: '12.150,37\u00a0EUR',
    interest: '1.650,37\u00a0EUR',
    loanType: 'Auto kredit',
  },
] as const

/** By its element and name, as below by the part of the page: a query by role asks each of some 1,500 elements for its role. */
export function result(page: Page): Locator {
  return page.locator('section[aria-label=Rezultat]')
}

/** The value beside a name in the result. */
export function figure(page: Page, name: string): Locator {
  return result(page)
    .locator('dl > div')
    .filter({ has: page.locator('dt', { hasText: new RegExp(`^${name}$`) }) })
    .locator('dd')
}

export function field(page: Page, label: string): Locator {
  return page.locator('form').getByRole('textbox', { name: label, exact: true })
}

export function slider(page: Page, label: string): Locator {
  return page.locator('form').getByRole('slider', { name: label, exact: true })
}

/** The title of the drawer that holds kind of rate, fee, repayment and costs on a phone; from 768 px on there is none. */
export function offerTitle(page: Page): Locator {
  return page.locator('summary', { hasText: 'Detalji ponude' })
}

/** One radio button, by its label, over which the transparent input lies. */
export function choice(within: Page | Locator, label: string): Locator {
  return within.locator('label').filter({ hasText: new RegExp(`^${label}`) })
}

/** Opens a calculator and hydrates it. */
export async function openCalculator(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await wakeCalculator(page)
}

/** Its code comes with the first touch. */
export async function wakeCalculator(page: Page): Promise<void> {
  await page.locator('h1').hover()
  await page.locator('[data-island=calculator][data-hydrated]').waitFor()
}

/** The outcome of each text typed into a field; all in one evaluation, which is ten times faster. */
export function answersTo(box: Locator, texts: string[]) {
  return box.evaluate(async (element, typed) => {
    const field = element as HTMLInputElement // a textbox
    // React watches the field's own `value`.
    const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const answers = []
    field.focus()
    for (const text of typed) {
      setValue?.call(field, text)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      const isStale = () => document.querySelector('[aria-label=Rezultat][data-stale]') !== null
      do await new Promise((done) => setTimeout(done))
      while ((field.ariaInvalid === 'true') !== isStale()) // the message waits for a pause in typing
      const buttons = [...document.querySelectorAll('button')].filter((button) => button.checkVisibility())
      answers.push({
        text: field.value,
        isRefused: field.ariaInvalid === 'true',
        offers: buttons.filter(({ textContent }) => textContent?.startsWith('Postavite ')).length,
        shown: document.querySelector<HTMLElement>('[aria-label=Rezultat]')?.innerText,
      })
    }
    return answers
  }, texts)
}

/** The tools with a heading: the closed ones, and a section. */
export function tools(page: Page, heading: string): Locator {
  return page
    .locator('[data-part=tools] :is(details, section)')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
}

/** Brings the tools into view: they are rendered once they are near the viewport. */
export async function reachTools(page: Page): Promise<void> {
  await page.locator('[data-part=tools]').evaluate((part) => part.scrollIntoView({ behavior: 'instant' }))
}

/** Opens a closed tool by its heading. */
export async function openTool(page: Page, heading: string): Promise<Locator> {
  await reachTools(page)
  const tool = tools(page, heading).last()
  await tool.getByRole('heading', { name: heading }).click()
  return tool
}
