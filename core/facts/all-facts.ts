import type { Fact } from './fact.ts'
import { indexFacts } from './indices.ts'
import { marketFacts } from './market.ts'
import { middleRateFacts } from './middle-rate.ts'
import { productFacts } from './products.ts'
import { programmeFacts } from './programmes.ts'
import { capFacts } from './rate-caps.ts'
import { ruleFacts } from './rules.ts'
import { tariffFacts } from './tariffs.ts'

/** Every dated fact of the site, for `npm run facts` and its tests. */
export const allFacts: readonly Fact<string, unknown>[] = [
  ...productFacts,
  ...capFacts,
  ...ruleFacts,
  ...indexFacts,
  ...middleRateFacts,
  ...tariffFacts,
  ...marketFacts,
  ...programmeFacts,
]
