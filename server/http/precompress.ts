import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { addVariant, type Compressed, isCompressed, type Representation } from './representation.ts'

const worker = fileURLToPath(new URL('./precompress-worker.ts', import.meta.url))

/**
 * Compresses texts with `best` effort, in a child process: it takes seconds of CPU, and the 40 MB
 * that the encoder leaves allocated are freed when the process ends.
 *
 * @throws when the process cannot be started or exits early; the `light` variants stay
 */
export async function precompress(files: Iterable<Representation>): Promise<void> {
  const child = fork(worker, { serialization: 'advanced', stdio: ['ignore', 'ignore', 'inherit', 'ipc'], execArgv: [] })
  child.channel?.unref() // does not keep a stopping server alive
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
    // A process that is just ending refuses the bytes before its exit is known; the exit then rejects.
    child.send(bytes, (error) => error && (child.exitCode ?? child.signalCode) !== null && reject(error))
  })
}
