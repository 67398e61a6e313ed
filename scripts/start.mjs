// `npm start`: installs and builds if necessary, then serves.
import { runServer } from './child.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: false })
const node = runtime()
ensureBuilt(node)
await runServer(node, ['server/main.ts'])
