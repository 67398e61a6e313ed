// `npm run build`: builds without serving, for container images and hosts that start the server themselves.
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { runtime } from './runtime.mjs'

ensureInstalled({ dev: false })
ensureBuilt(runtime())
