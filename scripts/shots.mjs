// `npm run shots`: small pictures of every page, as the README shows them.
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
