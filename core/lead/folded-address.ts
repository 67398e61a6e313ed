/**
 * A mail address as limits count it: what reaches the same mailbox is the same, whatever its case and `+tag`.
 *
 * Dots stay: only some providers ignore them, and two people elsewhere must not share a limit.
 *
 * @example foldedAddress('Ana+kredit@Primer.rs') // 'ana@primer.rs'
 */
export function foldedAddress(address: string): string {
  const at = address.lastIndexOf('@')
  const local = address.slice(0, at)
  const tag = local.indexOf('+')
  return `${tag > 0 ? local.slice(0, tag) : local}${address.slice(at)}`.normalize('NFKC').toLowerCase()
}
