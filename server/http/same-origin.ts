/**
 * Whether a POST comes from the site's own pages (CSRF protection).
 *
 * Browsers send `Origin` with every cross-site POST; without it the sender is a program, which is accepted (contract).
 *
 * @param siteUrl the site's own origin where `SITE_URL` is set; a proxy may have changed `Host`
 */
export function isSameOrigin(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (siteUrl !== undefined && origin === siteUrl) return true
  // Set by the browser, not by pages: reliable even where a proxy has changed `Host` and `SITE_URL` is not set.
  if (request.headers.get('sec-fetch-site') === 'same-origin') return true

  const host = request.headers.get('host') ?? new URL(request.url).host
  return origin === `http://${host}` || origin === `https://${host}`
}
