import { chromium } from '@playwright/test'
import { wholeChromium } from '#tests/support/chromium.ts'

/** A calculator's markup for Vue, and what `controls/nuxt/use-calculator.js` needs to run it. */
export type LiveCalculator = {
  template: string
  fields: Record<string, { text: string; decimals: number; least?: number; most?: number; step?: number }>
  choices: Record<string, string>
}

/**
 * Makes the copied markup of a calculator live for Vue: every field, slider, stepper and choice of its form is bound, as
 * are the figures of the result and the rows of the schedule. The rest stays as it is.
 *
 * @returns undefined when the page holds no calculator
 */
export async function liveCalculator(body: string): Promise<LiveCalculator | undefined> {
  const browser = await chromium.launch(wholeChromium)
  try {
    const page = await browser.newPage({ javaScriptEnabled: false }) // its event handlers and styles do not matter
    await page.setContent(`<body>${body}</body>`, { waitUntil: 'commit' })
    return await page.evaluate(bind)
  } finally {
    await browser.close()
  }
}

/** Runs in the page. It reads roles and names, which visitors see too, so that it does not depend on our own attributes. */
function bind(): LiveCalculator | undefined {
  const form = document.querySelector<HTMLFormElement>('form[aria-label="Podaci za obračun"]')
  const result = document.querySelector('[aria-label=Rezultat]')
  const table = [...document.querySelectorAll('table')].find(({ caption }) => caption?.textContent === 'Plan otplate')
  if (!form || !result || !table) return undefined

  const fields: LiveCalculator['fields'] = {}
  const choices: LiveCalculator['choices'] = {}
  const keyOf = (field: HTMLInputElement) => field.name || field.id

  for (const field of form.querySelectorAll<HTMLInputElement>('input[type=text]')) {
    const key = keyOf(field)
    fields[key] = { text: field.value, decimals: field.value.split(',')[1]?.length ?? 0 }
    field.setAttribute('v-bind:value', `texts['${key}']`)
    field.setAttribute('v-on:input', `type('${key}', $event.target.value)`)
    field.removeAttribute('value')
  }
  for (const slider of form.querySelectorAll<HTMLInputElement>('input[type=range]')) {
    const label = document.getElementById(slider.getAttribute('aria-labelledby') ?? '') as HTMLLabelElement | null
    const field = label?.control as HTMLInputElement | null // a label for a text field
    if (!field) throw new Error('A slider without the field that it moves.')
    const key = keyOf(field)
    Object.assign(fields[key] ?? {}, { least: +slider.min, most: +slider.max, step: +slider.step })
    slider.setAttribute('v-bind:value', `values['${key}']`)
    slider.setAttribute('v-on:input', `move('${key}', +$event.target.value)`)
    slider.removeAttribute('value')
    const [less, more] = slider.parentElement?.querySelectorAll('button') ?? []
    less?.setAttribute('v-on:click', `step('${key}', -1)`)
    more?.setAttribute('v-on:click', `step('${key}', 1)`)
  }
  for (const radio of form.querySelectorAll<HTMLInputElement>('input[type=radio]')) {
    if (radio.hasAttribute('checked')) choices[radio.name] = radio.value
    radio.setAttribute('v-bind:checked', `chosen['${radio.name}'] === '${radio.value}'`)
    radio.setAttribute('v-on:change', `chosen['${radio.name}'] = '${radio.value}'`)
    radio.removeAttribute('checked')
  }
  for (const name of result.querySelectorAll('dt')) {
    const text = name.nextElementSibling?.firstChild
    const unit = /\s(EUR|RSD)$/.exec(text?.textContent ?? '')?.[0] ?? ''
    const figure = name.textContent ?? ''
    const isComputed = !['NKS', 'Rata u dinarima'].includes(figure)
    if (text && isComputed) text.textContent = `{{ figures['${figure}'] }}${unit}`
  }
  const [, year, ...others] = table.tBodies
  for (const other of others) other.remove()
  year?.setAttribute('v-for', '(year, index) in years')
  year?.setAttribute('v-bind:key', 'index')
  const texts = ['year.cells[0]', 'year.cells[1]', 'year.cells[2]', undefined, 'year.owed']
  for (const [index, cell] of [...(year?.querySelectorAll('td') ?? [])].entries())
    if (texts[index]) cell.textContent = `{{ ${texts[index]} }}`
  const number = year?.querySelector('th button')?.firstChild
  if (number) number.textContent = '{{ index + 1 }}.'
  year?.querySelector('th rect')?.setAttribute('v-bind:width', 'year.share')
  return { template: document.body.innerHTML, fields, choices }
}
