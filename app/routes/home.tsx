import type { PageProps } from '#app/delivery/view.ts'
import { CostLadder } from '#app/features/home/cost-ladder.tsx'
import { Hero } from '#app/features/home/hero.tsx'
import { Signpost } from '#app/features/home/signpost.tsx'
import { Steps } from '#app/features/home/steps.tsx'
import { Work } from '#app/features/home/work.tsx'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { Island } from '#app/hydration/island.tsx'
import MiniCalculator from '#app/islands/mini-calculator.tsx'
import type { PageDataOf } from '#app/page-data.ts'
import { CallToAction } from '#app/shell/call-to-action.tsx'
import { formatDate } from '#core/money/date.ts'

export default function Home({ data: { page, loans }, today }: PageProps<PageDataOf['home']>) {
  const { hero, signpost, ladder, steps, work, call } = page
  return (
    <>
      <Hero
        page={page}
        enquiry={
          <LeadButton icon="phone" block="phone">
            {hero.call}
          </LeadButton>
        }
        calculator={<Island name="mini-calculator" of={MiniCalculator} props={{ loans, date: formatDate(today) }} />}
      />
      <Signpost {...signpost} enquiry={<LeadButton tone="text">{signpost.ask}</LeadButton>} />
      <CostLadder {...ladder} />
      <Steps {...steps} />
      <Work {...work} figure={ladder.rungs.at(-1)?.value} />
      <CallToAction {...call} />
    </>
  )
}
