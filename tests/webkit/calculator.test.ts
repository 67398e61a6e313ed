/** The calculators in WebKit, whose mouse and fields behave differently. */
import { describe, expect, test } from 'vitest'
import { routes } from '#core/site/routes.ts'
import { inWebkit, keys, webkitProgram } from '#tests/support/webkit.ts'

const instalment = '[data-island=calculator] dl > div:first-of-type dd'

describe.skipIf(!webkitProgram)('in WebKit', () => {
  const { server, tab } = inWebkit()

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

  test('a press on a field keeps its number selected, so that typing replaces it', async () => {
    await openCalculator(routes['housing-loan-calculator'])
    await tab().press('[data-island=calculator] form input[inputmode]')
    await expect.poll(whole).toBe(true)
    await tab().type(`150000${keys.tab}`)
    await expect.poll(() => tab().text(instalment)).toContain('608,02') // 120.000 EUR for 30 years at 4,5 %
    await tab().until(() => location.search.includes('cena=150000'))
  })

  test('a press into a field that has the focus already places the caret', async () => {
    await openCalculator(routes['housing-loan-calculator'])
    const field = '[data-island=calculator] form input[inputmode]'
    await tab().press(field)
    await expect.poll(whole).toBe(true)
    // Not at the same place: two quick presses there are a double click, which selects the number, as it should.
    const { x, y } = await tab().middleOf(field)
    await tab().press({ x: x + 12, y })
    await expect.poll(async () => new Set((await selection()).slice(0, 2)).size).toBe(1)
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

  for (const width of [390, 320]) {
    test(`amounts of seven digits are not cut off at ${width} px`, async () => {
      await tab().resize(width)
      for (const amount of ['3670000', '5000000']) {
        await openCalculator(`${routes['cash-loan-calculator']}?iznos=${amount}`)
        const widths = await tab().run(() => {
          const { clientWidth, scrollWidth, value } = document.querySelector(
            'main input[inputmode]',
          ) as HTMLInputElement
          return { clientWidth, scrollWidth, value, page: document.documentElement.scrollWidth - innerWidth }
        })
        expect(widths.value.replaceAll('.', '')).toBe(amount)
        expect(widths.scrollWidth).toBeLessThanOrEqual(widths.clientWidth)
        expect(widths.page).toBeLessThanOrEqual(0)
      }
      await tab().resize(1280)
    })
  }

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
