/** The nearest element of a selector around what an event happened to. Part of boot. */
export function around<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null {
  return target instanceof Element ? target.closest<E>(selector) : null
}
