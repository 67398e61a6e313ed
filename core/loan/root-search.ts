/** One cash flow as the search sees it. */
export type Term = {
  sign: 1 | -1
  /** Natural logarithm of the amount's size. */
  log: number
  /** Years since the first flow; rising from term to term. */
  time: number
}

/** A rate at which the present value is nought, as continuous yearly interest `u`: effective rate = e^u − 1. */
export type FoundRoot = {
  rate: number
  /** The value touches nought here without crossing it, as far as binary arithmetic can see. */
  isDouble: boolean
}

/**
 * Every rate at which flows are worth nought: all real roots of `Σ ± e^(log − time · u)`, in rising order, each to
 * about ten digits.
 *
 * By the proof of Descartes' rule of signs: multiplied with `e^(c · u)`, where `c` lies between two flows of opposite
 * sign, and differentiated, the sum has one change of sign less, and its roots part those of the original. With one
 * change left there is exactly one root. So none is overlooked, however many there are; roots closer to each other
 * than about 10^−7 count as one.
 */
export function rootSearch(terms: readonly Term[]): FoundRoot[] {
  const changes = terms.flatMap((term, index) => (index > 0 && term.sign !== terms[index - 1]?.sign ? [index] : []))
  const change = changes[changes.length >> 1]
  if (change === undefined) return []
  const turningPoints = changes.length === 1 ? [] : rootSearch(derivative(terms, change)).map((root) => root.rate)

  const roots: FoundRoot[] = []
  let from: Point = { at: Number.NEGATIVE_INFINITY, sign: terms.at(-1)?.sign ?? 1 }
  const last: Point = { at: Number.POSITIVE_INFINITY, sign: terms[0]?.sign ?? 1 }
  for (const to of [...turningPoints.map((at) => ({ at, sign: signAt(terms, at) })), last]) {
    if (to.sign === 0) roots.push({ rate: to.at, isDouble: true })
    else if (from.sign === -to.sign) roots.push({ rate: crossing(terms, from, to), isDouble: false })
    from = to
  }
  return roots
}

type Point = { at: number; sign: -1 | 0 | 1 }

/** The derivative of `e^(c · u)` times the sum, with `c` halfway between the flows where the sign changes. */
function derivative(terms: readonly Term[], change: number): Term[] {
  const pivot = ((terms[change - 1]?.time ?? 0) + (terms[change]?.time ?? 0)) / 2
  return terms.map(({ sign, log, time }) => ({
    sign: time < pivot ? sign : sign === 1 ? -1 : 1,
    log: log + Math.log(Math.abs(pivot - time)),
    time,
  }))
}

/** Sign of the sum; 0 where rounding could have made it. */
function signAt(terms: readonly Term[], rate: number): -1 | 0 | 1 {
  let largest = Number.NEGATIVE_INFINITY
  for (const { log, time } of terms) largest = Math.max(largest, log - time * rate)
  let sum = 0
  let size = 0
  let doubt = 0
  for (const { sign, log, time } of terms) {
    const part = Math.exp(log - time * rate - largest)
    sum += sign * part
    size += part
    doubt += part * (Math.abs(log) + Math.abs(time * rate) + Math.abs(largest))
  }
  if (Math.abs(sum) <= 4 * Number.EPSILON * (doubt + size * terms.length)) return 0
  return sum > 0 ? 1 : -1
}

/** The one root between two points of opposite sign, of which one or both may be infinitely far. */
function crossing(terms: readonly Term[], from: Point, to: Point): number {
  let low = Number.isFinite(from.at) ? from.at : outward(terms, Math.min(to.at, 0), -1, from.sign)
  let high = Number.isFinite(to.at) ? to.at : outward(terms, Math.max(from.at, 0), 1, to.sign)
  while (high - low > 1e-11 * (1 + Math.abs(low))) {
    const middle = low + (high - low) / 2
    const sign = signAt(terms, middle)
    if (sign === 0) return middle
    if (sign === from.sign) low = middle
    else high = middle
  }
  return low + (high - low) / 2
}

/** Walks away in doubling steps until the sum has the sign it must have far out. */
function outward(terms: readonly Term[], start: number, direction: 1 | -1, sign: Point['sign']): number {
  let step = 1
  while (signAt(terms, start + direction * step) !== sign) step *= 2
  return start + direction * step
}
