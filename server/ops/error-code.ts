/** An error of ours that a log knows by its code, since its message is left out there. */
export class CodedError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * What went wrong as one word that is safe to log: `ECONNREFUSED`, `SQLITE_FULL`, `53100`.
 *
 * Messages of databases and mail servers may repeat what they were given, names and phones included, so they are left out.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // Node, pg, better-sqlite3 and nodemailer all put it there
  if (typeof code === 'string' && /^[\w.-]{1,64}$/.test(code)) return code
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause // fetch hides the network's word there
  return inner instanceof Error ? errorCode(inner) : error.name
}
