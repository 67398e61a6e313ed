import { parseArgs } from 'node:util'
import { allFacts, builtInFacts } from '#core/facts/all-facts.ts'
import { type Fact, NOTICE_DAYS, REVIEW_DAYS, review } from '#core/facts/fact.ts'
import { dayInBelgrade, isIsoDate } from '#core/money/date.ts'

const help = `Which dated facts (limits, caps, tariffs, rates) need looking after.

  npm run --silent facts [-- --on YYYY-MM-DD]

Exit code 1 when a fact that a page relies on has run out, or was not checked for ${REVIEW_DAYS} days.
`

process.exitCode = run(process.argv.slice(2))

function run(args: string[]): number {
  let values: { on?: string | undefined; help: boolean }
  try {
    values = parseArgs({ args, options: { on: { type: 'string' }, help: { type: 'boolean', default: false } } }).values
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
  if (values.help) return print(help, 0)
  const today = values.on ?? dayInBelgrade(new Date())
  if (!isIsoDate(today)) return refuse(`--on is "${today}"; expected YYYY-MM-DD.`)

  const facts = allFacts(builtInFacts)
  const { stale, expiring, missing } = review(facts, today)
  const sections = [
    ...section(`Shown, but not checked for ${REVIEW_DAYS} days`, stale),
    ...section(`Run out within ${NOTICE_DAYS} days`, expiring),
    ...section('Ran out; pages are silent about them', missing),
  ]
  const summary = `${facts.length} facts on ${today}: ${stale.length} stale, ${expiring.length} expiring, ${missing.length} missing`
  return print(`${[...sections, summary].join('\n')}\n`, stale.length + missing.length > 0 ? 1 : 0)
}

function section(title: string, facts: Fact<string, unknown>[]): string[] {
  if (facts.length === 0) return []
  const lines = facts.map(
    ({ fact, currency, validTo, checkedOn, grade, source }) =>
      `  ${fact}${currency ? ` (${currency})` : ''}, valid to ${validTo ?? 'no known end'}, ${grade}, checked ${checkedOn}: ${source}`,
  )
  return [title, ...lines, '']
}

function print(text: string, code: number): number {
  process.stdout.write(text)
  return code
}

function refuse(reason: string): number {
  process.stderr.write(`facts: ${reason}\n`)
  return 1
}
