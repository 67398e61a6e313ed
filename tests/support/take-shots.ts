/** Takes a small picture of every page at three widths into docs/shots, from the built site. */
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { routeNames, routes } from '#core/site/routes.ts'
import { chromium as ours } from './chromium.ts'
import { showAll } from './navigation.ts'
import { startServer } from './server.ts'

const FOLDER = 'docs/shots'
const WIDTHS = [390, 768, 1440]
const SCALE = 0.4 // small enough for the repository, large enough to judge a layout

const paths = [...routeNames.map((name) => [name, routes[name]] as const), ['not-found', '/nema-me'] as const]

/** Brings everything that waits to be seen into view once. */
async function unroll(page: Page): Promise<void> {
  for (const part of await page.locator(':is([data-part=tools], [data-part=share])').all()) {
    await part.scrollIntoViewIfNeeded()
    // It is drawn once React is up: on a busy machine, after the scroll.
    await part.locator(':scope > *').first().waitFor({ state: 'attached' })
  }
  await showAll(page)
}

const server = await startServer()
const browser = await chromium.launch(ours)
await mkdir(FOLDER, { recursive: true })
for (const width of WIDTHS) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await context.addCookies([{ name: 'cookie-consent', value: 'rejected', url: server.url }])
  const page = await context.newPage()
  for (const [name, path] of paths) {
    await page.goto(server.url + path)
    await unroll(page)
    const picture = sharp(await page.screenshot({ fullPage: true })).resize(Math.round(width * SCALE))
    await writeFile(`${FOLDER}/${name}-${width}.webp`, await picture.webp({ quality: 60 }).toBuffer())
  }
  await context.close()
}
await browser.close()
await server.stop()
