import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Product } from './products.ts'
import { type CapFact, rateCap } from './rate-caps.ts'
import { type RuleFact, type RuleName, rule } from './rules.ts'

/** A remark beside a calculation that may be made all the same; the words live in `content/`. */
export type Notice = {
  code:
    | 'first-home-only'
    | 'youth-programme-only'
    | 'above-largest-share'
    | 'deposit-for-indexed'
    | 'longer-than-usual'
    | 'nominal-cap'
    | 'effective-cap'
  /** What it rests on, with its value, date and source. */
  fact: RuleFact | CapFact
}

/** What the remarks depend on. */
export type NoticeSubject = {
  product: Product
  currency: Currency
  /** Loan in percent of the price; for cash, without a deposit, 100. */
  loanPercent: number
  months: number
  ratePercent: number
  /** Undefined when there is none. */
  effectiveRatePercent: number | undefined
}

/**
 * The remarks due on a day. A rule or cap that is not known for that day is passed over in silence.
 */
export function notices(subject: NoticeSubject, today: IsoDate): Notice[] {
  return [...depositNotices(subject, today), ...termNotices(subject, today), ...capNotices(subject, today)]
}

function depositNotices({ product, currency, loanPercent }: NoticeSubject, today: IsoDate): Notice[] {
  if (currency !== 'EUR') return [] // the limits are about loans tied to the euro
  const about = (code: Notice['code'], name: RuleName, isBroken: (value: number) => boolean): Notice[] => {
    const fact = rule(name, today)
    return fact && isBroken(fact.value) ? [{ code, fact }] : []
  }
  if (product !== 'housing')
    return about('deposit-for-indexed', 'indexed.least-deposit', (least) => 100 - loanPercent < least)

  // The strictest that applies says it all.
  const isAbove = (largest: number) => loanPercent > largest
  const found = [
    ...about('above-largest-share', 'housing.largest-share.youth', isAbove),
    ...about('youth-programme-only', 'housing.largest-share.first-home', isAbove),
    ...about('first-home-only', 'housing.largest-share', isAbove),
  ]
  return found.slice(0, 1)
}

function termNotices({ product, months }: NoticeSubject, today: IsoDate): Notice[] {
  const fact = product === 'car' ? rule('car.usual-term', today) : undefined
  return fact && months > fact.value ? [{ code: 'longer-than-usual', fact }] : []
}

function capNotices(subject: NoticeSubject, today: IsoDate): Notice[] {
  const { product, currency, ratePercent, effectiveRatePercent } = subject
  const nominal = rateCap('nominal', product, currency, today)
  const effective = rateCap('effective', product, currency, today)
  return [
    ...(nominal && ratePercent > nominal.value ? [{ code: 'nominal-cap', fact: nominal } as const] : []),
    ...(effective && (effectiveRatePercent ?? 0) > effective.value
      ? [{ code: 'effective-cap', fact: effective } as const]
      : []),
  ]
}
