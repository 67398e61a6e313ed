// `npm run dev`: serves the site from the sources, with hot reload.
import { runServer } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: true })
await runServer(runtime(), ['server/dev.ts'])
