/** Position of a slider between `min` and `max` as a CSS percentage: `37.5%`. */
export function rangeShare({ value, min, max }: { value: string; min: string; max: string }): string {
  const low = Number(min)
  return `${((Number(value) - low) / (Number(max) - low)) * 100}%`
}
