const PREFIX = /^(?:0|381(?=\d{8}))/ // eight digits are a number of their own, whatever they begin with

/**
 * Where a press on a Serbian number leads, whichever way it was written.
 *
 * @param phone valid by `phoneError`
 * @example phoneLink('064/123-45-67') // 'tel:+381641234567'
 */
export function phoneLink(phone: string): string {
  return `tel:+381${phone.replaceAll(/\D/g, '').replace(PREFIX, '')}`
}
