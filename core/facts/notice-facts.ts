import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Fact } from './fact.ts'
import type { Known, NoticeFacts } from './notices.ts'
import type { Product } from './products.ts'
import { type CapKind, rateCap } from './rate-caps.ts'
import { rule, ruleNames } from './rules.ts'

const currencies: readonly Currency[] = ['EUR', 'RSD']
const kinds: readonly CapKind[] = ['nominal', 'effective']

/** The rules and caps of a product on a day, without their sources: they travel to the browser. */
export function noticeFacts(product: Product, today: IsoDate): NoticeFacts {
  const rules = ruleNames.flatMap((name) => known(name, rule(name, today)))
  const caps = kinds.flatMap((kind) =>
    currencies.flatMap((currency) => known(`${kind}.${currency}`, rateCap(kind, product, currency, today))),
  )
  return { rules: Object.fromEntries(rules), caps: Object.fromEntries(caps) }
}

function known(name: string, fact: Fact | undefined): [string, Known][] {
  if (!fact) return []
  const { value, validFrom, checkedOn } = fact
  return [[name, { value, validFrom, checkedOn }]]
}
