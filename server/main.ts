/** Entry point: `node server/main.ts` serves the built site. */
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// Before any other import, for starts without the launcher, which sets NODE_COMPILE_CACHE: without a cache a start takes
// half as long again.
const cache = fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url))
enableCompileCache(cache)
process.env.NODE_COMPILE_CACHE ??= cache // read by threads and children: without it SQLite's thread takes 11 MB more

const { serve } = await import('./serve.ts')
await serve(process.env)
