/**
 * As `server/main.ts`, on a clock that a test sets: the file CLOCK_FILE holds the moment, and is read anew whenever it
 * changes. Time goes on from there.
 */
import { readFileSync, statSync } from 'node:fs'
import { FIRST_CHECK } from '#core/facts/fact.ts'

const file = process.env.CLOCK_FILE ?? ''
const Machine = Date
let aheadMs = 0
let read = ''

function look(): void {
  const stamp = String(statSync(file).mtimeMs)
  if (stamp === read) return
  const moment = readFileSync(file, 'utf8')
  if (!moment.endsWith('Z')) return // still being written
  read = stamp
  aheadMs = Machine.parse(moment) - Machine.now()
  console.log(`The clock is set to ${moment}`)
}

globalThis.Date = class extends Machine {
  constructor(...parts: [] | [number | string | Date]) {
    if (parts.length === 0) super(Machine.now() + aheadMs)
    else super(...parts)
  }
  static override now(): number {
    return Machine.now() + aheadMs
  }
} as DateConstructor
look()
setInterval(look, 50).unref()

const { serve } = await import('#server/serve.ts')
await serve(process.env, () => new Date(`${FIRST_CHECK}T12:00:00Z`))
