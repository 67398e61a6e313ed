/** The owner's data from a Directus: a singleton and a collection there, read by the same checker as his file. */
import { readFileSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { dayInBelgrade, type IsoDate } from '#core/money/date.ts'
import type { OwnerData } from '#core/owner/owner-data.ts'
import { ownerKeys, readOwner } from '#core/owner/read-owner.ts'
import { CodedError, errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { placeFile } from '#server/base/place-file.ts'
import type { DirectusAccess } from '#server/config.ts'
import { boundedBytes } from '#server/http/bounded-bytes.ts'
import { callService } from '#server/http/call-service.ts'
import type { OwnerSource } from './followed-owner-file.ts'
import { faultText, MOST_FAULTS } from './owner-file.ts'

const TIMEOUT_MS = 10_000
const MAX_ANSWER_BYTES = 1024 * 1024
const POLL_MS = 30_000 // a change is on the site within a minute

/** What Directus has answered. */
type Items = { podaci: Record<string, unknown>; cinjenice: Record<string, unknown>[] }
type Read = { ok: true; owner: OwnerData } | { ok: false; faults: string[] }

type Deps = {
  directus: DirectusAccess
  /** Where the last good copy is kept. */
  copyPath: string
  now: () => Date
  log: Pick<Log, 'warn' | 'info'>
  onOwnerFile: (isOk: boolean) => void
}

/** @throws where neither Directus nor a copy tells the data: a site that would show samples instead must not start */
export async function followDirectusOwner({ directus, copyPath, now, log, onOwnerFile }: Deps): Promise<OwnerSource> {
  const today = () => dayInBelgrade(now())
  let [items, lastFaults, askedAt]: [Items | undefined, string[], number] = [undefined, [], performance.now()]

  const ask = async (): Promise<OwnerData | undefined> => {
    const answer = await askDirectus(directus).catch((error: unknown) => `Directus: ${reason(error)}`)
    if (typeof answer !== 'string' && isDeepStrictEqual(answer, items)) {
      tell([])
      return undefined
    }
    const read = typeof answer === 'string' ? { ok: false as const, faults: [answer] } : readItems(answer, today())
    tell(read.ok ? [] : read.faults)
    if (!read.ok || typeof answer === 'string') return undefined
    items = answer
    await keepCopy(copyPath, answer).catch((error: unknown) =>
      log.warn({ event: 'owner-copy-not-kept', reason: errorCode(error) }),
    )
    return read.owner
  }
  const tell = (faults: string[]) => {
    onOwnerFile(faults.length === 0)
    if (faults.length > 0 && !isDeepStrictEqual(faults, lastFaults)) log.warn({ event: 'owner-file-refused', faults })
    lastFaults = faults
  }

  const first = (await ask()) ?? copied(copyPath, today())
  if (!first) throw new Error(`DIRECTUS_TOKEN: no good data of the owner there, and no copy: ${lastFaults.join('; ')}`)
  let owner = first
  return {
    content: () => owner,
    look() {
      if (performance.now() - askedAt < POLL_MS) return
      askedAt = performance.now()
      void ask().then((newest) => {
        if (!newest) return
        owner = newest
        log.info({ event: 'owner-file-read' })
      })
    },
  }
}

async function askDirectus({ url, token }: DirectusAccess): Promise<Items> {
  const get = async (path: string): Promise<unknown> => {
    const response = await callService(`${url}/items/${path}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new CodedError(`HTTP-${response.status}`, 'Directus refuses.')
    }
    const bytes = await boundedBytes(response, MAX_ANSWER_BYTES)
    if (!bytes) throw new CodedError('TOO-LONG', `The answer is longer than ${MAX_ANSWER_BYTES} bytes.`)
    return (JSON.parse(bytes.toString()) as { data?: unknown } | null)?.data // checked below
  }
  const [podaci, cinjenice] = await Promise.all([
    get('kreditokaz_podaci'),
    get('kreditokaz_cinjenice?limit=-1&sort=id'),
  ])
  if (!isObject(podaci) || !Array.isArray(cinjenice) || !cinjenice.every(isObject))
    throw new CodedError('NO-ITEMS', 'The answer is not one of Directus.')
  return { podaci, cinjenice }
}

function reason(error: unknown): string {
  return error instanceof SyntaxError ? 'NO-JSON' : errorCode(error)
}

/** Of every item; who changed it when is no data of the owner's. */
const systemFields = ['id', 'status', 'sort', 'user_created', 'date_created', 'user_updated', 'date_updated']
const numbers = ['sirina', 'duzina', 'vrednost', 'od', 'do']

/** Reads what Directus has, in the shape of the file. */
export function readItems({ podaci, cinjenice }: Items, today: IsoDate): Read {
  const tables: Record<string, Record<string, unknown>> = {}
  for (const [field, value] of filled(podaci)) {
    const [table, ...rest] = pathOf(field)
    if (rest.length === 2) {
      const networks = (tables[table]?.[rest[0] ?? ''] ?? {}) as object // only ever put there by the line below
      tables[table] = { ...tables[table], [rest[0] ?? '']: { ...networks, [rest[1] ?? '']: value } }
    } else tables[table] = { ...tables[table], [rest[0] ?? field]: value }
  }
  const cinjenica = cinjenice.map((row) => Object.fromEntries(filled(row)))
  const read = readOwner({ ...tables, cinjenica }, today)
  if (read.ok) return read
  const faults = read.problems.map(({ path, ...problem }) => {
    const [first, index, ...rest] = path
    const isFact = first === 'cinjenica' && typeof index === 'number'
    const place = isFact
      ? ['kreditokaz_cinjenice', `id ${cinjenice[index]?.id}`, ...rest]
      : ['kreditokaz_podaci', ...path]
    return `Directus: ${faultText({ ...problem, path: place })}`
  })
  return { ok: false, faults: faults.slice(0, MOST_FAULTS) }
}

function filled(item: Record<string, unknown>): [string, unknown][] {
  return Object.entries(item)
    .filter(([field, value]) => !systemFields.includes(field) && value !== null && value !== '')
    .map(([field, value]) => [field, numbers.some((name) => field.endsWith(name)) ? asNumber(value) : value])
}

/** Directus gives decimals as text. */
function asNumber(value: unknown): unknown {
  return typeof value === 'string' && /^-?\d+(?:\.\d+)?$/.test(value) ? Number(value) : value
}

/** `['kontakt', 'mreze', 'x']` of `kontakt_mreze_x`; an unknown field is a key of its own, which the checker refuses. */
function pathOf(field: string): [string, ...string[]] {
  for (const [table, keys] of Object.entries(ownerKeys)) {
    const place: [string, ...string[]] = table === 'mreze' ? ['kontakt', 'mreze'] : [table]
    const key = keys.find((name) => field === `${place.join('_')}_${name}`)
    if (key !== undefined) return [...place, key] as [string, ...string[]]
  }
  return [field]
}

/** The copy of an earlier start or poll; it was good then, and is checked again. */
export function copied(path: string, today: IsoDate): OwnerData | undefined {
  try {
    const read = readItems(JSON.parse(readFileSync(path, 'utf8')) as Items, today)
    return read.ok ? read.owner : undefined
  } catch {
    return undefined // none yet, or damaged: as if there were none
  }
}

async function keepCopy(path: string, items: Items): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await placeFile(dirname(path), basename(path), (unfinished) =>
    writeFile(unfinished, JSON.stringify(items), { mode: 0o600, flush: true }),
  )
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
