/** As `server/main.ts`, with pages of one line: rendering and pressing the real ones takes half of what a start costs. */
import { registerHooks } from 'node:module'

registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(specifier.endsWith('/dist/server/entry-server.js') ? '#tests/support/fake-pages.ts' : specifier, context),
})
const { serve } = await import('#server/serve.ts')
await serve(process.env)
