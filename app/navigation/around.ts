/** The nearest element of a selector around what an event happened to. Part of boot. */
export function around<E extends Element = HTMLElement>({ target }: Event, selector: string): E | null | undefined {
  return (target as Element).closest?.<E>(selector) // or the document or the window, which have no `closest`
}

/** Runs with a link of a selector that is pressed, by hand or key, or asked for its menu: it may be followed next. */
export function onFollow(selector: string, run: (link: HTMLAnchorElement) => void): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      type,
      (event) => {
        const link = around<HTMLAnchorElement>(event, selector)
        if (link) run(link)
      },
      true,
    )
  }
}
