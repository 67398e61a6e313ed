/** The child process of `precompress`: answers each text with its best-compressed variants. */
import { constants, setPriority } from 'node:os'
import { compressed } from './compressed.ts'

setPriority(constants.priority.PRIORITY_LOW) // visitors come first

process.on('message', (bytes: Uint8Array) => {
  const forms = { br: compressed(bytes, 'br', 'best'), gzip: compressed(bytes, 'gzip', 'best') }
  process.send?.(forms, () => {}) // a failure means that the server has exited, and this process follows
})
