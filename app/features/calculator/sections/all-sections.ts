import { ToolsOutline } from '#app/features/calculator/tools/tools-outline.tsx'
import { Chart } from './chart.tsx'
import { CostList } from './cost-list.tsx'
import { OwnExample } from './own-example.tsx'
import { Schedule } from './schedule.tsx'
import { ShareOutline } from './share-outline.tsx'

/** The sections that the server renders, bundled: for the server itself and for client-side navigation. */
export const allSections = { costs: CostList, example: OwnExample, chart: Chart, schedule: Schedule }

/** What stands in place of the sections that only the browser renders, until it does. */
export const outlines = { tools: ToolsOutline, share: ShareOutline }
