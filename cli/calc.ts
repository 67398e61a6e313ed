import { calcCommand } from './calc-command.ts'

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader has closed the pipe, as in `calc … | head`.
  if (error.code === 'EPIPE') process.exit(0)
  process.stderr.write(`calc: the answer cannot be written (${error.message}).\n`)
  process.exit(1)
})

process.exitCode = await calcCommand(process.argv.slice(2), process)
