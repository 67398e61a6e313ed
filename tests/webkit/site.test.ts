/**
 * Pages, navigation, calculators and the enquiry in WebKit, as Safari before 26.2: without the Navigation API and invoker
 * commands, with a mouse and fields that behave differently. One file, because each starts a browser and a site of its own.
 */
import { describe, expect, test } from 'vitest'
import { MIN_FILL_MS } from '#core/lead/spam.ts'
import { routeNames, routes } from '#core/site/routes.ts'
import { exportedLeads } from '#tests/support/exported-leads.ts'
import { inWebkit, keys, webkitProgram } from '#tests/support/webkit.ts'

const dialog = 'dialog#lead-dialog[open]'
const instalment = '[data-island=calculator] dl > div:first-of-type dd'

describe.skipIf(!webkitProgram)('in WebKit', () => {
  const { server, tab } = inWebkit()

  async function openForm(): Promise<void> {
    await tab().press('header button[commandfor=lead-dialog]')
    await tab().until(() => document.querySelector('[data-island=lead-dialog][data-hydrated]') !== null)
    await tab().until((one) => document.querySelector(one) !== null, dialog)
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

  test('the form opened with the mouse shows no focus ring, and with a key one; a page that was left with it open comes back from the browser’s memory with it, and it still closes', async () => {
    await tab().open(server().url + routes.contact)
    await openForm()
    expect(await tab().run((one) => document.querySelector(`${one} :focus-visible`)?.outerHTML, dialog)).toBeNull()
    await tab().type(keys.tab)
    expect(await tab().run((one) => document.querySelector(`${one} :focus-visible`)?.tagName, dialog)).toBe('BUTTON')
    await tab().type(keys.escape)
    await tab().until(() => document.querySelector('dialog[open]') === null)

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

  async function openCalculator(path: string): Promise<void> {
    await tab().open(server().url + path)
    await tab().hover('h1')
    await tab().until(() => document.querySelector('[data-island=calculator][data-hydrated]') !== null)
  }

  /** Where the selection of the field that has the focus begins and ends, and the length of its text. */
  const selection = () =>
    tab().run(() => {
      const { selectionStart, selectionEnd, value } = document.activeElement as HTMLInputElement
      return [selectionStart, selectionEnd, value.length]
    })

  const whole = async () => {
    const [start, end, length] = await selection()
    return start === 0 && end === length && length !== 0
  }

  test('a press on a field keeps its number selected, so that typing replaces it; a second one there places the caret', async () => {
    await openCalculator(routes['housing-loan-calculator'])
    const field = '[data-island=calculator] form input[inputmode]'
    await tab().press(field)
    await expect.poll(whole).toBe(true)
    // Not at the same place: two quick presses there are a double click, which selects the number, as it should.
    const { x, y } = await tab().middleOf(field)
    await tab().press({ x: x + 12, y })
    await expect.poll(async () => new Set((await selection()).slice(0, 2)).size).toBe(1)

    await tab().press('h1')
    await tab().press(field)
    await expect.poll(whole).toBe(true)
    await tab().type(`150000${keys.tab}`)
    await expect.poll(() => tab().text(instalment)).toContain('608,02') // 120.000 EUR for 30 years at 4,5 %
    await tab().until(() => location.search.includes('cena=150000'))
  })

  test('the fields of costs, tools and of a link to share keep theirs selected, too', async () => {
    await openCalculator(`${routes['housing-loan-calculator']}?procena=200&otvoreno=troskovi`)
    // A part is drawn as it comes near the screen, and may move what is below it: a press would miss its field.
    for (const part of ['chart', 'tools', 'schedule', 'example', 'share']) {
      await tab().middleOf(`[data-part=${part}]`)
      await tab().until((name) => document.querySelector(`[data-part=${name}][data-hydrated]`) !== null, part)
    }
    await tab().run(() => {
      for (const drawer of document.querySelectorAll('details')) drawer.open = true
    })
    const fields = await tab().run(() =>
      [...document.querySelectorAll<HTMLInputElement>('main input[inputmode], main input[readonly]')]
        .filter((field) => field.checkVisibility() && field.value !== '' && !field.disabled)
        .map(({ id }) => id),
    )
    const kept: string[] = []
    for (const id of fields) {
      await tab().press(`[id="${id}"]`)
      const focused = await tab().run(() => document.activeElement?.id)
      if (focused === id && (await whole())) kept.push(id)
    }
    // A press may open or close what holds another field.
    expect(kept).toEqual(await tab().run((ids) => ids.filter((id) => document.getElementById(id)), fields))
    expect(kept.length).toBeGreaterThan(8)
  })

  test('amounts of seven digits are not cut off at 390 and at 320 px', async () => {
    for (const amount of ['3670000', '5000000']) {
      await tab().resize(390)
      await openCalculator(`${routes['cash-loan-calculator']}?iznos=${amount}`)
      for (const width of [390, 320]) {
        await tab().resize(width)
        await tab().until((wanted) => innerWidth === wanted, width)
        const widths = await tab().run(() => {
          const { clientWidth, scrollWidth, value } = document.querySelector(
            'main input[inputmode]',
          ) as HTMLInputElement
          return { clientWidth, scrollWidth, value, page: document.documentElement.scrollWidth - innerWidth }
        })
        expect(widths.value.replaceAll('.', ''), `${width} px wide`).toBe(amount)
        expect(widths.scrollWidth, `${width} px wide`).toBeLessThanOrEqual(widths.clientWidth)
        expect(widths.page, `${width} px wide`).toBeLessThanOrEqual(0)
      }
    }
    await tab().resize(1280)
  })

  test('the small calculator follows its slider by keys and by the mouse', async () => {
    await tab().open(server().url)
    const slider = 'form[data-product=housing] input[type=range]'
    await tab().hover(slider)
    await tab().run((one) => document.querySelector<HTMLElement>(one)?.focus(), slider)
    await tab().type(keys.right.repeat(5))
    await expect.poll(() => tab().text('form[data-product=housing]')).toContain('425,62') // 84.000 EUR
    const { x, y } = await tab().middleOf(slider)
    await tab().press({ x, y }, { x: x + 60, y })
    await expect.poll(() => tab().text('form[data-product=housing]')).not.toContain('425,62')
  })
})
