import { routeNames, routes } from '#core/site/routes.ts'
import { type Representation, representation } from '#server/http/representation.ts'
import type { Build } from './renderer.ts'

/** The build manifests (specification §7.3, §7.4): the newest build, and the routes of this one. */
export function buildFiles(build: Build): Map<string, Representation> {
  const { id, timestamp } = build
  const prerendered = routeNames.map((name) => routes[name])
  const routeRules = Object.fromEntries(
    prerendered.map((path) => [
      path,
      { prerender: true, ...(path === routes['referrer-activation'] && { robots: false }) },
    ]),
  )
  const file = (body: unknown, cacheControl: string) =>
    representation(JSON.stringify(body), {
      type: 'application/json',
      cacheControl,
      headers: { 'x-robots-tag': 'noindex' },
    })
  return new Map([
    ['/builds/latest.json', file({ id, timestamp }, 'no-cache')],
    [
      `/builds/meta/${id}.json`,
      file({ id, timestamp, prerendered, routeRules }, 'public, max-age=31536000, immutable'),
    ],
  ])
}
