/**
 * Awaits a promise with a timeout: a test's own timeout does not say which promise was pending.
 *
 * @throws Error that names what was awaited
 */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const late = new Error(`Not there within ${ms} ms: ${what}`) // created here, for a stack trace with the caller
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(late), ms)
  })
  try {
    return await Promise.race([promise, end])
  } finally {
    clearTimeout(timer)
  }
}
