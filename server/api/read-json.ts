import { setTimeout } from 'node:timers/promises'
import { boundedBytes } from '#server/http/bounded-bytes.ts'
import { apiError } from './errors.ts'

export type ReadJson = { ok: true; body: object } | { ok: false; response: Response }

const DISCARD_MS = 1000 // enough for a client with a good connection to finish sending

const JSON_TYPE = /^application\/json\s*(?:;\s*charset\s*=\s*"?utf-?8"?\s*)?$/i
const decoder = new TextDecoder('utf-8', { fatal: true })

/** Reads a JSON object of at most `maxBytes`, or returns the error response. */
export async function readJson(request: Request, maxBytes: number): Promise<ReadJson> {
  if (!JSON_TYPE.test(request.headers.get('content-type') ?? '') || request.headers.has('content-encoding')) {
    return refused(apiError('UNSUPPORTED_MEDIA_TYPE', 'The body has to be application/json in UTF-8.'))
  }
  const bytes = await readBytes(request, maxBytes)
  if (bytes === undefined) {
    return refused(apiError('CONTENT_TOO_LARGE', `The body may have ${maxBytes} bytes.`, { connection: 'close' }))
  }
  const body = parse(bytes)
  return body === undefined
    ? refused(apiError('INVALID_PAYLOAD', 'The body has to be a JSON object.'))
    : { ok: true, body }
}

function refused(response: Response): ReadJson {
  return { ok: false, response }
}

function parse(bytes: Uint8Array): object | undefined {
  try {
    const value: unknown = JSON.parse(decoder.decode(bytes))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined
  } catch {
    return undefined // invalid UTF-8 or invalid JSON: the same error to the sender
  }
}

/** The whole body, or undefined when it is longer than allowed. */
async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array | undefined> {
  const declared = request.headers.get('content-length')
  // Node's parser enforces the declared length.
  if (declared !== null && Number(declared) <= maxBytes) return new Uint8Array(await request.arrayBuffer())

  const { body } = request
  const isUnknown = declared === null
  const bytes = isUnknown ? await boundedBytes({ body: body?.values({ preventCancel: true }) }, maxBytes) : undefined
  if (bytes === undefined) await discard(body)
  return bytes
}

/** Reads and discards the rest for a moment: a client cut off while sending may never see the response. */
async function discard(body: Request['body']): Promise<void> {
  const all = body?.pipeTo(new WritableStream()).catch(() => {}) // the sender has gone, or the connection is closed
  await Promise.race([all, setTimeout(DISCARD_MS, undefined, { ref: false })])
}
