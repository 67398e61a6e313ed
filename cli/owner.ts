/** `npm run owner -- <command>`: for the owner of the business, in Serbian. */
import { ownerCommand } from './owner-command.ts'

process.exitCode = await ownerCommand(process.argv.slice(2), process)
