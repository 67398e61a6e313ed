/**
 * Whether a write may come from where it says it comes from.
 *
 * Browsers send `Origin` with every cross-site POST; programs send none and are taken, as the contract says.
 *
 * @param siteUrl the site's own origin when the operator named it; a proxy may have changed `Host`
 */
export function isSameOrigin(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (siteUrl !== undefined && origin === siteUrl) return true
  // The browser's own word, which no page can write: it holds where a proxy has changed `Host` and nobody named the site.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true

  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin === `http://${host}` || origin === `https://${host}`
}
