/**
 * The origin of a site on this machine.
 *
 * @param host a name, or an address as `HOST` writes it
 * @example httpOrigin('::1', 3000) // 'http://[::1]:3000'
 */
export function httpOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
