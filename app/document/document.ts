/** The HTML around a rendered page. */
import type { Payload } from '#app/navigation/view.ts'
import type { Site } from '#core/site/site.ts'
import type { Assets } from './assets.ts'
import { headTags } from './head-tags.ts'

type DocumentParts = {
  payload: Payload
  site: Site
  /** Markup of `#app`. */
  body: string
  assets: Assets
  hasChosen: boolean
  /** Development only: Vite's scripts and stylesheets instead of the built ones. */
  dev?: { scripts: string[]; stylesheets: string[] } | undefined
}

/** JSON that may stand inside a script element: nothing in it can end the element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/**
 * The whole document, with its CSS inside and no executable inline script.
 *
 * The styles of the page's own chunks are named as disabled links: a disabled link is never fetched, and the module
 * loader, which looks for them before it loads a page's chunk, finds that they are there.
 */
export function htmlDocument({ payload, site, body, assets, dev, hasChosen }: DocumentParts): string {
  const { view } = payload
  const styles = assets.styles[view.page]
  const css = dev
    ? dev.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    : `<style>${styles.css}</style>${styles.files.map((href) => `<link rel="stylesheet" href="${href}" disabled>`).join('')}`
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  const scripts = dev?.scripts ?? [assets.boot]
  return [
    `<!doctype html><html lang="sr-RS" data-visit="${hasChosen ? 'known' : 'new'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    ...headTags(view, site),
    css,
    ...fonts,
    ...scripts.map((src) => `<script type="module" src="${src}"></script>`),
    `</head><body><div id="app">${body}</div>`,
    `<script type="application/json" id="payload">${jsonInHtml({ ...payload, chunk: assets.chunks[view.page] })}</script></body></html>`,
  ].join('')
}
