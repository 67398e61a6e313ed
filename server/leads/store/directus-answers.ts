/** Reading what a Directus answers; its texts are never repeated, for they may quote what was sent. */
import { CodedError } from '#server/base/error-code.ts'
import { boundedBytes } from '#server/http/bounded-bytes.ts'

const MAX_ANSWER_BYTES = 1_000_000

/** Codes and fields of a 400; empty when the body is not Directus's error envelope. */
export async function readErrors(response: Response): Promise<{ code: string; field: string | undefined }[]> {
  const body = await readJson(response)
  const errors = isRecord(body) && Array.isArray(body.errors) ? (body.errors as unknown[]) : []
  return errors.flatMap((error) => {
    const extensions = isRecord(error) ? error.extensions : undefined
    if (!isRecord(extensions) || typeof extensions.code !== 'string') return []
    const { code, field } = extensions
    return [{ code, field: typeof field === 'string' && /^\w{1,64}$/.test(field) ? field : undefined }]
  })
}

/** The items of an answer, or undefined when it is none of a list of items. */
export async function readItems(response: Response): Promise<Record<string, unknown>[] | undefined> {
  const body = response.ok ? await readJson(response) : undefined
  if (!isRecord(body) || !Array.isArray(body.data)) return undefined
  return (body.data as unknown[]).filter(isRecord)
}

/** Directus failed for a reason other than the lead itself. */
export function unavailable({ status }: Response): CodedError {
  return new CodedError(`HTTP-${status}`, 'Directus cannot be used.')
}

/** The body as JSON, or undefined when it is not JSON or longer than `MAX_ANSWER_BYTES`. */
async function readJson(response: Response): Promise<unknown> {
  const bytes = await boundedBytes(response, MAX_ANSWER_BYTES)
  try {
    return bytes && JSON.parse(bytes.toString())
  } catch {
    return undefined // not JSON: the caller decides what that means
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
