// `npm run bench`: the benchmarks, on the built site.
import { runCommand } from './child.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { provide } from './provide.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: true })
const node = runtime()
if (!process.argv.includes('--help')) {
  provide(['chromium', 'postgres', 'nginx', 'wrk']) // nginx: the control for pages; wrk: generates the load
  ensureBuilt(node)
}
await runCommand(node, ['bench/main.ts', ...process.argv.slice(2)])
