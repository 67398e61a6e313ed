import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type Answer, type AnswerRow, answer, answerLine } from './calc-answer.ts'
import { type InputLine, inputLines } from './input-lines.ts'

const help = `The loan engine at a terminal: the same figures as the pages, without the products' limits.

  npm run --silent calc -- --amount 80000 --rate 4.5 --months 360 --fee-percent 0.5

  --amount SUM            sum borrowed, 0.01 to 1000000000000
  --rate PERCENT          nominal yearly rate, 0 to 1000 (also --rate-percent)
  --months COUNT          number of instalments, 1 to 1200
  --repayment KIND        annuity (default) or equal-principal
  --grace-months COUNT    interest only, part of the months
  --fee-percent PERCENT   fee at drawdown, percent of the amount
  --fee-fixed SUM         fee at drawdown
  --monthly-cost SUM      paid with every instalment
  --extra MONTH:SUM:MODE  early repayment; MODE is shorten or lower; may be repeated
                          (or a JSON list of {month, amount, mode})
  --flows JSON            cash flows instead of a loan: a list of {months or days, amount};
                          received above 0, paid below; before the drawdown months and days are
                          negative; only the effective rate is answered

  --schedule              with the repayment schedule
  --json                  one JSON object
  --jsonl                 one JSON object a line from standard input (keys: amount, ratePercent, months,
                          repayment, graceMonths, feePercent, feeFixed, monthlyCost, extra, flows), one answer a line
  --help

Exit code 1 when a question cannot be answered; with --jsonl the other lines are answered all the same.
`

/** Longest accepted line of standard input; a century of daily flows needs less. */
const MAX_LINE = 16_000_000
const tooLong: Answer = {
  error: { code: 'line-too-long', message: `The line is longer than ${MAX_LINE} characters.` },
}

/** What the command reads and writes: the process, or a test's streams. */
export type Terminal = { stdin: AsyncIterable<Uint8Array>; stdout: Writable; stderr: Writable }

/** Runs the command. @returns its exit code */
export async function calcCommand(args: string[], { stdin, stdout, stderr }: Terminal): Promise<number> {
  const print = async (text: string): Promise<number> => {
    if (text !== '' && !stdout.write(text)) await new Promise((done) => stdout.once('drain', done))
    return 0
  }
  const refuse = (reason: string): number => {
    stderr.write(`calc: ${reason.replace(/\.$/, '')}. See --help.\n`)
    return 1
  }
  let flags: Flags
  try {
    flags = readFlags(args)
  } catch (error) {
    // Only the first sentence of Node's message, which says what is wrong.
    return refuse(error instanceof Error ? (error.message.split(/\. |\n/)[0] ?? '') : String(error))
  }
  if (flags.help) return print(help)
  if (flags.jsonl) {
    const [beside] = Object.keys(flags.asked)
    // Ignored silently, it would make every answer wrong.
    return beside ? refuse(`with --jsonl, ${beside} stands in the lines`) : answerLines(stdin, print, flags.schedule)
  }

  const result = answer(flags.asked, flags.schedule)
  const hasFailed = 'error' in result
  if (flags.json) {
    await print(`${JSON.stringify(result)}\n`)
    return hasFailed ? 1 : 0
  }
  return hasFailed ? refuse(result.error.message) : print(table(result))
}

type Flags = { help: boolean; json: boolean; jsonl: boolean; schedule: boolean; asked: Record<string, unknown> }

function readFlags(args: string[]): Flags {
  const { values } = parseArgs({
    args: joinNegatives(args),
    options: {
      amount: { type: 'string' },
      rate: { type: 'string' },
      'rate-percent': { type: 'string' },
      months: { type: 'string' },
      repayment: { type: 'string' },
      'grace-months': { type: 'string' },
      'fee-percent': { type: 'string' },
      'fee-fixed': { type: 'string' },
      'monthly-cost': { type: 'string' },
      extra: { type: 'string', multiple: true },
      flows: { type: 'string' },
      schedule: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
      jsonl: { type: 'boolean', default: false },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const { schedule, json, jsonl, help, extra, flows, rate, ...named } = values
  const asked: Record<string, unknown> = {}
  if (rate !== undefined && named['rate-percent'] !== undefined)
    throw new Error('--rate and --rate-percent are the same')
  if (rate !== undefined) asked.ratePercent = rate
  for (const [name, value] of Object.entries(named))
    asked[name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())] = value
  if (extra) asked.extra = extra.flatMap(readExtra)
  if (flows !== undefined) asked.flows = readJson('--flows', flows)
  return { help, json, jsonl, schedule, asked }
}

/** Turns `--rate -1` into `--rate=-1`, because parseArgs takes a negative number for a flag. */
function joinNegatives(args: string[]): string[] {
  const isPair = (flag = '', value = '') => /^--[a-z-]+$/.test(flag) && /^-[\d.]/.test(value)
  return args.flatMap((arg, index) => {
    if (isPair(args[index - 1], arg)) return []
    return isPair(arg, args[index + 1]) ? [`${arg}=${args[index + 1]}`] : [arg]
  })
}

function readExtra(text: string): unknown[] {
  if (/^\s*[[{]/.test(text)) return [readJson('--extra', text)].flat()
  const [month, amount, ...mode] = text.split(':')
  return [{ month, amount, mode: mode.join(':') }]
}

function readJson(flag: string, text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`${flag} is not valid JSON`)
  }
}

/** Answers every line of the input, in order, as it arrives. */
async function answerLines(
  input: Terminal['stdin'],
  print: (text: string) => Promise<number>,
  hasSchedule: boolean,
): Promise<number> {
  let hasFailed = false
  let emptyLines = 0
  const answered = ({ text, isTooLong }: InputLine): string => {
    // Empty lines are answered when another line follows, so that line n of the output answers line n of the input.
    if (text.trim() === '' && !isTooLong) {
      emptyLines++
      return ''
    }
    const before = Array.from({ length: emptyLines }, () => answerLine('', hasSchedule))
    emptyLines = 0
    const answers: Answer[] = [...before, isTooLong ? tooLong : answerLine(text, hasSchedule)]
    hasFailed ||= answers.some((item) => 'error' in item)
    return answers.map((item) => `${JSON.stringify(item)}\n`).join('')
  }
  for await (const lines of inputLines(input, MAX_LINE)) await print(lines.map(answered).join(''))
  return hasFailed ? 1 : 0
}

function table(result: Exclude<Answer, { error: unknown }>): string {
  if (!('instalment' in result)) return `Effective rate  ${result.effectiveRatePercent} %\n`
  const lines: [string, string][] = [
    ['Instalment', result.instalment],
    ['Last instalment', result.lastInstalment],
    ['Months', String(result.months)],
    ['Total interest', result.totalInterest],
    ['Total repayment', result.totalRepayment],
    ['Fees', result.fees],
    ['Total cost', result.totalCost],
    ['Effective rate', `${result.effectiveRatePercent} %`],
  ]
  if (result.interestSaved !== undefined) lines.push(['Interest saved', result.interestSaved])
  const width = Math.max(...lines.map(([, value]) => value.replace(' %', '').length))
  const figures = lines.map(([name, value]) => {
    const [number = '', unit = ''] = value.split(' ')
    return `${name.padEnd(16)}${number.padStart(width)} ${unit}`.trimEnd()
  })
  return `${[...figures, ...(result.schedule ? ['', ...schedule(result.schedule)] : [])].join('\n')}\n`
}

function schedule(rows: AnswerRow[]): string[] {
  const columns = ['month', 'instalment', 'interest', 'principal', 'balance'] as const
  const widths = columns.map((column) => Math.max(column.length, ...rows.map((row) => String(row[column]).length)))
  const line = (cells: string[]) => cells.map((cell, index) => cell.padStart(widths[index] ?? 0)).join('  ')
  return [line([...columns]), ...rows.map((row) => line(columns.map((column) => String(row[column]))))]
}
