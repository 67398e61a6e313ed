const KEY = /^[\x21-\x7e]{1,128}$/ // visible ASCII; a UUID has 36

/** Whether a header's value can be an idempotency key. */
export function isIdempotencyKey(key: string): boolean {
  return KEY.test(key)
}
