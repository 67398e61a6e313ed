const PREFIX = /^(?:0|381(?=\d{8}))/ // 381 before fewer digits belongs to the number itself

/**
 * The `tel:` link of a Serbian phone number in any notation, in international format.
 *
 * @param phone valid by `phoneError`
 * @example phoneLink('064/123-45-67') // 'tel:+381641234567'
 */
export function phoneLink(phone: string): string {
  return `tel:+381${phone.replaceAll(/\D/g, '').replace(PREFIX, '')}`
}
