import { isIP } from 'node:net'

/**
 * Whose address counts for limits.
 *
 * @param peer the address of the connection itself
 * @param forwardedFor the header `X-Forwarded-For`, which anyone can write: only its last entry was added by our proxy
 * @param trustProxy whether a proxy of ours stands in front
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | null, trustProxy: boolean): string {
  const last = trustProxy ? forwardedFor?.slice(forwardedFor.lastIndexOf(',') + 1).trim() : undefined
  const address = last !== undefined && isIP(last) !== 0 ? last : (peer ?? 'unknown')
  return address.startsWith('::ffff:') ? address.slice(7) : address
}
