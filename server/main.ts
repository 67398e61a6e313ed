/** `node server/main.ts` serves the site; `serve.ts` says how. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded: a start from the cache needs no TypeScript compiler, which is 30 MB of memory and a
// third of the time to the first answer.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))

const { serve } = await import('./serve.ts')
await serve(process.env)
