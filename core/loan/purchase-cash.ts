import { decimal, divideHalfUp, type Percent } from '#core/money/decimal.ts'
import { type Minor, percentOf } from '#core/money/minor.ts'

/** The first-home relief of a household. */
export type HomeRelief = {
  /** Square metres for the buyer, and for every other member of the household. */
  buyerArea: number
  memberArea: number
  /** Other members of the household that the relief counts. */
  members: number
}

/** A flat that is bought. */
export type Purchase = {
  price: Minor
  /** Square metres, above 0. */
  area: Percent
  /** Tax on the transfer of a used flat, or the value added tax that is part of the price of a new one; percent. */
  tax: { kind: 'used' | 'new'; percent: Percent }
  /** Undefined where the buyer has no right to it. */
  relief: HomeRelief | undefined
}

/** The tax of a purchase in the currency of the price: what is paid, what is spared, and what comes back later. */
export type PurchaseTax = { paid: Minor; spared: Minor; refund: Minor }

/**
 * The tax of a flat with the first-home relief.
 *
 *     used: price · rate · (1 − share)      new: (price · rate / (100 + rate)) · share comes back
 *     share = min(1, (buyer + member · members) / area)
 *
 * Rounded half up once. The tax of a new flat is part of its price, so nothing is paid beside it.
 *
 * @throws RangeError when the area is not above 0
 * @example purchaseTax({
 *   price: 120_000_00, area: 60, tax: { kind: 'new', percent: 10 }, relief: { buyerArea: 40, memberArea: 15, members: 0 },
 * }) // { paid: 0, spared: 0, refund: 7_272_73 }
 * @example purchaseTax({
 *   price: 120_000_00, area: 60, tax: { kind: 'used', percent: 2.5 }, relief: { buyerArea: 40, memberArea: 15, members: 0 },
 * }) // { paid: 1_000_00, spared: 2_000_00, refund: 0 }
 * @see docs/sources.md#novac-do-ključeva
 */
export function purchaseTax({ price, area, tax, relief }: Purchase): PurchaseTax {
  const { digits: metres, scale } = decimal(area)
  if (metres <= 0n) throw new RangeError(`The area is ${area}; expected a number above 0.`)
  const free = relief ? BigInt(relief.buyerArea + relief.memberArea * relief.members) * 10n ** BigInt(scale) : 0n
  const freeMetres = free < metres ? free : metres
  const rate = decimal(tax.percent)
  const hundred = 100n * 10n ** BigInt(rate.scale)
  if (tax.kind === 'new') {
    const refund = divideHalfUp(BigInt(price) * rate.digits * freeMetres, (hundred + rate.digits) * metres)
    return { paid: 0, spared: 0, refund: Number(refund) }
  }
  const paid = Number(divideHalfUp(BigInt(price) * rate.digits * (metres - freeMetres), hundred * metres))
  return { paid, spared: percentOf(price, tax.percent) - paid, refund: 0 }
}

/** Steps of a scale by price, in the same currency: the first that covers it; beyond the last, so much per million begun. */
export type NotaryScale = { steps: readonly { upTo: Minor; fee: Minor }[]; perMillion: Minor }

const MILLION: Minor = 1_000_000_00

/**
 * The notary's fee for the contract of a purchase, by its scale.
 *
 * @returns undefined without steps
 * @example notaryFee(15_500_000_00, { steps: [{ upTo: 14_000_000_00, fee: 36_288_00 }], perMillion: 1_296_00 }) // 38_880_00
 */
export function notaryFee(price: Minor, { steps, perMillion }: NotaryScale): Minor | undefined {
  const found = steps.find(({ upTo }) => price <= upTo)
  const last = steps.at(-1)
  if (found || !last) return found?.fee
  return last.fee + Math.ceil((price - last.upTo) / MILLION) * perMillion
}
