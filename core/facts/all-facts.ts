import type { Fact } from './fact.ts'
import { type IndexFact, indexFacts } from './indices.ts'
import { type MarketFact, marketFacts } from './market.ts'
import { type MiddleRateFact, middleRateFacts } from './middle-rate.ts'
import { type ProductFact, productFacts } from './products.ts'
import { type ProgrammeFact, programmeFacts } from './programmes.ts'
import { type CapFact, capFacts } from './rate-caps.ts'
import { type RuleFact, ruleFacts } from './rules.ts'
import { type TariffFact, tariffFacts } from './tariffs.ts'

/** Every dated fact, past and present, by group. */
export type Facts = {
  products: readonly ProductFact[]
  caps: readonly CapFact[]
  rules: readonly RuleFact[]
  indices: readonly IndexFact[]
  middleRates: readonly MiddleRateFact[]
  tariffs: readonly TariffFact[]
  market: readonly MarketFact[]
  programmes: readonly ProgrammeFact[]
}

/** The facts of the code; the owner's and fetched ones are added to them (`with-rows.ts`). */
export const builtInFacts: Facts = {
  products: productFacts,
  caps: capFacts,
  rules: ruleFacts,
  indices: indexFacts,
  middleRates: middleRateFacts,
  tariffs: tariffFacts,
  market: marketFacts,
  programmes: programmeFacts,
}

/** All rows of all groups, for `npm run facts` and the tests. */
export function allFacts(facts: Facts): readonly Fact<string, unknown>[] {
  return Object.values(facts).flat()
}

/** Facts that no page shows or computes with: they are kept because others rest on them. */
const inTheBackground: readonly string[] = ['nbs-key-rate', 'ecb-main-rate']

/** Whether a page misses a fact that is not known. */
export function isShown({ fact }: Pick<Fact, 'fact'>): boolean {
  return !inTheBackground.includes(fact)
}
