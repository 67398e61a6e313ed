/**
 * Whether a POST comes from the site's own pages (CSRF protection).
 *
 * Browsers send `Origin` with every cross-site POST; without it the sender is a program, which is accepted (contract §3.7).
 *
 * @param siteUrl the site's own origin where `SITE_URL` is set. Then no other counts, whatever `Host` says, since a
 *   stranger's domain may lead here; but for the operator's own machine, where no stranger's name is in `Host`
 */
export function isSameOrigin(request: Request, siteUrl: string | undefined): boolean {
  const origin = request.headers.get('origin')
  if (origin === null) return true
  if (origin === siteUrl) return true

  const host = request.headers.get('host') ?? new URL(request.url).host
  const isOfHost = origin === `http://${host}` || origin === `https://${host}`
  if (siteUrl !== undefined) return isOfHost && ON_THIS_MACHINE.test(host)

  // The latter is set by the browser, not by pages: reliable even where a proxy has changed `Host`.
  return isOfHost || request.headers.get('sec-fetch-site') === 'same-origin'
}

const ON_THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/
