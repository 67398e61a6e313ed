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
  const form = document.querySelector<HTMLFormElement>('[data-island=calculator]:not([data-up]) form')
  if (
    form?.action.includes(location.pathname) && // the address may be ahead of the page: that of another
    [...form.querySelectorAll<HTMLInputElement>('[name]')].some(isTouched) // sliders have none, and steps of their own
  ) {
    // A form without files, whose fields are all text.
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // Not quite the address that a submit leads to: that would only move to its `#`, and call the reload off.
    history.replaceState(history.state, '', `?${query}&`)
  }
}
