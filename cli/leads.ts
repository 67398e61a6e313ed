/** `npm run leads -- <command>`: manages leads, for the staff of the business. The texts are in content/. */
import { leadTerminal as words } from '#content/lead-terminal.ts'
import { errorCode } from '#server/base/error-code.ts'
import { readConfig } from '#server/config.ts'
import { UnfitDatabase } from '#server/db/ledger.ts'
import { commands, UnopenedDatabase, UsageError } from './lead-commands.ts'

const EXIT_FAILED = 1
const EXIT_USAGE = 2

/** Runs one command. @returns the exit code */
async function main([name, ...rest]: string[]): Promise<number> {
  if (name === '--help' || name === '-h' || name === 'help' || rest.includes('--help')) {
    process.stdout.write(words.help)
    return 0
  }
  const command = commands.get(name ?? '')
  if (command === undefined) return misused(name === undefined ? words.noCommand : words.unknownCommand(name))

  const settings = readConfig(process.env)
  if (!settings.ok) return failed(settings.problem)
  try {
    return await command(rest, settings.config)
  } catch (error) {
    if (error instanceof UsageError) return misused(error.message)
    if (error instanceof UnfitDatabase || error instanceof UnopenedDatabase) return failed(error.message)
    return failed(words.databaseFailed(errorCode(error))) // anything else comes from the database
  }
}

function misused(problem: string): number {
  process.stderr.write(`${problem} ${words.seeHelp}\n`)
  return EXIT_USAGE
}

function failed(problem: string): number {
  process.stderr.write(`${problem}\n`)
  return EXIT_FAILED
}

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0) // the reader has closed the pipe, as in `| head`
  process.exit(failed(words.notWritten(errorCode(error))))
})
process.exitCode = await main(process.argv.slice(2))
