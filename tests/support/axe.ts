import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'
import { contrastFaults } from './contrast.ts'

/** WCAG 2.2 AA, which the site promises, plus axe's best practices. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Elements in places where HTML does not allow them, which axe does not check. */
const MISPLACED = `:is(p, span, strong, small, label, button, h1, h2, h3)
  :is(address, div, dl, figure, h1, h2, h3, nav, ol, p, section, table, ul), address :is(h1, h2, h3, nav, section)`

/**
 * Everything that axe finds wrong with the page's current state, and misplaced elements. If axe cannot determine what
 * is behind a text (a drawing, a gradient), the pixels there decide; anything else it cannot determine is a fault.
 *
 * @param within selector of the part to check; by default the whole page
 */
export async function axeFaults(page: Page, within?: string): Promise<string[]> {
  const { violations, incomplete } = await runAxe(page, within, {
    resultTypes: ['violations', 'incomplete'], // passes are not listed
    runOnly: PROMISED,
  })
  const isContrast = ({ id }: Result) => id === 'color-contrast'
  const unclear = incomplete.filter(isContrast).flatMap(({ nodes }) => nodes.map(({ target }) => String(target[0])))
  return [
    ...violations.flatMap(lines),
    ...incomplete.filter((result) => !isContrast(result) && !isGroupHeading(result)).flatMap(lines),
    ...(await contrastFaults(page, unclear)),
    ...(await page.evaluate(misplaced, MISPLACED)),
  ]
}

/** Runs in the page, because Playwright's own search for such a selector takes five times as long. */
function misplaced(selector: string): string[] {
  return [...document.querySelectorAll(selector)].map((one) => `misplaced: ${one.outerHTML.slice(0, 80)}`)
}

/** Runs axe in the page, into which it is brought once: that takes longer than to look at a small part. */
export async function runAxe(
  page: Page,
  within: string | undefined,
  options: RunOptions,
): Promise<{ violations: Result[]; incomplete: Result[] }> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async ([selector, how]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') } // brought above
      const { violations, incomplete } = await axe.run(selector ? { include: [selector] } : document, {
        ...how,
        preload: { assets: ['media'] }, // no rule that is run reads the style sheets, which it would parse for each run
      })
      return { violations, incomplete }
    },
    [within, options] as const,
  )
}

/** axe expects the cells of a row group's header beside it; with `scope=rowgroup` they are below. */
function isGroupHeading({ id, nodes }: Result): boolean {
  const cited = nodes.flatMap(({ all }) => all.flatMap(({ relatedNodes = [] }) => relatedNodes))
  return id === 'th-has-data-cells' && cited.every(({ html }) => html.includes('scope="rowgroup"'))
}

function lines({ id, nodes }: Result): string[] {
  return nodes.map(({ target, any, all, none }) => {
    const [check] = [...none, ...all, ...any]
    return `${id}: ${target.join(' ')}: ${check?.message ?? ''}`
  })
}
