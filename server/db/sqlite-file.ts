import { setTimeout as pause } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { CodedError } from '#server/base/error-code.ts'
import type { Answer, Question, Reply } from './sqlite-thread.ts'

/** A SQLite file that another thread holds: this one never waits for its disk. */
export type SqliteFile = {
  /**
   * @param waitMs how long to wait while another process holds the file's lock; by default `LOCK_WAIT_MS`. Time in which
   *   this process stood still does not count.
   */
  ask: (question: Question, waitMs?: number) => Promise<Answer>
  /** Waits until nobody else in this process writes. @returns ends the turn; calling it twice does nothing */
  takeTurn: () => Promise<() => void>
  /** Closes the file and ends the thread. */
  close: () => Promise<void>
}

/** How long a query waits for another process's lock before it fails with `SQLITE_BUSY`. */
export const LOCK_WAIT_MS = 5000
const LOCK_RETRY_MS = 10
const STALL_MS = 100 // a try that takes longer: this process stood still, and the lock may be free by now

/** Opens the file in a thread of its own; where that fails, every question fails with the reason. */
export function sqliteFile(path: string): SqliteFile {
  const thread = new Worker(new URL('./sqlite-thread.ts', import.meta.url), { workerData: path, execArgv: [] })
  thread.unref() // holds the process only while a question is open
  const waiting = new Map<number, PromiseWithResolvers<Answer>>()
  let asked = 0

  thread.on('message', (reply: Reply) => {
    const asker = waiting.get(reply.id)
    waiting.delete(reply.id)
    if (waiting.size === 0) thread.unref()
    if ('answer' in reply) asker?.resolve(reply.answer)
    else asker?.reject(failure(reply.failure))
  })

  function askOnce(question: Question): Promise<Answer> {
    const answer = Promise.withResolvers<Answer>()
    if (waiting.size === 0) thread.ref()
    asked += 1
    waiting.set(asked, answer)
    thread.postMessage({ id: asked, question })
    return answer.promise
  }

  let lastTurn = Promise.resolve()
  let closed: Promise<Answer> | undefined
  return {
    async ask(question, waitMs = LOCK_WAIT_MS) {
      for (let waitedMs = 0; ; ) {
        const start = performance.now()
        try {
          return await askOnce(question)
        } catch (error) {
          if (!isBusy(error) || waitedMs >= waitMs) throw error
          await pause(LOCK_RETRY_MS)
          waitedMs += Math.min(performance.now() - start, STALL_MS)
        }
      }
    },
    async takeTurn() {
      const { promise, resolve } = Promise.withResolvers<void>()
      const before = lastTurn
      lastTurn = promise
      await before
      return resolve
    },
    async close() {
      closed ??= askOnce({ kind: 'close' }) // once: afterwards nobody answers
      await closed
    },
  }
}

function failure({ code, message }: { code: string | undefined; message: string }): Error {
  return code === undefined ? new Error(message) : new CodedError(code, message)
}

/** Whether another process held the lock. */
function isBusy(error: unknown): boolean {
  return error instanceof CodedError && error.code.startsWith('SQLITE_BUSY')
}
