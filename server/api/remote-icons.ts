import { getIconData } from '@iconify/utils/lib/icon-set/get-icon'
import { quicklyValidateIconSet } from '@iconify/utils/lib/icon-set/validate-basic'
import { LRUCache } from 'lru-cache'
import { concurrencyLimit } from '#server/base/concurrency-limit.ts'
import { CodedError, errorCode } from '#server/base/error-code.ts'
import type { Log } from '#server/base/log.ts'
import { boundedBytes } from '#server/http/bounded-bytes.ts'
import { callService } from '#server/http/call-service.ts'

export const TIMEOUT_MS = 1500 // specification §9.10
const MAX_ANSWER_BYTES = 512 * 1024
const MAX_AT_ONCE = 20 // a hanging service must not accumulate pending requests
const MEMORY_BYTES = 4 * 1024 * 1024
const MISSING_FOR_MS = 3_600_000 // an icon that does not exist today may exist with the set's next version

export type WireIcon = { body: string; [property: string]: unknown }

export type FoundIcons = {
  icons: Record<string, WireIcon>
  /** Whether missing icons are known not to exist, rather than unavailable at the moment. */
  complete: boolean
}

export type RemoteIcons = (prefix: string, names: readonly string[]) => Promise<FoundIcons>

type Deps = {
  /** Base of an Iconify API, such as `https://api.iconify.design`. */
  serviceUrl: string
  log: Pick<Log, 'warn'>
  onAnswer: (result: 'answered' | 'failed') => void
}

type Answer = Map<string, WireIcon>

/** A caching client of the remote icon service. Never rejects. */
export function remoteIcons({ serviceUrl, log, onAnswer }: Deps): RemoteIcons {
  const memory = new LRUCache<string, { icon: WireIcon | undefined }>({
    maxSize: MEMORY_BYTES,
    sizeCalculation: ({ icon }) => 200 + (icon?.body.length ?? 0) * 2,
  })
  const limit = concurrencyLimit({ running: MAX_AT_ONCE, waiting: 0 })

  async function ask(prefix: string, names: readonly string[]): Promise<Answer | undefined> {
    try {
      const answer = await askService(serviceUrl, prefix, names)
      onAnswer('answered')
      return answer
    } catch (error) {
      onAnswer('failed')
      log.warn({ event: 'icon-service-failed', prefix, reason: errorCode(error) })
      return undefined
    }
  }

  return async (prefix, names) => {
    const key = (name: string) => `${prefix}:${name}`
    // Read first: storing new icons may evict known ones.
    const known = new Map(names.map((name) => [name, memory.get(key(name))]))
    const unknown = names.filter((name) => !known.get(name))
    const answer = unknown.length === 0 ? NOTHING_ASKED : await limit.run(() => ask(prefix, unknown))

    const icons: Record<string, WireIcon> = {}
    for (const name of names) {
      const icon = answer?.get(name) ?? known.get(name)?.icon
      if (icon) icons[name] = icon
      if (answer && unknown.includes(name)) memory.set(key(name), { icon }, icon ? {} : { ttl: MISSING_FOR_MS })
    }
    return { icons, complete: answer !== undefined }
  }
}

const NOTHING_ASKED: Answer = new Map()

/** @throws when the service is slow, down or redirects, or the answer is not an icon set */
async function askService(serviceUrl: string, prefix: string, names: readonly string[]): Promise<Answer> {
  const response = await callService(`${serviceUrl}/${prefix}.json?icons=${names.join(',')}`, {
    signal: AbortSignal.timeout(TIMEOUT_MS), // for the whole answer, body included
    headers: { accept: 'application/json' },
  })
  if (!response.ok) await response.body?.cancel()
  if (response.status === 404) return new Map() // no such collection
  if (!response.ok) throw new CodedError(`HTTP-${response.status}`, 'The icon service did not answer.')

  const bytes = await boundedBytes(response, MAX_ANSWER_BYTES)
  if (!bytes) throw new CodedError('TOO-LONG', `The answer is longer than ${MAX_ANSWER_BYTES} bytes.`)
  const set = quicklyValidateIconSet(JSON.parse(bytes.toString()))
  if (set?.prefix !== prefix) throw new CodedError('NO-ICON-SET', 'The answer is no icon set of this name.')
  const icons = new Map<string, WireIcon>()
  for (const name of names) {
    const icon = getIconData(set, name) // aliases resolved, sizes of the set filled in
    if (icon && isHarmless(icon.body)) icons.set(name, { ...icon })
  }
  return icons
}

const DRAWING =
  /^(?:g|path|circle|ellipse|line|polyline|polygon|rect|defs|clipPath|mask|pattern|use|symbol|title|desc|text|tspan|linearGradient|radialGradient|stop|animate|animateTransform|animateMotion|mpath|set|filter|fe[A-Z][A-Za-z]+)$/

/** Whether an SVG body only draws: it is inserted into our pages, so it must not run or load anything. */
export function isHarmless(body: string): boolean {
  const tags = [...body.matchAll(/<\/?([^\s/>]*)/g)].map((match) => match[1] ?? '')
  if (!tags.every((tag) => DRAWING.test(tag))) return false
  if (/[\s"'/]on\w+\s*=|javascript:|[&\\]/i.test(body)) return false // & and \ could disguise what is matched below
  return !/\b(?:href|src)\b(?!\s*=\s*["']#)/i.test(body) && !/\bimage(?:-set)?\(|url\(\s*(?!["']?#)/i.test(body)
}
