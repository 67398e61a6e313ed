/**
 * `fetch` with a timeout that includes reading the body. Not `AbortSignal.timeout`: Safari has it only from 16 on.
 *
 * @throws what `fetch` throws, and an AbortError after the timeout
 */
export function fetchWithin(timeoutMs: number, address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController()
  setTimeout(() => abort.abort(), timeoutMs) // a no-op once the request has ended
  return fetch(address, { ...init, signal: abort.signal })
}
