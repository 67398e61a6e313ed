/** An error with a code of its own for the log, which leaves messages out. */
export class CodedError extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/**
 * Why a database could not be opened, for the operator: unlike those of queries, these messages quote no lead and no
 * password. The error of a host with two addresses, both refused, has none.
 */
export function openingFailure(error: unknown): string {
  return (error instanceof Error && error.message) || errorCode(error)
}

/**
 * An error as a code that is safe to log: `ECONNREFUSED`, `SQLITE_FULL`, `53100`.
 *
 * Messages of databases and mail servers may quote their input, names and phone numbers included, so they are left out.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // Node, pg, better-sqlite3 and nodemailer all put it there
  if (typeof code === 'string' && /^[\w.-]{1,64}$/.test(code)) return code
  // `cause` is where fetch puts the network error.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  return inner instanceof Error ? errorCode(inner) : error.name
}
