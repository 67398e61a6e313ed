/** `node server/main.ts` serves the site; `serve.ts` says how. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before anything else is loaded, where the launcher has not set NODE_COMPILE_CACHE: a start that has to compile takes
// half as long again.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))

const { serve } = await import('./serve.ts')
await serve(process.env)
