import { baseUrl, ConfigProblem, type Environment } from './config-values.ts'

/** The address without a trailing slash, and a static token. */
export type DirectusAccess = { url: string; token: string }

export type DirectusUse = {
  /** Base URL of an existing Directus that stores the leads instead of our database, without a trailing slash. */
  directusUrl: string | undefined
  /** A Directus that keeps the leads and their history beside our database. */
  directusHistory: DirectusAccess | undefined
  /** A Directus that has the owner's data instead of his file. */
  ownerDirectus: DirectusAccess | undefined
}

/**
 * What a Directus is for. By itself it keeps the leads and notifies. Beside a mail server it is told of them and of their
 * history, with a static token. The token also reads the owner's data there, unless his file is asked for.
 */
export function directusUse(
  env: Environment,
  { mail, webhook }: { mail: object | undefined; webhook: object | undefined },
): DirectusUse {
  const directusUrl = env.DIRECTUS_URL && baseUrl('DIRECTUS_URL', env.DIRECTUS_URL)
  const access = directusAccess(env, directusUrl)
  const isFile = env.OWNER_FILE !== undefined
  const keepsLeads = 'Directus keeps the leads and notifies'
  if (mail === undefined || directusUrl === undefined) {
    if (directusUrl !== undefined && webhook !== undefined)
      throw new ConfigProblem('LEADS_WEBHOOK_URL', `must not be set with DIRECTUS_URL and no SMTP_URL: ${keepsLeads}`)
    if (access && isFile)
      throw new ConfigProblem(
        'DIRECTUS_TOKEN',
        'must not be set together with OWNER_FILE: it says that Directus has the owner’s data',
      )
    return { directusUrl, directusHistory: undefined, ownerDirectus: access }
  }
  if (access === undefined)
    throw new ConfigProblem('SMTP_URL', `must not be set with DIRECTUS_URL and no DIRECTUS_TOKEN: ${keepsLeads}`)
  if (env.SITE_URL === undefined)
    throw new ConfigProblem('SITE_URL', 'must be set with SMTP_URL and DIRECTUS_URL: no call is promised without it')
  return { directusUrl: undefined, directusHistory: access, ownerDirectus: isFile ? undefined : access }
}

function directusAccess(env: Environment, url: string | undefined): DirectusAccess | undefined {
  const token = env.DIRECTUS_TOKEN
  if (token === undefined) return undefined
  if (!/^[\x21-\x7e]{8,500}$/.test(token))
    throw new ConfigProblem('DIRECTUS_TOKEN', 'must be a static token of Directus, of 8 to 500 characters') // never quoted
  if (url === undefined) throw new ConfigProblem('DIRECTUS_TOKEN', 'is set but DIRECTUS_URL is not')
  return { url, token }
}
