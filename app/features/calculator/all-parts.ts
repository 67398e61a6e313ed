import type { ComponentProps } from 'react'
import { CostList } from './cost-list.tsx'
import { OwnExample } from './own-example.tsx'
import type { PartsContext } from './part.tsx'
import { Picture } from './picture.tsx'
import { Plan } from './plan.tsx'
import { SharePanel } from './share-panel.tsx'
import { Tools } from './tools/tools.tsx'

/** Every part of a calculator, for where a page is drawn whole. */
export const allParts: ComponentProps<typeof PartsContext>['value'] = {
  costs: CostList,
  example: OwnExample,
  picture: Picture,
  plan: Plan,
  share: SharePanel,
  tools: Tools,
}
