/** Share of the way from `min` to `max` at which a slider stands, as CSS draws it: `37.5%`. */
export function rangeShare({ value, min, max }: { value: string; min: string; max: string }): string {
  const low = Number(min || 0)
  const high = Number(max || 100)
  return `${((Number(value) - low) / (high - low)) * 100}%`
}
