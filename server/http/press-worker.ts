/** The process that `pressAll` starts: answers every text it is sent with its smallest forms. */
import { constants, setPriority } from 'node:os'
import { compressed } from './compressed.ts'

setPriority(constants.priority.PRIORITY_LOW) // it has time; visitors have not

process.on('message', (bytes: Uint8Array) => {
  const forms = { br: compressed(bytes, 'br', 'best'), gzip: compressed(bytes, 'gzip', 'best') }
  process.send?.(forms, () => {}) // cannot be sent: the server has ended, and this process does so with it
})
