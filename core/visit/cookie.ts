/** Reading and writing this site's cookies as text, as `document.cookie` does. */

/**
 * The value of a cookie, or null when it is not set.
 *
 * @param header of `document.cookie` or a `Cookie` header; malformed parts are skipped
 * @example cookieValue('a=1; referral=agencija-7', 'referral') // 'agencija-7'
 */
export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, ...value] = part.split('=')
    if (key?.trim() === name) return value.join('=')
  }
  return null
}

/**
 * A cookie to assign to `document.cookie`: for the whole site, SameSite=Lax, and only for https if it is secure.
 *
 * @param value characters that need no quoting only
 */
export function cookieText(name: string, value: string, maxAgeDays: number, isSecure: boolean): string {
  return `${name}=${value}; Path=/; Max-Age=${maxAgeDays * 86_400}; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
