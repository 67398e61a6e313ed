/** The operator's settings. Only `readConfig` reads environment variables; the README explains each. */
import { isAbsolute, resolve } from 'node:path'
import { settings } from '#content/settings.ts'
import type { LogLevel } from './base/log.ts'
import { type DirectusUse, directusUse } from './config-directus.ts'
import {
  baseUrl,
  ConfigProblem,
  choice,
  type Environment,
  hasBarePassword,
  IN_A_PASSWORD,
  matching,
  safeOrigin,
  url,
  WEB,
  wholeNumber,
} from './config-values.ts'

export type Config = {
  port: number
  host: string
  /** Public origin of the site, without a trailing slash. */
  siteUrl: string | undefined
  siteIndexable: boolean
  database: DatabaseConfig
  mail: MailConfig | undefined
  webhook: WebhookConfig | undefined
  /** Whether visitors get mails about their enquiries. */
  visitorMail: boolean
  gtmId: string | undefined
  iconServiceUrl: string
  /** Number of our own proxies in front, each of which adds an entry to `X-Forwarded-For`. */
  trustedProxies: number
  logLevel: LogLevel
  /** Leads accepted per client address and hour. */
  leadsPerHour: number
  /** Leads older than this are erased; checked once a day. */
  retentionDays: number
  /** The owner's data (docs/owner.md). */
  ownerFile: OwnerFile
  facts: FactsConfig
} & DirectusUse

export type { DirectusAccess } from './config-directus.ts'

export type DatabaseConfig = { dialect: 'sqlite'; path: string } | { dialect: 'postgres'; url: string }
export type MailConfig = { smtpUrl: string; from: string; to: string[] }
/** Where the owner's file is; one that is not asked for may be absent. */
export type OwnerFile = { path: string; isAsked: boolean }
/** The file of fetched facts, and whom `npm run facts -- refresh` asks for them. */
export type FactsConfig = { path: string; nbsUrl: string; ecbUrl: string; withEuribor: boolean }
/** Without a key the requests are not signed. */
export type WebhookConfig = { url: string; key: Uint8Array | undefined }

export type ReadConfig = { ok: true; config: Config } | { ok: false; problem: string }

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const satisfies LogLevel[]
const LEADS_PER_HOUR = 120 // contract §2.4: whole networks share one address
const RETENTION_DAYS = Math.round((settings.leadRetentionMonths * 365) / 12) // what the privacy policy promises

/**
 * Reads and checks every variable.
 *
 * @returns the settings, or one line that names the variable and what is expected; secrets are never quoted
 */
export function readConfig(environment: Environment): ReadConfig {
  try {
    return { ok: true, config: config(given(environment)) }
  } catch (error) {
    if (error instanceof ConfigProblem) return { ok: false, problem: error.message }
    throw error
  }
}

/** Treats empty variables as unset: compose files pass `GTM_ID=` for no value. */
function given(environment: Environment): Environment {
  const entries = Object.entries(environment).map(([name, value]) => [name, value?.trim() || undefined] as const)
  return Object.fromEntries(entries)
}

function config(env: Environment): Config {
  const mail = mailConfig(env)
  const webhook = webhookConfig(env)
  return {
    port: wholeNumber('PORT', env.PORT ?? '3000', 0, 65_535),
    host: matching('HOST', env.HOST ?? '127.0.0.1', /^[A-Za-z0-9.:%_-]{1,255}$/, 'a host name or an address'),
    siteUrl: env.SITE_URL && siteUrl(env.SITE_URL),
    siteIndexable: choice('SITE_INDEXABLE', env.SITE_INDEXABLE ?? 'true', ['true', 'false']) === 'true',
    database: databaseConfig(env.DATABASE_URL ?? 'sqlite:data/kreditokaz.db'),
    ...directusUse(env, { mail, webhook }),
    mail,
    webhook,
    visitorMail: visitorMail(env, mail !== undefined),
    gtmId: env.GTM_ID && matching('GTM_ID', env.GTM_ID, /^GTM-[A-Z0-9]{1,20}$/, 'a container id such as GTM-ABC1234'),
    iconServiceUrl: baseUrl('ICON_SERVICE_URL', env.ICON_SERVICE_URL ?? 'https://api.iconify.design'),
    trustedProxies: trustedProxies(env.TRUST_PROXY ?? 'false'),
    logLevel: choice('LOG_LEVEL', env.LOG_LEVEL ?? 'info', LOG_LEVELS),
    leadsPerHour: wholeNumber('RATE_LIMIT_LEADS', env.RATE_LIMIT_LEADS ?? String(LEADS_PER_HOUR), 1, 1_000_000_000),
    retentionDays: retentionDays(env.LEADS_RETENTION_DAYS),
    ownerFile: { path: resolve(env.OWNER_FILE ?? 'data/podaci.toml'), isAsked: env.OWNER_FILE !== undefined },
    facts: {
      path: resolve(env.FACTS_FILE ?? 'data/facts.json'),
      nbsUrl: safeOrigin('FACTS_NBS_URL', env.FACTS_NBS_URL ?? 'https://webappcenter.nbs.rs'),
      ecbUrl: safeOrigin('FACTS_ECB_URL', env.FACTS_ECB_URL ?? 'https://data-api.ecb.europa.eu'),
      withEuribor: choice('FACTS_EURIBOR', env.FACTS_EURIBOR ?? 'false', ['true', 'false']) === 'true',
    },
  }
}

/** Links in the mails begin with `SITE_URL`. */
function visitorMail(env: Environment, hasMail: boolean): boolean {
  const isPossible = hasMail && env.SITE_URL !== undefined
  const isWanted = choice('VISITOR_MAIL', env.VISITOR_MAIL ?? String(isPossible), ['true', 'false']) === 'true'
  if (isWanted && !isPossible) throw new ConfigProblem('VISITOR_MAIL', 'needs SMTP_URL and SITE_URL')
  return isWanted
}

function siteUrl(value: string): string {
  const { origin, pathname, search, hash } = new URL(url('SITE_URL', value, WEB))
  if (pathname + search + hash !== '/') {
    throw new ConfigProblem('SITE_URL', 'must be an origin without a path, such as https://www.kreditokaz.rs')
  }
  return origin
}

/** `true` is one proxy, `false` none; otherwise their number. */
function trustedProxies(value: string): number {
  if (value === 'true') return 1
  if (value === 'false') return 0
  return wholeNumber('TRUST_PROXY', value, 0, 10, 'true, false or a number of proxies from 0 to 10')
}

/** At most what the privacy policy promises, which prints the value of `content/settings.ts`. */
function retentionDays(value = String(RETENTION_DAYS)): number {
  const what = `a whole number from 1 to ${RETENTION_DAYS}, what the privacy policy promises (content/settings.ts)`
  return wholeNumber('LEADS_RETENTION_DAYS', value, 1, RETENTION_DAYS, what)
}

function databaseConfig(value: string): DatabaseConfig {
  const file = /^sqlite:(?:\/\/(?=\/))?(?!:memory:|\/\/)(.+)$/.exec(value)?.[1] // sqlite://x is ambiguous: host or path
  if (file !== undefined) return { dialect: 'sqlite', path: isAbsolute(file) ? file : resolve(file) }
  const isPostgres = /^postgres(ql)?:\/\/./.test(value) && URL.canParse(value) && !hasBarePassword(value)
  if (isPostgres) return { dialect: 'postgres', url: value }
  const expected = 'must be sqlite:PATH or postgres://USER:PASSWORD@HOST:PORT/DATABASE'
  throw new ConfigProblem('DATABASE_URL', value.startsWith('postgres') ? `${expected}. ${IN_A_PASSWORD}` : expected)
}

const ADDRESS = /^[^\s@<>,;:"]+@[^\s@<>,;:"]+$/
const NAMED_ADDRESS = /^[^<>@,;:"\r\n]{1,100}<([^<>]+)>$/

/** The bare address of `Kreditokaz <a@b.rs>`. */
function bare(address: string): string {
  return NAMED_ADDRESS.exec(address)?.[1] ?? address
}

function mailConfig(env: Environment): MailConfig | undefined {
  const smtpUrl = env.SMTP_URL && url('SMTP_URL', env.SMTP_URL, ['smtp:', 'smtps:'])
  const to = env.LEADS_TO?.split(',').map((address) => bare(address.trim()))
  if (smtpUrl === undefined && to !== undefined) {
    throw new ConfigProblem('LEADS_TO', 'is set but SMTP_URL is not, so no advisor would get a mail')
  }
  if (to?.every((address) => ADDRESS.test(address)) === false) {
    throw new ConfigProblem('LEADS_TO', 'must be mail addresses separated by commas')
  }
  const from = env.MAIL_FROM ?? to?.[0]
  if (from !== undefined && !ADDRESS.test(bare(from))) {
    throw new ConfigProblem('MAIL_FROM', 'must be a mail address, or a name and an address: Kreditokaz <a@b.rs>')
  }
  if (smtpUrl === undefined) return undefined
  if (to === undefined || from === undefined) {
    throw new ConfigProblem('LEADS_TO', 'must name the advisors’ mailboxes when SMTP_URL is set')
  }
  return { smtpUrl, from, to }
}

function webhookConfig(env: Environment): WebhookConfig | undefined {
  const webhookUrl = env.LEADS_WEBHOOK_URL && url('LEADS_WEBHOOK_URL', env.LEADS_WEBHOOK_URL, WEB)
  const key = env.LEADS_WEBHOOK_SECRET === undefined ? undefined : webhookKey(env.LEADS_WEBHOOK_SECRET)
  if (webhookUrl !== undefined) return { url: webhookUrl, key }
  if (key !== undefined) throw new ConfigProblem('LEADS_WEBHOOK_SECRET', 'is set but LEADS_WEBHOOK_URL is not')
  return undefined
}

const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{4}|[A-Za-z0-9+/]{3}=|[A-Za-z0-9+/]{2}==)$/

/** Base64 as in Standard Webhooks, with or without `whsec_`; any other text is used literally as the key. */
function webhookKey(secret: string): Uint8Array {
  const text = secret.replace(/^whsec_/, '')
  if (BASE64.test(text)) return Buffer.from(text, 'base64')
  if (text === secret) return Buffer.from(text)
  throw new ConfigProblem('LEADS_WEBHOOK_SECRET', 'must be base64 after whsec_, best of 24 to 64 random bytes')
}
