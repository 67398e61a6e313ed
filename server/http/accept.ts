export type Encoding = 'br' | 'gzip' | 'identity'

type Weighted = { value: string; quality: number }

/**
 * Reads a header such as `Accept` or `Accept-Encoding`: values with their `q`, in the order given.
 *
 * Accepts any input: a malformed quality counts as 0, so that nothing unwanted is sent.
 */
export function weightedValues(header: string): Weighted[] {
  const values: Weighted[] = []
  for (const part of header.slice(0, MAX_LENGTH).split(',')) {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
    if (value === '') continue
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    values.push({ value, quality: q === undefined ? 1 : QUALITY.test(q) ? Number(q) : 0 })
  }
  return values
}

const MAX_LENGTH = 1000 // a browser's Accept is some 150 characters
const QUALITY = /^(?:0(?:\.\d{0,3})?|1(?:\.0{0,3})?)$/ // RFC 9110, 12.4.2

/** The encodings a client accepts, best first, brotli before gzip at equal quality. The last is always identity. */
export function acceptedEncodings(header: string | null): readonly Encoding[] {
  if (header === null) return IDENTITY
  const known = seen.get(header)
  if (known) return known

  const accepted = parseEncodings(header)
  // Browsers send a handful of distinct values; the bound keeps invented ones from filling the memory.
  if (seen.size < 100) seen.set(header, accepted)
  return accepted
}

const IDENTITY: readonly Encoding[] = ['identity']
const seen = new Map<string, readonly Encoding[]>()

function parseEncodings(header: string): readonly Encoding[] {
  const values = weightedValues(header)
  const quality = (name: string) =>
    values.find(({ value }) => value === name)?.quality ?? values.find(({ value }) => value === '*')?.quality ?? 0
  const compressed = (['br', 'gzip'] as const).filter((name) => quality(name) > 0)
  return [...compressed.toSorted((a, b) => quality(b) - quality(a)), 'identity']
}

/** Whether a client prefers JSON: `application/json` is listed, and `text/html` has no higher quality. */
export function prefersJson(accept: string | null): boolean {
  if (accept === null) return false
  const values = weightedValues(accept)
  const json = values.find(({ value }) => value === 'application/json')?.quality ?? 0
  const html = values.find(({ value }) => value === 'text/html')?.quality ?? 0
  return json > 0 && json >= html
}
