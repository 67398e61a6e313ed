/** Whether a slider has been moved. It rounds its default to a step, so `defaultValue` is rounded the same way. */
export function isMoved(slider: HTMLInputElement): boolean {
  const start = slider.cloneNode() as HTMLInputElement // the clone of an input
  start.value = slider.defaultValue
  return slider.value !== start.value
}
