/** Whether a host, as in `URL.hostname`, is the loopback interface, without a DNS lookup. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
