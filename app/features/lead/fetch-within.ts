/**
 * A request that is given up after a while, its body included. `AbortSignal.timeout` would do the same, but Safari has it
 * from 16 on only.
 *
 * @throws what `fetch` throws: when the network fails, and an AbortError when the time is over
 */
export function fetchWithin(timeoutMs: number, address: string, init: RequestInit = {}): Promise<Response> {
  const abort = new AbortController()
  setTimeout(() => abort.abort(), timeoutMs) // of what has ended by then it does nothing
  return fetch(address, { ...init, signal: abort.signal })
}
