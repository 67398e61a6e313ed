/** The closest ancestor of the event's target, or the target itself, that matches a selector. Part of boot. */
export function closestTarget<E extends Element = HTMLElement>(
  { target }: Event,
  selector: string,
): E | null | undefined {
  return (target as Element).closest?.<E>(selector) // the target may be document or window, which have no `closest`
}

/** Calls `run` with a matching link just before it may be followed: on a click by mouse or key, or its context menu. */
export function onFollow(selector: string, run: (link: HTMLAnchorElement) => void): void {
  for (const type of ['click', 'auxclick', 'contextmenu']) {
    addEventListener(
      type,
      (event) => {
        const link = closestTarget<HTMLAnchorElement>(event, selector)
        if (link) run(link)
      },
      true,
    )
  }
}
