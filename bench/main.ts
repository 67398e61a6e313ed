/** `npm run bench`: the benchmarks. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '#tests/support/server.ts'
import { benchBytes } from './bytes.ts'
import { benchCalculatorInput } from './calculator-input.ts'
import { benchEngine } from './engine.ts'
import { benchLeads } from './leads.ts'
import { benchLighthouse } from './lighthouse.ts'
import { load, machine } from './machine.ts'
import { benchNavigation } from './navigation.ts'
import { benchPages } from './pages.ts'
import { benchPressure } from './pressure.ts'
import { benchProcess } from './process.ts'
import { benchReady, benchReadyElsewhere, benchReadyKeys, benchReadySince } from './ready.ts'
import { benchReadyLead } from './ready-lead.ts'
import { type BenchRow, type Effort, isOverBudget, missing } from './row.ts'
import { benchScrolledThrough } from './scrolled-through.ts'
import { table } from './table.ts'

const help = `Measures what docs/performance.md explains, prints one table, and keeps the figures as JSON.

  npm run bench                       everything, medians of five
  npm run bench -- quick              fewer runs, and nothing that has to be installed
  npm run bench -- only=engine,pages  some groups
  npm run bench -- runs=2             medians of so many

Figures over their budget are marked; only a benchmark that cannot run at all fails the command.`

const groups: Record<string, (effort: Effort) => Promise<BenchRow[]>> = {
  bytes: benchBytes,
  ready: benchReady,
  'ready-since': benchReadySince,
  'ready-keys': benchReadyKeys,
  'ready-elsewhere': benchReadyElsewhere,
  'ready-lead': benchReadyLead,
  'ready-scrolled': benchScrolledThrough,
  lighthouse: benchLighthouse,
  navigation: benchNavigation,
  input: benchCalculatorInput,
  engine: benchEngine,
  pages: benchPages,
  leads: benchLeads,
  pressure: benchPressure,
  process: benchProcess,
}
const LONG = ['lighthouse']

const FULL: Effort = { runs: 5, loadSeconds: 2, isQuick: false }
const QUICK: Effort = { runs: 1, loadSeconds: 1, isQuick: true }

type Group = { name: string; seconds: number; loadBefore: number; rows: BenchRow[] }

async function main(words: string[]): Promise<void> {
  if (words.includes('--help')) return console.log(help)
  const isQuick = words.includes('quick')
  const names = namesFor(words, isQuick)
  const began = new Date()
  const results: Group[] = []
  const effort = isQuick ? QUICK : FULL
  const runs = Number(settingOf(words, 'runs') ?? effort.runs)
  for (const name of names) results.push(await measure(name, { ...effort, runs }))

  const isPart = isQuick || runs < FULL.runs || names.length < Object.keys(groups).length
  const file = `bench/results/${began.toISOString().slice(0, 10)}${isPart ? '-part' : ''}.json`
  const record = { date: began.toISOString(), ...machine(), loadAfter: load(), groups: results }
  mkdirSync(join(root, 'bench/results'), { recursive: true })
  writeFileSync(join(root, file), `${JSON.stringify(record, rounded, 2)}\n`)

  const rows = results.flatMap((group) => group.rows)
  const over = rows.filter(isOverBudget).length
  console.log(`\n${table(rows)}\n\n${rows.length} figures, ${over} over budget; kept in ${file}`)
}

function namesFor(words: string[], isQuick: boolean): string[] {
  const only = settingOf(words, 'only')?.split(',')
  const strange = [
    ...words.filter((word) => !/^(quick|only=.*|runs=[1-9]\d?)$/.test(word)),
    ...(only ?? []).filter((name) => !groups[name]),
  ]
  if (strange.length > 0) {
    console.error(`What is ${strange.join(', ')}? There are: quick, runs=1…99, only=${Object.keys(groups).join(',')}.`)
    process.exit(2)
  }
  return only ?? Object.keys(groups).filter((name) => !(isQuick && LONG.includes(name)))
}

/** What follows `name=` in one of the words. */
function settingOf(words: string[], name: string): string | undefined {
  return words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1)
}

async function measure(name: string, effort: Effort): Promise<Group> {
  process.stderr.write(`${name}…`)
  const loadBefore = load()
  const began = performance.now()
  const seconds = () => Math.round((performance.now() - began) / 1000)
  try {
    const rows = (await groups[name]?.(effort)) ?? []
    process.stderr.write(` ${seconds()} s\n`)
    return { name, seconds: seconds(), loadBefore, rows }
  } catch (error) {
    console.error(error)
    process.exitCode = 1
    return { name, seconds: seconds(), loadBefore, rows: [missing(name, `failed: ${firstLine(error)}`)] }
  }
}

function firstLine(error: unknown): string {
  return String(error).split('\n')[0] ?? ''
}

/** Rounds to five significant digits, more than any measurement here has. */
function rounded(_key: string, value: unknown): unknown {
  return typeof value === 'number' ? Number(value.toPrecision(5)) : value
}

await main(process.argv.slice(2))
