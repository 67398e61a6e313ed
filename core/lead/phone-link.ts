const NATIONAL = /^(?:0|381)?(6\d{8}|[1-9]\d{7,8})$/

/**
 * Where a press on a Serbian number leads, whichever way it was written.
 *
 * @param phone valid by `phoneError`
 * @example phoneLink('064/123-45-67') // 'tel:+381641234567'
 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return `tel:+381${NATIONAL.exec(digits)?.[1] ?? digits}`
}
