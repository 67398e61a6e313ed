import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

const MAX_UNWRITTEN = 1024 * 1024 // bytes that wait for room; what comes after them is dropped

/**
 * The process's log: one JSON object a line on standard error, so that standard output keeps its one line with the
 * address. Every entry has a stable `event`; names, mails, phones and query strings are never passed in.
 */
export function createLog(level: LogLevel): Log {
  // Synchronous: the last words of a dying process must not be lost.
  const out = destination({ dest: 2, sync: true, maxLength: MAX_UNWRITTEN })
  out.on('error', () => {}) // no room for the log, which may lie on the disk that is full: the site goes on without
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: stdTimeFunctions.isoTime,
      messageKey: 'text',
      serializers: { error: describeError },
    },
    out,
  )
}

/** What an operator needs of an error of ours: not its other properties, where drivers put the values of a row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { message, stack } = error
  return { message, stack, ...('code' in error && { code: String(error.code) }) }
}
