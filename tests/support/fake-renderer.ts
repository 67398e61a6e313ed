import type { PageName } from '#core/site/routes.ts'
import type { Renderer } from '#server/site/pages/renderer.ts'

/** Long enough for every encoding to make it smaller. */
const filler = 'Kredit je novac koji se vraća sa kamatom. '.repeat(40)

export const fakeRenderer: Renderer = {
  icons: {},
  sampleFields: () => [],
  render: (page, { known: { today }, buildId, search, site, hasChosen }) => ({
    html: `<!doctype html><html data-chosen="${hasChosen}"><title>${page}</title><p>${today}</p><p data-query="${encodeURIComponent(search)}">${site.url}</p>${filler}`,
    payload: JSON.stringify({ buildId, view: { page, today } }),
    props: page.endsWith('-calculator') ? JSON.stringify({ buildId, islands: { calculator: {} } }) : undefined,
    styleHashes: [`'sha256-${page}'`],
  }),
  scheduleFile: () => undefined,
  pageMeta: (page: PageName) => ({
    indexable: page !== 'referrer-activation' && page !== 'not-found',
    modified: page === 'not-found' ? undefined : '2026-11-20',
  }),
}
