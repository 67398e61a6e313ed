import { resolve } from 'node:path'
import { sampleFields } from '#content/business.ts'
import { ownerSample } from '#content/owner-sample.ts'
import { ownerTerminal as words } from '#content/owner-terminal.ts'
import { allFacts, builtInFacts } from '#core/facts/all-facts.ts'
import { dayInBelgrade } from '#core/money/date.ts'
import { readOwnerFile } from '#server/owner/owner-file.ts'
import { ask } from './owner-ask.ts'

/** What the command reads and writes: the process, or a test's. A session of `ask` is with the process itself. */
type Terminal = { env: NodeJS.ProcessEnv; stdout: Texts; stderr: Texts }
type Texts = { write: (text: string) => unknown }

/** Runs the command. @returns its exit code */
export async function ownerCommand([command, file]: string[], terminal: Terminal): Promise<number> {
  const { OWNER_FILE } = terminal.env
  const path = file ?? OWNER_FILE ?? 'data/podaci.toml'
  switch (command) {
    case 'sample':
      return print(terminal, ownerSample, 0)
    case 'names':
      return print(terminal, `${names().join('\n')}\n`, 0)
    case 'check':
      return check(terminal, path, (file ?? OWNER_FILE) !== undefined)
    case 'ask':
      return ask(path, dayInBelgrade(new Date()))
    case undefined:
    case '--help':
      return print(terminal, words.help, 0)
    default:
      terminal.stderr.write(`${words.unknownCommand(command)}\n`)
      return 1
  }
}

/** Tells every fault, or what is still missing. */
function check(terminal: Terminal, file: string, isAsked: boolean): number {
  const read = readOwnerFile({ path: resolve(file), isAsked }, dayInBelgrade(new Date()))
  if (!read.ok) return print(terminal, `${read.faults.join('\n')}\n`, 1)
  const missing = sampleFields(read.owner).map((field) => `  ${words.keys[field]}`)
  const rest = missing.length === 0 ? [words.complete] : [words.missing, ...missing]
  return print(terminal, `${[read.isThere ? words.good(file) : words.absent(file), ...rest].join('\n')}\n`, 0)
}

/** `nominal.consumer (RSD, EUR)`, each fact that the owner may confirm. */
function names(): string[] {
  const byName = Map.groupBy(allFacts(builtInFacts), ({ fact }) => fact)
  return [...byName].map(([name, rows]) => {
    const currencies = [...new Set(rows.flatMap(({ currency }) => currency ?? []))]
    return currencies.length === 0 ? name : `${name} (${currencies.join(', ')})`
  })
}

function print({ stdout }: Terminal, text: string, code: number): number {
  stdout.write(text)
  return code
}
