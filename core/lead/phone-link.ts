const PREFIX = /^(?:0|381(?=\d{8}))/ // 381 before fewer digits belongs to the number itself

// A + before the first digit and a country code that is not 381; none starts with 0.
const FOREIGN = /^\D*\+\D*(?!0|3\D*8\D*1)\d/

/**
 * The `tel:` link of a phone number in any notation, in international format: Serbian unless another country's code
 * follows a plus sign.
 *
 * @param phone valid by `phoneError`
 * @example phoneLink('064/123-45-67') // 'tel:+381641234567'
 */
export function phoneLink(phone: string): string {
  const digits = phone.replaceAll(/\D/g, '')
  return FOREIGN.test(phone) ? `tel:+${digits}` : `tel:+381${digits.replace(PREFIX, '')}`
}
