import type { DocumentPayload } from './view.ts'

let read: DocumentPayload | undefined

/** The JSON embedded in this document. */
export function documentPayload(): DocumentPayload {
  // Every page holds it: app/document.
  read ??= JSON.parse((document.getElementById('payload') as Element).textContent) as DocumentPayload
  return read
}
