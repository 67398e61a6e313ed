import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config.ts'

/** Whether a request reached our proxy over TLS; HSTS must not be sent where TLS is not known to work. */
export function isBehindTls({
  siteUrl,
  trustedProxies,
}: Pick<Config, 'siteUrl' | 'trustedProxies'>): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  if (siteUrl?.startsWith('https:')) return () => true
  if (trustedProxies === 0) return () => false
  return ({ headers }) => headers['x-forwarded-proto'] === 'https'
}
