import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addVariant, type Compressed, isCompressed, type Representation } from './representation.ts'

const worker = fileURLToPath(new URL('./press-worker.ts', import.meta.url))

/**
 * Gives texts their smallest forms, in a process of its own: it takes seconds, and the 40 MB that the encoder would
 * leave behind go with it.
 *
 * @throws when the process cannot be started or ends early; the light forms stay
 */
export async function pressAll(files: Iterable<Representation>): Promise<void> {
  const child = fork(worker, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
  child.channel?.unref() // a server that stops does not wait for it
  child.unref()
  try {
    await once(child, 'spawn')
    for (const file of files) {
      if (!isCompressed(file)) continue
      const forms = await ask(child, file.variants.identity.body)
      for (const encoding of ['br', 'gzip'] as const) addVariant(file, encoding, forms[encoding])
    }
  } finally {
    child.kill()
  }
}

function ask(child: ChildProcess, bytes: Uint8Array): Promise<Record<Compressed, Uint8Array>> {
  return new Promise((resolve, reject) => {
    const ended = (code: number | null) => reject(new Error(`The compressing process ended with code ${code}.`))
    child.once('exit', ended)
    child.once('message', (forms: Record<Compressed, Uint8Array>) => {
      child.off('exit', ended)
      resolve(forms)
    })
    child.send(bytes, (error) => error && reject(error))
  })
}
