import { json } from '#server/http/responses.ts'

/** Codes of the Directus wire format, contract "Facts of the Directus wire". */
const STATUS = {
  FAILED_VALIDATION: 400,
  INVALID_PAYLOAD: 400,
  INVALID_FOREIGN_KEY: 400,
  FORBIDDEN: 403,
  METHOD_NOT_ALLOWED: 405,
  CONTENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

type ErrorCode = keyof typeof STATUS

/** What is wrong, and what else the envelope tells of it. */
type Problem = { message: string; field?: string; type?: string }

/** One error in the envelope, with the status that belongs to its code. */
export function apiError(code: ErrorCode, message: string, headers?: Record<string, string>): Response {
  return apiErrors(code, [{ message }], headers)
}

/** Several errors of one kind, such as one for each field. */
export function apiErrors(code: ErrorCode, problems: Problem[], headers?: Record<string, string>): Response {
  const errors = problems.map(({ message, ...details }) => ({ message, extensions: { code, ...details } }))
  return json({ errors }, STATUS[code], headers)
}
