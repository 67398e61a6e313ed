import type { DocumentPayload } from './view.ts'

let read: DocumentPayload | undefined

/** The data inside this document. */
export function documentPayload(): DocumentPayload {
  read ??= JSON.parse(document.getElementById('payload')?.textContent ?? '{}') as DocumentPayload // written by app/document
  return read
}
