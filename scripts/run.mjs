// `node scripts/run.mjs cli/leads.ts list`: a terminal command from a fresh clone, on the pinned Node.js.
import { runCommand } from './child.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: false })
await runCommand(runtime(), process.argv.slice(2))
