/** `npm run facts`: which dated facts need looking after. */
import { factsCommand } from './facts-command.ts'

process.exitCode = await factsCommand(process.argv.slice(2), process)
