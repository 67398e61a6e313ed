/**
 * Saves what is typed into a calculator before its code has loaded, and needs none of that code (row 4 of
 * docs/hydration.md). Part of boot.
 */

/** Whether a field differs from what the HTML had. */
export function isTouched(field: HTMLInputElement): boolean {
  // A checkbox without a `value` attribute reports 'on', but its `defaultValue` is ''.
  return field.checked !== field.defaultChecked || (field.type !== 'checkbox' && field.value !== field.defaultValue)
}

/**
 * Writes what was typed into a calculator that is not hydrated yet into the address, as submitting the form would, so
 * that the reloaded page shows it. Browsers do not restore fields with `autocomplete="off"`.
 */
export function keepTyped(): void {
  // Only at its own address: during a navigation that is already the next page's.
  const form = document.querySelector<HTMLFormElement>(
    `[data-island=calculator]:not([data-hydrated]) form[action^="${location.pathname}#"]`,
  )
  // Named fields only, so no sliders, whose values are rounded to their steps.
  if (form && [...form.querySelectorAll<HTMLInputElement>('[name]')].some(isTouched)) {
    // All its fields are text: the form has no files.
    const query = new URLSearchParams(new FormData(form) as unknown as Record<string, string>)
    // The trailing & makes it differ from the submit's address: a submit to the same one would only scroll to its
    // fragment and cancel the reload.
    history.replaceState(history.state, '', `?${query}&`)
  }
}
