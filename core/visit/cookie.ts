/** Cookies of this site as text: reading `document.cookie` and writing one `Set-Cookie`-like line. */

/**
 * The value of a cookie, or null where it is not set.
 *
 * @param header what `document.cookie` or a `Cookie` header holds; damaged parts are skipped
 * @example cookieValue('a=1; referral=agencija-7', 'referral') // 'agencija-7'
 */
export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=')
    if (key?.trim() === name) return value.join('=').trim()
  }
  return null
}

type CookieOptions = { maxAgeDays: number; secure: boolean }

/**
 * One cookie as `document.cookie` takes it: whole site, Lax, and Secure where the page is.
 *
 * @param value made of characters that need no quoting; codes and fixed words here
 */
export function cookieText(name: string, value: string, { maxAgeDays, secure }: CookieOptions): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${secure ? '; Secure' : ''}`
}
