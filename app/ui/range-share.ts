/** Share of the way from `min` to `max` at which a slider stands, as CSS draws it: `37.5%`. */
export function rangeShare({ value, min, max }: { value: string; min: string; max: string }): string {
  const low = Number(min)
  return `${((Number(value) - low) / (Number(max) - low)) * 100}%`
}
