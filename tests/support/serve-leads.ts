/** As `server/main.ts`, with pages of one line: to render and precompress the real ones takes half of a start. */
import { registerHooks } from 'node:module'
import { serve } from '#server/serve.ts'

const pages = new URL('./fake-pages.ts', import.meta.url).href

registerHooks({
  resolve: (specifier, context, resolve) =>
    resolve(specifier.endsWith('/dist/server/entry-server.js') ? pages : specifier, context),
})
await serve(process.env)
