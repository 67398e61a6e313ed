import type { ComponentProps } from 'react'
import type { PartsContext } from '#app/features/calculator/part.tsx'
import { CostList } from './cost-list.tsx'
import { OwnExample } from './own-example.tsx'
import { Picture } from './picture.tsx'
import { Plan } from './plan.tsx'

/** The parts that the server renders, bundled: for the server itself and for client-side navigation. */
export const allParts: ComponentProps<typeof PartsContext>['value'] = {
  costs: CostList,
  example: OwnExample,
  picture: Picture,
  plan: Plan,
}
