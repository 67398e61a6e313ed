import { isIP } from 'node:net'

/**
 * Whose address counts for limits.
 *
 * @param peer the address of the connection itself
 * @param forwardedFor the header `X-Forwarded-For`; anyone can write one, so only the entries that our own proxies
 *   added, the last ones, say anything
 * @param trustedProxies how many proxies of ours stand in front; 0 ignores the header
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, trustedProxies: number): string {
  const entry = trustedProxies > 0 ? forwardedFor?.split(',').at(-trustedProxies)?.trim() : undefined
  const forwarded = entry?.replace(/^(?:\[(.*)\]|([\d.]+))(?::\d+)?$/, '$1$2') // some proxies add the port
  const address = forwarded !== undefined && isIP(forwarded) !== 0 ? forwarded : (peer ?? 'unknown')
  return address.startsWith('::ffff:') ? address.slice('::ffff:'.length) : address
}

/**
 * Notices a proxy that the operator has not told of: all visitors then share its address, and one limit on leads.
 *
 * @returns to be asked with every lead; calls `warn` at the first that came by a proxy, and never again
 */
export function untrustedProxyCheck(trustedProxies: number, warn: () => void): (headers: Headers) => void {
  let hasWarned = trustedProxies > 0
  return (headers) => {
    if (hasWarned || !headers.has('x-forwarded-for')) return
    hasWarned = true
    warn()
  }
}
