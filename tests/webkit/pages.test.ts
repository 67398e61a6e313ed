/** Pages, navigation and the enquiry in WebKit, as Safari before 26.2: without the Navigation API and invoker commands. */
import { describe, expect, test } from 'vitest'
import { MIN_FILL_MS } from '#core/lead/spam.ts'
import { routeNames, routes } from '#core/site/routes.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { inWebkit, keys, webkitProgram } from '#tests/support/webkit.ts'

const dialog = 'dialog#lead-dialog[open]'

describe.skipIf(!webkitProgram)('in WebKit', () => {
  const { server, tab } = inWebkit()

  async function openForm(): Promise<void> {
    await tab().press('header button[commandfor=lead-dialog]')
    await tab().until(() => document.querySelector('[data-island=lead-dialog][data-hydrated]') !== null)
  }

  const focusOn = (name: string) =>
    tab().run((one) => document.querySelector<HTMLElement>(`dialog[open] [name=${one}]`)?.focus(), name)

  test('every page loads without an error or a warning, also one that is left at once', async () => {
    for (const name of routeNames) {
      await tab().open(server().url + routes[name])
      expect((await tab().text('h1')).length, name).toBeGreaterThan(0)
      expect(await tab().run(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
    expect(tab().complaints()).toEqual([])
  })

  test('a link leads to the other page, and back restores the place', async () => {
    await tab().open(server().url)
    await tab().run(async () => {
      await document.fonts.ready
      scrollTo({ top: 700, behavior: 'instant' })
    })
    await tab().run(() => document.querySelector<HTMLElement>('footer a[href="/o-nama"]')?.click())
    await tab().until(() => location.pathname === '/o-nama' && document.documentElement.dataset.react === 'up')
    expect(await tab().text('h1')).toContain('O nama')
    expect(await tab().run(() => scrollY)).toBe(0)
    await tab().back()
    await tab().until(() => location.pathname === '/' && Math.abs(scrollY - 700) < 5)
  })

  test('a list of the header opens on hover and by Tab, and none stays open', async () => {
    await tab().open(server().url)
    const button = 'header [data-dropdown] button'
    const isOpen = () => tab().run((one) => document.querySelector(one)?.getAttribute('aria-expanded'), button)
    await tab().hover(button)
    await expect.poll(isOpen).toBe('true')
    await tab().press(button)
    await tab().move({ x: 600, y: 700 })
    await expect.poll(isOpen).toBe('false')
    await tab().run((one) => document.querySelector<HTMLElement>(one)?.focus(), button)
    await tab().type(keys.tab)
    await expect.poll(isOpen).toBe('true')
    expect(await tab().run(() => document.activeElement?.closest('[popover]') !== null)).toBe(true)
    await tab().type(keys.escape)
    await expect.poll(isOpen).toBe('false')
  })

  test('the form opened with the mouse shows no focus ring, and with a key one', async () => {
    await tab().open(server().url + routes.contact)
    await openForm()
    expect(await tab().run((one) => document.querySelector(`${one} :focus-visible`)?.outerHTML, dialog)).toBeNull()
    await tab().type(keys.tab)
    expect(await tab().run((one) => document.querySelector(`${one} :focus-visible`)?.tagName, dialog)).toBe('BUTTON')
    await tab().type(keys.escape)
    await tab().until(() => document.querySelector('dialog[open]') === null)
  })

  test('a page that was left with its form open comes back from the browser’s memory with it, and it still closes', async () => {
    await tab().open(server().url + routes.contact)
    await openForm()
    await focusOn('firstName')
    await tab().type('Marija')
    await tab().run(() => {
      document.documentElement.id = 'left' // only the very same document still has it
      location.href = '/o-nama'
    })
    await tab().until(() => location.pathname === '/o-nama' && document.documentElement.dataset.react === 'up')
    await tab().back()
    await tab().until(() => document.documentElement.id === 'left')
    const state = () =>
      tab().run((one) => {
        const typed = document.querySelector<HTMLInputElement>(`${one} [name=firstName]`)?.value
        return [typed, getComputedStyle(document.documentElement).overflow]
      }, dialog)
    expect(await state()).toEqual(['Marija', 'hidden'])
    await tab().type(keys.escape)
    await tab().until((one) => document.querySelector(one) === null, dialog)
    expect(await state()).toEqual([null, 'visible'])
    await openForm()
    expect((await state())[0]).toBe('Marija')
    await tab().run(() => document.querySelector('form')?.reset())
    await tab().type(keys.escape)
  })

  test('an enquiry that is typed, refused, corrected and sent is stored', async () => {
    await tab().open(server().url + routes.contact)
    await openForm()
    await focusOn('firstName')
    await tab().run(() => document.querySelector('form')?.reset())
    await tab().type(`Đorđe${keys.tab}Živković${keys.tab}djordje@primer${keys.tab}0641234567${keys.enter}`)
    await tab().until(() => document.activeElement?.getAttribute('aria-invalid') === 'true')
    await tab().type('.rs')
    await focusOn('to')
    await tab().type(keys.home)
    expect(await tab().run(() => document.querySelector<HTMLInputElement>('dialog[open] [name=to]')?.value)).toBe('11')
    await tab().press(`${dialog} input[name=acceptsPolicies]`)
    await tab().run((passed) => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + passed
    }, MIN_FILL_MS)
    await tab().press(`${dialog} [type=submit]`)
    await tab().until(() => document.querySelector('dialog [type=submit]')?.textContent === 'Uspešno poslato')
    const leads = await exportedLeads(server().databaseUrl)
    expect(leads).toMatchObject([
      { first_name: 'Đorđe', last_name: 'Živković', email: 'djordje@primer.rs', available_to: '11:00' },
    ])
  })
})
