import type { DocumentPayload } from './view.ts'

let read: DocumentPayload | undefined

/** The JSON embedded in this document. */
export function documentPayload(): DocumentPayload {
  read ??= JSON.parse((document.getElementById('payload') as Element).textContent) as DocumentPayload // in every page: app/document
  return read
}
