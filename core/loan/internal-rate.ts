import type { Minor } from '#core/money/minor.ts'
import { binaryRoot, roundedQuote } from './binary-rate.ts'
import type { DiscountPolynomial, Quote } from './discount-polynomial.ts'
import { roundedRate } from './rounded-rate.ts'

/**
 * The rate at which the present value of monthly payments equals the sum received.
 *
 *     received = Σ payment_k · y^k        k = 1 … n, y the discount factor of a month
 *
 * With a positive sum received and no negative payment there is exactly one root. It is found in floating point with a
 * proven error bound; where the bound does not determine the rounding, exact arithmetic does.
 *
 * @param received minor units
 * @param payments minor units, from 0; the first is due after one month
 * @returns percent, correctly rounded, with exactly `decimals` decimals; undefined when nothing is received or nothing
 *   paid, so that there is no rate
 * @example internalRate(980_00, [1008_33], effectiveYearly, 2) // '40.77'
 * @see docs/sources.md#eks
 */
export function internalRate(
  received: Minor,
  payments: readonly Minor[],
  quote: Quote,
  decimals: number,
): string | undefined {
  if (received <= 0 || payments.every((payment) => payment === 0)) return undefined
  const { root, doubt } = binaryRoot(received, payments)
  return (
    roundedQuote(root, doubt, quote, decimals) ??
    roundedRate(discountPolynomial(received, payments), Math.log(root), quote, decimals)
  )
}

function discountPolynomial(received: Minor, payments: readonly Minor[]): DiscountPolynomial {
  const coefficients = [-BigInt(received)]
  const exponents = [0]
  payments.forEach((payment, index) => {
    if (payment === 0) return
    coefficients.push(BigInt(payment))
    exponents.push(index + 1)
  })
  return { coefficients, exponents }
}
