// `npm run shots`: takes the screenshots of every page in docs/shots/.
import { runCommand } from './child.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { provide } from './provide.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: true })
provide(['chromium'])
const node = runtime()
ensureBuilt(node)
await runCommand(node, ['tests/support/take-shots.ts'])
