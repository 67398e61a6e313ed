// `npm run dev`: the same site with hot reload, from the sources.
import { runServer } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: true })
await runServer(runtime(), ['server/dev.ts'])
