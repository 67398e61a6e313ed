/** `npm run owner -- ask`: one question after another, each answer written into the file at once. */
import { readFileSync, realpathSync, statSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { createInterface } from 'node:readline'
import { isDeepStrictEqual } from 'node:util'
import { sampleFields } from '#content/business.ts'
import { ownerSample } from '#content/owner-sample.ts'
import { ownerTerminal as words } from '#content/owner-terminal.ts'
import type { IsoDate } from '#core/money/date.ts'
import type { BusinessField } from '#core/owner/owner-data.ts'
import { placeFile } from '#server/base/place-file.ts'
import { type NewValue, withRow, withValue } from '#server/owner/edit-toml.ts'
import { readOwnerBytes } from '#server/owner/owner-file.ts'

/** One step of an answer: what is written where. */
type Edit = (text: string) => string
/** Asks until the answer is one that the checker takes; undefined where the owner skips or ends. */
type Question = (prompt: string) => Promise<string | undefined>
type Session = {
  question: Question
  hasEnded: () => boolean
  save: (edit: Edit, field: BusinessField) => Promise<boolean>
}

/** @returns the exit code */
export async function ask(file: string, today: IsoDate): Promise<number> {
  const path = existing(file)
  const first = readOwnerBytes(textOf(path), basename(path), today)
  if (!first.ok) return say(`${first.faults.join('\n')}\n${words.mendFirst}`, 1)
  const missing = sampleFields(first.owner)
  if (missing.length === 0) return say(words.complete, 0)
  say(words.askIntroduction(file, missing.length), 0)

  const { question, hasEnded, close, wasInterrupted } = questions()
  const session: Session = { question, hasEnded, save: saver(path, today) }
  for (const [index, field] of missing.entries()) {
    if (hasEnded()) break
    say(`\n${index + 1}/${missing.length} ${words.questions[field]}`, 0)
    await askFor(field, session)
  }
  close()
  const last = readOwnerBytes(textOf(path), basename(path), today)
  const left = last.ok ? sampleFields(last.owner).length : 0
  return say(`\n${left === 0 ? words.complete : words.askLater(left)}`, wasInterrupted() ? 130 : 0)
}

async function askFor(field: BusinessField, session: Session): Promise<void> {
  if (field === 'processors') return askForProcessors(session)
  if (field === 'partnerBanks') return askForBanks(session)
  for (;;) {
    const answer = await session.question('> ')
    if (answer === undefined) return
    if (await session.save(editOf(field, answer), field)) return
  }
}

/** What an answer writes; several words for the fields that have several keys or a list. */
function editOf(field: BusinessField, answer: string): Edit {
  const path = words.keys[field].split('.')
  if (field === 'geo') {
    const [latitude = '', longitude = ''] = answer.match(/-?\d+(?:[.,]\d+)?/g) ?? []
    const number = (text: string): NewValue => (text === '' ? text : Number(text.replace(',', '.')))
    return (text) =>
      withValue(withValue(text, ['kontakt', 'sirina'], number(latitude)), ['kontakt', 'duzina'], number(longitude))
  }
  if (field !== 'workingWeekdays') return (text) => withValue(text, path, answer)
  const days = answer
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .split(/[\s,]+/)
  return (text) =>
    withValue(
      text,
      path,
      days.filter((day) => day !== '').map((day) => day.slice(0, 3)),
    )
}

async function askForBanks(session: Session): Promise<void> {
  const { question, save } = session
  const banks: string[] = []
  for (;;) {
    const bank = await question(words.nextBank(banks.length + 1))
    if (bank === undefined) break
    banks.push(bank)
  }
  if (banks.length === 0) return
  if (!(await save((text) => withValue(text, ['posao', 'banke'], banks), 'partnerBanks'))) await askForBanks(session)
}

async function askForProcessors({ question, save }: Session): Promise<void> {
  for (;;) {
    const answers: string[] = []
    for (const prompt of words.processorQuestions) {
      const answer = await question(prompt)
      if (answer === undefined) return
      answers.push(answer)
    }
    const [naziv = '', posao = '', drzava = ''] = answers
    await save((text) => withRow(text, ['privatnost', 'obradjivaci'], { naziv, posao, drzava }), 'processors')
  }
}

/** Reads lines as they come, so that several that are pasted at once answer several questions. */
function questions() {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answers = lines[Symbol.asyncIterator]()
  let [isOver, isInterrupted, isClosed] = [false, false, false]
  lines.on('close', () => {
    isClosed = true
  })
  const interrupt = () => {
    isInterrupted = true
    lines.close()
  }
  lines.on('SIGINT', interrupt) // Ctrl-C at a terminal
  process.once('SIGINT', interrupt) // the signal, otherwise
  const question: Question = async (prompt) => {
    if (isOver) return undefined
    lines.setPrompt(prompt)
    if (isClosed)
      process.stdout.write(prompt) // the last of many lines that were pasted, or piped, at once
    else lines.prompt()
    const { value, done } = await answers.next()
    isOver = done === true || isInterrupted
    const answer = done ? '' : value.trim()
    return answer === '' || isInterrupted ? undefined : answer
  }
  return { question, hasEnded: () => isOver, close: () => lines.close(), wasInterrupted: () => isInterrupted }
}

/** Writes an answer if the checker takes it, and nothing else in the file changes by it. */
function saver(path: string, today: IsoDate): Session['save'] {
  return async (edit, field) => {
    const before = textOf(path) // anew each time: an editor may have saved meanwhile
    const after = edit(before.toString())
    const [old, now] = [before, Buffer.from(after)].map((bytes) => readOwnerBytes(bytes, basename(path), today))
    const faults = now?.ok === false ? now.faults.map((fault) => fault.replace(/^[^:]*:\d+: /, '')) : []
    const isTheAnswer = (fault: string) => words.keys[field].split(' i ').some((key) => fault.startsWith(key))
    if (faults.length > 0 && faults.every(isTheAnswer)) {
      say(faults.join('\n'), 0)
      return false
    }
    const rest = (read: typeof old) =>
      read?.ok ? { ...read.owner, business: { ...read.owner.business, [field]: 0 } } : read
    const isWritten = now?.ok && now.owner.business[field] !== undefined && isDeepStrictEqual(rest(old), rest(now))
    if (!isWritten) {
      say(words.byHand(words.keys[field]), 0)
      return true // no other answer would help
    }
    await write(path, after)
    return true
  }
}

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  const mode = modeOf(path)
  await placeFile(dirname(path), basename(path), (unfinished) => writeFile(unfinished, text, { mode, flush: true }))
}

function modeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mode ?? 0o644
}

/** The file itself where a link points at it, so that the link stays. */
function existing(file: string): string {
  return statSync(file, { throwIfNoEntry: false }) ? realpathSync(file) : file
}

/** What is in the file; the sample, where there is none yet. */
function textOf(path: string): Buffer {
  return statSync(path, { throwIfNoEntry: false }) ? readFileSync(path) : Buffer.from(ownerSample)
}

function say(text: string, code: number): number {
  process.stdout.write(`${text}\n`)
  return code
}
