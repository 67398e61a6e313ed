/** The HTML around a rendered page. */
import type { DocumentPayload, View } from '#app/delivery/view.ts'
import type { Known } from '#core/owner/known.ts'
import type { Site } from '#core/site/site.ts'
import type { Assets } from './assets.ts'
import { headTags } from './head-tags.ts'
import { structuredData } from './structured-data.ts'

type DocumentParts = {
  view: View
  payload: DocumentPayload
  site: Site
  known: Known
  /** The visible content of `<body>`. */
  body: string
  assets: Assets
  hasChosen: boolean
  /** Development only: Vite's scripts and stylesheets instead of the built ones. */
  dev?: DevAssets | undefined
}

export type DevAssets = { scripts: string[]; stylesheets: string[] }

/** JSON for a script element, escaped so that nothing in it can end the element. */
export function jsonInHtml(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}

/** For clients without scripts. With them, start.tsx adds it later: here a browser would load it beside the fonts. */
const WEB_MANIFEST = '<link rel="manifest" href="/site.webmanifest">'

/** The whole document, with the CSS of its page inlined and no executable inline script. */
export function htmlDocument({ view, payload, site, known, body, assets, hasChosen, dev }: DocumentParts): string {
  const css = dev
    ? dev.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')
    : `<style>${assets.pageStyles[view.page].css}</style><noscript><link rel="stylesheet" href="${assets.styles}">${WEB_MANIFEST}</noscript>`
  const fonts = assets.fonts.map(
    (href) => `<link rel="preload" href="${href}" as="font" type="font/woff2" crossorigin>`,
  )
  const scripts = dev?.scripts ?? [assets.boot]
  const graph = structuredData(view, site, known)
  return [
    `<!doctype html><html lang="sr-RS" data-visit="${hasChosen ? 'known' : 'new'}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content">',
    ...headTags(view, site, known),
    graph ? `<script type="application/ld+json">${jsonInHtml(graph)}</script>` : '',
    css,
    ...fonts,
    // Before boot, which reads it and may run while the rest of the page is still on its way.
    `<script type="application/json" id="payload">${jsonInHtml(payload)}</script>`,
    ...scripts.map((src) => `<script type="module" async src="${src}"></script>`),
    `</head><body>${body}</body></html>`,
  ].join('')
}
