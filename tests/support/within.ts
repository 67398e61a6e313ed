/**
 * What a promise comes to. A test that runs out of time does not say at which promise it stood still: this does.
 *
 * @throws Error that names what was awaited, when it has not come by then
 */
export async function within<T>(ms: number, what: string, promise: Promise<T>): Promise<T> {
  const late = new Error(`Not there within ${ms} ms: ${what}`) // made here, where the stack still knows who asked
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
