/** Whether a slider has been moved: it shows the nearest of its steps, so its own start is compared, not the written one. */
export function isMoved(slider: HTMLInputElement): boolean {
  const start = slider.cloneNode() as HTMLInputElement // the clone of an input
  start.value = slider.defaultValue
  return slider.value !== start.value
}
