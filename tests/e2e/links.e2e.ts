/** The link checker: every page can be read without scripts, and everything that the built pages refer to exists. */
import { request } from '@playwright/test'
import { routeNames, routes } from '#core/site/routes.ts'
import { expect, test } from '#tests/support/site.ts'

test.use({ javaScriptEnabled: false }) // as a crawler reads it

/** Everything a document refers to, as written. */
type Pointers = {
  links: string[]
  opening: string[]
  files: string[]
  ids: string[]
  refs: string[]
  address: string[]
  crumbs: string[]
  canonical: string | null
  graph: string
}

/** Runs in the page. */
function pointers(): Pointers {
  const all = (selector: string, name: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.getAttribute(name) ?? '')
  const words = (selector: string, name: string) => all(selector, name).flatMap((value) => value.split(/\s+/))
  const sets = all('[srcset]', 'srcset').flatMap((set) => set.split(', ').map((one) => one.split(' ')[0] ?? ''))
  const images = all('meta[property="og:image"]', 'content').map((url) => new URL(url).pathname)
  return {
    links: all('a[href]', 'href'),
    opening: all('a[target=_blank]', 'rel'),
    files: [...all('link:not([rel=canonical])', 'href'), ...all('[src]', 'src'), ...sets, ...images],
    ids: all('[id]', 'id'),
    refs: [
      ...['for', 'popovertarget', 'commandfor', 'list', 'form'].flatMap((name) => all(`[${name}]`, name)),
      ...['controls', 'labelledby', 'describedby', 'owns'].flatMap((name) => words(`[aria-${name}]`, `aria-${name}`)),
    ],
    address: all('footer address a', 'href'),
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    crumbs: [...document.querySelectorAll('nav[aria-label^=Putanja] li')].map((item) => item.textContent ?? ''),
    graph: document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{"@graph":[]}',
  }
}

const MISSING = '/nema-me'
const everywhere = [...Object.values(routes), MISSING]
const visible = (text: string) => text.replaceAll('\u00a0', ' ').trim()

test('every page can be read; pictures come through the proxy, the footer’s links in order, and every link, file and anchor exists', async ({
  page,
  site,
}) => {
  const found = new Map<string, Pointers>()
  const documents = new Map<string, string>()
  for (const path of everywhere) {
    const answer = await page.goto(path)
    documents.set(path, (await answer?.text()) ?? '')
    found.set(path, await page.evaluate(pointers))
    await test.step(`without scripts ${path} can be read, and links to the rest`, async () => {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' })).toBeVisible()
      if (path !== MISSING) expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(300)
    })
  }
  await test.step('every picture comes through the proxy, as WebP at densities 1 and 2', () =>
    expectPictures(documents))
  await test.step('the footer leads to a map, to mail and to the phone, in this order', async () => {
    const schemes = found.get(routes.home)?.address.map((link) => link.replace(/:.*/, ''))
    expect(schemes).toEqual(['https', 'mailto', 'tel'])
  })
  await test.step('the breadcrumbs are the same for people and for search engines', () => expectBreadcrumbs(found))
  await test.step('every link, file and anchor exists, and new tabs get no opener', () =>
    expectTargets(found, site.url))
})

function expectPictures(documents: Map<string, string>): void {
  let pictures = 0
  for (const [path, html] of documents) {
    for (const [tag] of html.matchAll(/<img\b[^>]*>/g)) {
      pictures += 1
      expect.soft(tag, path).toMatch(/ src="\/_ipx\/f_webp&amp;w_\d+\/[^"]+"/)
      expect.soft(tag, path).toMatch(/ srcset="\/_ipx\/f_webp&amp;w_\d+\/\S+ 1x, \/_ipx\/f_webp&amp;w_\d+\/\S+ 2x"/i)
    }
  }
  expect(pictures).toBeGreaterThan(0)
}

function expectBreadcrumbs(found: Map<string, Pointers>): void {
  for (const name of routeNames) {
    if (name === 'home' || name === 'referrer-activation') continue // which have no breadcrumbs
    const { crumbs, graph, canonical } = found.get(routes[name]) ?? { crumbs: [], graph: '', canonical: null }
    const nodes: { '@type': string; itemListElement: { name: string; item: string }[] }[] = JSON.parse(graph)['@graph']
    const path = nodes.find((node) => node['@type'] === 'BreadcrumbList')?.itemListElement ?? []
    expect.soft(crumbs.map(visible), name).toEqual(path.map((step) => visible(step.name)))
    expect.soft(path.at(-1)?.item, name).toBe(canonical)
  }
}

async function expectTargets(found: Map<string, Pointers>, origin: string): Promise<void> {
  const anonymous = await request.newContext({ baseURL: origin, maxRedirects: 0 })
  const files = new Set([...found.values()].flatMap(({ files }) => files))
  expect(files.size).toBeGreaterThan(20)
  for (const file of files) expect.soft((await anonymous.get(file)).status(), file).toBe(200)
  await anonymous.dispose()
  for (const [path, { links, opening, ids, refs }] of found) {
    // One assertion for each kind, not for each of 4,000 pointers: those take longer than the pages.
    const opened = opening.filter((rel) => !/noopener|noreferrer/.test(rel))
    expect.soft(opened, `${path} opens windows`).toEqual([])
    expect.soft(new Set(ids).size, `${path} has an id twice`).toBe(ids.length)
    const lost = refs.filter((id) => !ids.includes(id))
    expect.soft(lost, `${path} points at ids that it does not have`).toEqual([])
    const dead = links.filter((link) => {
      if (/^(mailto:[^@\s]+@[^@\s]+\.[a-z]+|tel:\+\d{9,15})$/.test(link)) return false
      const url = new URL(link, origin + path)
      if (url.origin !== origin) return !/^https:\/\/[a-z0-9.-]+\.[a-z]{2,}(\/|$)/.test(url.href)
      const target = found.get(url.pathname)
      return !target || (url.hash !== '' && !target.ids.includes(url.hash.slice(1)))
    })
    expect.soft(dead, `${path} has links that lead nowhere`).toEqual([])
  }
  for (const path of Object.values(routes)) {
    if (path === routes['referrer-activation']) continue // no page links to it
    const from = [...found].filter(([other, { links }]) => other !== path && links.includes(path))
    expect.soft(from.length, `pages that link to ${path}`).toBeGreaterThan(0)
  }
}
