/** As `server/main.ts`, with pages of one line: to render and precompress the real ones takes half of a start. */
import { serve } from '#server/serve.ts'
import { replaceModule } from './replace-module.ts'

replaceModule('/dist/server/entry-server.js', './fake-pages.ts')
await serve(process.env)
