import { json } from '#server/http/responses.ts'

/** Error codes of the Directus wire format (contract §11.2) and of HTTP, with their status. */
const STATUS = {
  FAILED_VALIDATION: 400,
  INVALID_PAYLOAD: 400,
  INVALID_FOREIGN_KEY: 400,
  UNAUTHORIZED: 401,
  FORBIDDEN: 403,
  METHOD_NOT_ALLOWED: 405,
  GONE: 410,
  CONTENT_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  REQUESTS_EXCEEDED: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
} as const

type ErrorCode = keyof typeof STATUS

/** One entry of the error envelope. */
type Problem = { message: string; field?: string; type?: string }

/** A response with one error in the envelope, and the status of its code. */
export function apiError(code: ErrorCode, message: string, headers?: Record<string, string>): Response {
  return apiErrors(code, [{ message }], headers)
}

/** A response with several errors of one code, such as one per field, and the status of that code. */
export function apiErrors(code: ErrorCode, problems: Problem[], headers?: Record<string, string>): Response {
  const errors = problems.map(({ message, ...details }) => ({ message, extensions: { code, ...details } }))
  return json({ errors }, STATUS[code], headers)
}
