/** Entry point: `node server/main.ts` serves the built site. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before any other import, for starts without the launcher, which sets NODE_COMPILE_CACHE: without a cache a start takes
// half as long again.
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)))

const { serve } = await import('./serve.ts')
await serve(process.env)
