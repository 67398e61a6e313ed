import { destination, type Logger, pino, stdTimeFunctions } from 'pino'

export type Log = Logger

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'

const MAX_UNWRITTEN = 1024 * 1024 // bytes buffered while the disk is full; what comes after them is dropped

/**
 * The process's log: one JSON object per line on standard error, because standard output carries only the line with the
 * address. Every entry has a stable `event`; names, mail addresses, phone numbers and query strings are never passed in.
 */
export function createLog(level: LogLevel): Log {
  // Synchronous: the last entries of a crashing process must not be lost.
  const out = destination({ dest: 2, sync: true, maxLength: MAX_UNWRITTEN })
  out.on('error', () => {}) // the log's own disk may be full: the site goes on without it
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

/** Message, stack and code; not the other properties, where drivers put the values of a row. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return String(error)
  const { message, stack } = error
  return { message, stack, ...('code' in error && { code: String(error.code) }) }
}
