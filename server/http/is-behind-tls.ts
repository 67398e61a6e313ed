import type { IncomingMessage } from 'node:http'

type Known = {
  /** Public origin of the site. */
  siteUrl: string | undefined
  /** Number of our own proxies in front. */
  trustedProxies: number
}

/** Whether a request reached our proxy over TLS; HSTS must not be sent where TLS is not known to work. */
export function isBehindTls({
  siteUrl,
  trustedProxies,
}: Known): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  if (siteUrl?.startsWith('https:')) return () => true
  if (trustedProxies === 0) return () => false
  return ({ headers }) => headers['x-forwarded-proto'] === 'https'
}
