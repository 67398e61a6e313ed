/** Parsers of single values for `config.ts`. Each returns the value or throws a `ConfigProblem`. */

/** The process's environment, or a test's. */
export type Environment = Readonly<Record<string, string | undefined>>

/** An invalid variable. The message is one line for the operator and starts with the variable's name. */
export class ConfigProblem extends Error {
  constructor(name: string, problem: string) {
    super(`${name} ${problem.replaceAll(/\p{Cc}+/gu, ' ')}`) // keeps a quoted multi-line value on one line
  }
}

export function wholeNumber(name: string, value: string, min: number, max: number, what?: string): number {
  const number = /^\d{1,15}$/.test(value) ? Number(value) : Number.NaN
  if (number >= min && number <= max) return number
  throw new ConfigProblem(name, `must be ${what ?? `a whole number from ${min} to ${max}`}, not "${value}"`)
}

export function choice<T extends string>(name: string, value: string, choices: readonly T[]): T {
  const chosen = choices.find((known) => known === value)
  if (chosen !== undefined) return chosen
  throw new ConfigProblem(name, `must be one of ${choices.join(', ')}, not "${value}"`)
}

export function matching(name: string, value: string, pattern: RegExp, what: string): string {
  if (pattern.test(value)) return value
  throw new ConfigProblem(name, `must be ${what}, not "${value}"`)
}

/** Protocols of a web address; such an address may hold no password. */
export const WEB: readonly string[] = ['http:', 'https:']

export const IN_A_PASSWORD = 'In a password # / ? @ and % are written as %23 %2F %3F %40 and %25'

/**
 * Whether the address of a service holds a password that is not escaped: what follows its first # / or ? would be taken
 * for the path, part of it for the host, and messages would quote that.
 */
export function hasBarePassword(value: string): boolean {
  const { username, password, pathname, search, hash } = new URL(value)
  const isEscaped = [username, password].every((text) => !/%(?![\da-f]{2})/i.test(text))
  return !isEscaped || hash !== '' || /@/.test(pathname + search)
}

/** A URL, as it was written. The message never quotes the value, which may hold a password. */
export function url(name: string, value: string, protocols: readonly string[]): string {
  const parsed = URL.canParse(value) ? new URL(value) : undefined
  if (parsed === undefined && protocols.some((protocol) => value.startsWith(`${protocol}//`))) {
    throw new ConfigProblem(name, protocols === WEB ? 'is no address' : `is no address. ${IN_A_PASSWORD}`)
  }
  if (parsed === undefined || !protocols.includes(parsed.protocol) || parsed.hostname === '') {
    throw new ConfigProblem(name, `must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`)
  }
  if (protocols !== WEB && hasBarePassword(value)) throw new ConfigProblem(name, `is no address. ${IN_A_PASSWORD}`)
  if (WEB.includes(parsed.protocol) && parsed.username + parsed.password !== '') {
    throw new ConfigProblem(name, 'must not hold a user name or a password')
  }
  return value
}

/** A web address that paths are appended to, without a trailing slash. */
export function baseUrl(name: string, value: string): string {
  const { search, hash } = new URL(url(name, value, WEB))
  if (search + hash !== '') throw new ConfigProblem(name, 'must be an address without ? and #: paths are added to it')
  return value.replace(/\/+$/, '')
}

/** The origin of a source that must not be forged on the way: https, or this machine itself. */
export function safeOrigin(name: string, value: string): string {
  const { origin, protocol, hostname, pathname, search, hash } = new URL(url(name, value, WEB))
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  if (pathname + search + hash !== '/' || (protocol !== 'https:' && !isHere))
    throw new ConfigProblem(name, 'must be an origin that starts with https://, without a path')
  return origin
}
