/** The loan pages and the calculators keep their weight on every day: a date's figures alone are worth up to 80 bytes. */
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { FIRST_CHECK } from '#core/facts/fact.ts'
import { addDays } from '#core/money/date.ts'
import { knownOn } from '#core/owner/known.ts'
import { isCalculator, routeNames } from '#core/site/routes.ts'
import { defaultSite } from '#core/site/site.ts'
import { loadBuiltSite } from '#server/site/pages/built-site.ts'
import { byteBudgets } from '#tests/support/weigh.ts'

const HEADERS = 785 // bytes, as a browser receives them

const days = [...Array(15).keys()].map((number) => addDays(FIRST_CHECK, 8 + number * 9))

test.each(routeNames.filter((name) => isCalculator(name) || name.endsWith('-loan')))(
  '%s keeps its budget whatever the day',
  async (name) => {
    const { renderer, build } = await loadBuiltSite(new URL('../../dist/', import.meta.url))
    const site = { ...defaultSite, url: 'http://127.0.0.1:40000' }
    const lengths = days.map((today) => {
      const { html } = renderer.render(name, {
        site,
        known: knownOn(today),
        buildId: build.id,
        search: '',
        hasChosen: false,
      })
      return [today, HEADERS + brotliCompressSync(html).length] as const
    })
    expect(lengths.filter(([, length]) => length > byteBudgets(name).html)).toEqual([])
  },
)
