// Provides the named programs, in a process of its own: package managers are waited for without leaving time for others.
import { provide } from '#scripts/provide.mjs'

provide(/** @type {import('#scripts/provide.mjs').ToolName[]} */ (process.argv.slice(2)))
