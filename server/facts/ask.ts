/** Asks an institution for one document, and remembers what it was, so that it need not be sent again. */
import { CodedError, errorCode } from '#server/base/error-code.ts'
import { boundedBytes } from '#server/http/bounded-bytes.ts'
import { callService } from '#server/http/call-service.ts'

/** What an address has answered, for the next time: validators, and what was read in it. */
export type Answer = { etag?: string | undefined; lastModified?: string | undefined; found: unknown }
/** Answers by their addresses. */
export type Answers = Record<string, Answer>

const TIMEOUT_MS = 10_000
const MAX_BYTES = 256 * 1024

/** Why a source's answer cannot be used, in one line. */
export class BadAnswer extends Error {}

/** Asks for a document and reads it; the same document is not sent twice. */
export type Ask = <Found>(url: string, read: (text: string) => Found) => Promise<Found>

/**
 * @param known what addresses have answered last time
 * @param answers gets what they answer now
 */
export function conditionalAsk(known: Answers, answers: Answers): Ask {
  return async (url, read) => {
    const before = known[url]
    const response = await call(url, before).catch((error: unknown) => {
      throw new BadAnswer(reason(error))
    })
    if (response.status === 304 && before) {
      answers[url] = before
      return before.found as ReturnType<typeof read> // what this very reader has found in the same document
    }
    const text = await bodyOf(response)
    const found = read(text)
    answers[url] = { ...validators(response.headers), found }
    return found
  }
}

function call(url: string, before: Answer | undefined): Promise<Response> {
  const { etag, lastModified } = before ?? {}
  return callService(url, {
    signal: AbortSignal.timeout(TIMEOUT_MS), // for the whole answer, body included
    headers: {
      accept: '*/*',
      'user-agent': 'Kreditokaz facts',
      ...(etag && { 'if-none-match': etag }),
      ...(lastModified && { 'if-modified-since': lastModified }),
    },
  })
}

async function bodyOf(response: Response): Promise<string> {
  if (!response.ok) {
    await response.body?.cancel()
    const isElsewhere = response.status >= 300 && response.status < 400
    throw new BadAnswer(isElsewhere ? 'it redirects, which is not followed' : `it answers ${response.status}`)
  }
  try {
    const bytes = await boundedBytes(response, MAX_BYTES)
    if (bytes === undefined) throw new BadAnswer('its answer is longer than 256 kB')
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch (error) {
    throw error instanceof BadAnswer ? error : new BadAnswer(reason(error))
  }
}

function reason(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer within 10 s'
  if (error instanceof TypeError && error.message.includes('encoded data')) return 'its answer is not UTF-8'
  return `it cannot be asked (${error instanceof CodedError ? error.code : errorCode(error)})`
}

function validators(headers: Headers): Pick<Answer, 'etag' | 'lastModified'> {
  return { etag: headers.get('etag') ?? undefined, lastModified: headers.get('last-modified') ?? undefined }
}
