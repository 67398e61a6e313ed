/** Part of boot: what is typed before a calculator's code has come must not depend on any other code. */

/** Whether a field holds something else than the page came with. */
export function isTouched({ type, value, defaultValue, checked, defaultChecked }: HTMLInputElement): boolean {
  // A box without a value of its own says `on`, and came with none.
  return checked !== defaultChecked || (type !== 'checkbox' && value !== defaultValue)
}

/**
 * Writes what was typed into a calculator that has no code yet into the address, as its own submit would: the page that
 * is loaded anew shows it. Browsers restore no field with `autocomplete` off.
 */
export function keepTyped(): void {
  // Only at its own address: that may be ahead of the page, and another’s already.
  const form = document.querySelector<HTMLFormElement>(
    `[data-island=calculator]:not([data-up]) form[action^="${location.pathname}#"]`,
  )
  // Sliders have no name, and steps of their own.
  if (form && [...form.querySelectorAll<HTMLInputElement>('[name]')].some(isTouched)) {
    // A form without files, whose fields are all text.
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // Not quite the address that a submit leads to: that would only move to its `#`, and call the reload off.
    history.replaceState(history.state, '', `?${query}&`)
  }
}
