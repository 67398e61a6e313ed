/** Starting and stopping programs in tests. */
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { until } from './until.ts'

const ANSWER_WITHIN_MS = 10_000 // then asked again
const END_WITHIN_MS = 60_000 // a shutdown waits for a mail in transit

export function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}

/** Stops a program with a signal and waits until it has exited. @returns its exit code */
export async function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  if (isRunning(child)) {
    const exited = once(child, 'exit')
    const giveUp = setTimeout(() => child.kill('SIGKILL'), END_WITHIN_MS)
    child.kill(signal)
    await exited
    clearTimeout(giveUp)
  }
  return child.exitCode
}

/** Whether a URL answers with 2xx. */
export function isServing(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  )
}

/** Waits until a started program serves a URL. @throws when it does not, after stopping it */
export async function untilServing(child: ChildProcess, url: string): Promise<void> {
  try {
    await until(async () => !isRunning(child) || (await isServing(url)))
    if (!isRunning(child)) throw new Error(`${child.spawnfile} ended before it served ${url}.`)
  } catch (error) {
    await end(child, 'SIGKILL')
    throw error
  }
}
