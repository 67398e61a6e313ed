import type { Payload } from './view.ts'

// The server, which makes documents, loads this with the page's code but never reads it.
const embedded = typeof document === 'undefined' ? null : document.getElementById('payload')

/** The data this document was made with. */
export const payload: Payload = JSON.parse(embedded?.textContent ?? '{}')
