import { isIP } from 'node:net'

/**
 * The client's address, as used for rate limits.
 *
 * @param peer address of the TCP connection
 * @param forwardedFor the header `X-Forwarded-For`; clients can forge it, so only the last entries, added by our own
 *   proxies, can be trusted
 * @param trustedProxies number of our own proxies in front; 0 ignores the header
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, trustedProxies: number): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  const forwarded = entry?.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2') // some proxies add the port
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (peer ?? 'unknown')
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

/**
 * Detects a proxy that `TRUST_PROXY` does not declare: all visitors would share its address and one rate limit.
 *
 * @returns to be called with every lead's headers; calls `warn` once, at the first lead that came through a proxy
 */
export function untrustedProxyCheck(trustedProxies: number, warn: () => void): (headers: Headers) => void {
  let hasWarned = trustedProxies > 0
  return (headers) => {
    if (hasWarned || !headers.has('x-forwarded-for')) return
    hasWarned = true
    warn()
  }
}
