/**
 * What to do with a fact that is not known or no longer holds: its sentence disappears, the rest of the text stays.
 */

type Missing = undefined | false

/**
 * The items that are there.
 *
 * @example present('Uvek.', rate && `Danas je ${rate}.`) // without a rate: ['Uvek.']
 */
export function present<T>(...items: (T | Missing)[]): T[] {
  return items.filter((item): item is T => item !== undefined && item !== false)
}

/** The sentences that are there, as one paragraph. */
export function sentences(...parts: (string | Missing)[]): string {
  return present(...parts).join(' ')
}
