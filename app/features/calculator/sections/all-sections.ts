import type { ComponentProps } from 'react'
import type { SectionsContext } from '#app/features/calculator/lazy-section.tsx'
import { Chart } from './chart.tsx'
import { CostList } from './cost-list.tsx'
import { OwnExample } from './own-example.tsx'
import { Schedule } from './schedule.tsx'

/** The sections that the server renders, bundled: for the server itself and for client-side navigation. */
export const allSections: ComponentProps<typeof SectionsContext>['value'] = {
  costs: CostList,
  example: OwnExample,
  chart: Chart,
  schedule: Schedule,
}
