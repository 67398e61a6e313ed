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

/** Errors of pg and its pool, which have no code; their messages quote nothing. */
const POSTGRES: Record<string, string> = {
  'timeout exceeded when trying to connect': 'PG_POOL_TIMEOUT',
  'timeout expired': 'PG_CONNECT_TIMEOUT',
  'Connection terminated due to connection timeout': 'PG_CONNECT_TIMEOUT',
  'Query read timeout': 'PG_QUERY_TIMEOUT',
  'Connection terminated': 'PG_CONNECTION_LOST',
  'Connection terminated unexpectedly': 'PG_CONNECTION_LOST',
  'Client has encountered a connection error and is not queryable': 'PG_CONNECTION_LOST',
  'Client was closed and is not queryable': 'PG_CONNECTION_LOST',
  'Cannot use a pool after calling end on the pool': 'PG_POOL_CLOSED',
}

/**
 * An error as a code that is safe to log: `ECONNREFUSED`, `SQLITE_FULL`, `53100`.
 *
 * Messages of databases and mail servers may quote their input, names and phone numbers included, so they are left out:
 * an error without code is told by its name and the place that threw it, `Error at client.js:707`.
 */
export function errorCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code } = error as { code?: unknown } // Node, pg, better-sqlite3 and nodemailer all put it there
  if (typeof code === 'string' && /^[\w.-]{1,64}$/.test(code)) return code
  // `cause` is where fetch puts the network error.
  const inner: unknown = error instanceof AggregateError ? error.errors[0] : error.cause
  if (inner instanceof Error) return errorCode(inner)
  return POSTGRES[error.message] ?? (error.name === 'Error' ? `Error${place(error)}` : error.name)
}

/** Where an error was thrown. Its message, with which the stack begins, may look like a place, too. */
function place({ name, message, stack = '' }: Error): string {
  const head = message === '' ? name : `${name}: ${message}`
  const frames = stack.startsWith(head) ? stack.slice(head.length) : ''
  const [, file] = /^\s+at .*?([\w.-]+:\d+):\d+\)?$/m.exec(frames) ?? []
  return file === undefined ? '' : ` at ${file}`
}
