/** Reads `podaci.toml` and keeps the last good copy of what it says. */
import { readFileSync, statSync } from 'node:fs'
import { basename } from 'node:path'
import { ownerProblems, unreadableFile } from '#content/owner-file.ts'
import type { IsoDate } from '#core/money/date.ts'
import { nothingTold, type OwnerData } from '#core/owner/owner-data.ts'
import type { Problem } from '#core/owner/owner-problems.ts'
import { readOwner } from '#core/owner/read-owner.ts'
import { errorCode } from '#server/base/error-code.ts'
import type { OwnerFile } from '#server/config.ts'
import { readToml } from './toml.ts'

/** What the file says, or one line for each of its faults: `podaci.toml:12: kontakt.telefon: …`. */
export type ReadOwnerFile = { ok: true; owner: OwnerData; isThere: boolean } | { ok: false; faults: string[] }

const LARGEST_BYTES = 256 * 1024
export const MOST_FAULTS = 10

/** Reads and checks the file. */
export function readOwnerFile({ path, isAsked }: OwnerFile, today: IsoDate): ReadOwnerFile {
  const name = basename(path)
  const whole = (why: keyof typeof unreadableFile): ReadOwnerFile => ({
    ok: false,
    faults: [`${name}:1: ${unreadableFile[why]}`],
  })
  let bytes: Uint8Array
  try {
    const { size } = statSync(path)
    if (size > LARGEST_BYTES) return whole('too-large')
    bytes = readFileSync(path)
  } catch (error) {
    const code = errorCode(error)
    if (code === 'ENOENT') return isAsked ? whole('missing') : { ok: true, owner: nothingTold, isThere: false }
    return whole(code === 'EISDIR' ? 'not-a-file' : 'not-readable')
  }
  return readOwnerBytes(bytes, name, today)
}

/** The same for bytes that have been read already. */
export function readOwnerBytes(bytes: Uint8Array, name: string, today: IsoDate): ReadOwnerFile {
  const toml = readToml(bytes)
  if (!toml.ok) {
    const { line, key, why } = toml
    return { ok: false, faults: [`${name}:${line}: ${key === undefined ? '' : `${key}: `}${unreadableFile[why]}`] }
  }
  const read = readOwner(toml.value, today)
  if (read.ok) return { ...read, isThere: true }
  const lined = read.problems.map((problem) => ({ problem, line: toml.lineOf(problem.path) }))
  const faults = lined
    .toSorted((a, b) => a.line - b.line)
    .map(({ problem, line }) => `${name}:${line}: ${faultText(problem)}`)
  return { ok: false, faults: faults.slice(0, MOST_FAULTS) }
}

/** `kontakt.telefon: …`; rows of a list are counted from 1, as people count. */
export function faultText({ path, code, detail = '' }: Problem): string {
  const key = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join('.')
  return `${key}: ${ownerProblems[code](detail)}`
}
