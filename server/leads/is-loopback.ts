/** Whether a host, as `URL` gives it, is this machine by its name or address alone. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host)
}
