import type { IncomingMessage } from 'node:http'
import type { Config } from '#server/config.ts'

/** Whether a request reached our own proxy by TLS; plain http must not promise that TLS works. */
export function isBehindTls({
  siteUrl,
  trustedProxies,
}: Pick<Config, 'siteUrl' | 'trustedProxies'>): (request: Pick<IncomingMessage, 'headers'>) => boolean {
  if (siteUrl?.startsWith('https:')) return () => true
  if (trustedProxies === 0) return () => false
  return ({ headers }) => headers['x-forwarded-proto'] === 'https'
}
