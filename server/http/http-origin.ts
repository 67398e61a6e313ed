/**
 * The `http:` origin of a host and port.
 *
 * @param host a name, or an address without brackets
 * @example httpOrigin('::1', 3000) // 'http://[::1]:3000'
 */
export function httpOrigin(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}
