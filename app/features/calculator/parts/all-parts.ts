import type { ComponentProps } from 'react'
import type { PartsContext } from '#app/features/calculator/part.tsx'
import { CostList } from './cost-list.tsx'
import { OwnExample } from './own-example.tsx'
import { Picture } from './picture.tsx'
import { Plan } from './plan.tsx'

/** The parts that show figures of the loan from the start, for where a page is drawn whole. */
export const allParts: ComponentProps<typeof PartsContext>['value'] = {
  costs: CostList,
  example: OwnExample,
  picture: Picture,
  plan: Plan,
}
