import type { Payload } from './view.ts'

/** The data this document was made with. */
export const payload: Payload = JSON.parse(document.getElementById('payload')?.textContent ?? '{}')
