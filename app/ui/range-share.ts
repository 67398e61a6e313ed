/** Position of a slider between `min` and `max` as a CSS percentage: `37.5%`. */
export function rangeShare(range: { value: string; min: string; max: string }): string {
  const low = Number(range.min)
  return `${((Number(range.value) - low) / (Number(range.max) - low)) * 100}%`
}
