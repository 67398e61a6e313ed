import type { IsoDate } from '#core/money/date.ts'
import type { Currency } from '#core/money/minor.ts'
import type { Facts } from './all-facts.ts'
import type { Fact } from './fact.ts'
import type { KnownCap, RulesAndCaps } from './loan-remarks.ts'
import { marketRange } from './market.ts'
import { type Product, productNames } from './products.ts'
import { type CapFact, type CapKind, rateCap, revolvingCap } from './rate-caps.ts'
import { type RuleName, rule, ruleNames } from './rules.ts'

const currencies: readonly Currency[] = ['EUR', 'RSD']
const kinds: readonly CapKind[] = ['nominal', 'effective']

/** The rules and caps of a product valid on a day, without sources, because they are sent to the browser. */
export function rulesAndCaps(product: Product, known: { today: IsoDate; facts: Facts }): RulesAndCaps {
  const rules = ruleNames.filter((name) => concerns(name, product)).flatMap((name) => rule(name, known) ?? [])
  const caps = kinds.flatMap((kind) =>
    currencies.flatMap((currency) => {
      const fact = rateCap(kind, product, currency, known)
      if (!fact) return []
      return [[`${kind}.${currency}`, sent(fact)]]
    }),
  )
  const age = product === 'car' ? marketRange('vehicle-age-and-term', known) : undefined
  const basket = marketRange('consumer-basket', known)
  const oldest = earliest(age ? [...rules, age] : rules) ?? known.today
  return {
    ...(age && { vehicleAgeAndTerm: age.value }),
    ...(basket && { basket: { value: basket.value.to, validFrom: basket.validFrom } }),
    rules: Object.fromEntries(rules.map(({ fact, value }) => [fact, value])),
    grades: Object.fromEntries(rules.flatMap(({ fact, grade }) => (grade === 'published' ? [] : [[fact, grade]]))),
    rulesCheckedOn: oldest,
    checkedLater: Object.fromEntries(
      rules.flatMap(({ fact, checkedOn }) => (checkedOn === oldest ? [] : [[fact, checkedOn]])),
    ),
    caps: Object.fromEntries(caps),
  }
}

/** The caps of what a cash loan may replace, as for the browser. */
export function revolvingCaps(known: {
  today: IsoDate
  facts: Facts
}): Partial<Record<'overdraft' | 'card', KnownCap>> {
  const caps = (['overdraft', 'card'] as const).map((group) => [group, revolvingCap(group, known)] as const)
  return Object.fromEntries(caps.flatMap(([group, cap]) => (cap ? [[group, sent(cap)]] : [])))
}

function sent({ value, validFrom, checkedOn, grade }: CapFact): KnownCap {
  return { value, validFrom, checkedOn, grade }
}

/** A name that begins with a product applies to it alone; other names apply to all products. */
function concerns(name: RuleName, product: Product): boolean {
  const [first = ''] = name.split('.')
  return first === product || !productNames.some((name) => name === first)
}

function earliest(facts: readonly Pick<Fact, 'checkedOn'>[]): IsoDate | undefined {
  return facts.map(({ checkedOn }) => checkedOn).sort()[0]
}
