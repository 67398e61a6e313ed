import { Calculator } from '#app/features/calculator/calculator.tsx'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { results } from '#content/calculator.ts'
import type { CalculatorFacts } from '#core/calculator/facts.ts'

type CalculatorIslandProps = { facts: CalculatorFacts; search: string }

/** A calculator, with the button that opens an enquiry for its kind of loan. */
export default function CalculatorIsland({ facts, search }: CalculatorIslandProps) {
  return (
    <Calculator
      facts={facts}
      search={search}
      enquiry={(scenario) => (
        <LeadButton icon="phone" product={facts.product} scenario={scenario}>
          {results.enquiry}
        </LeadButton>
      )}
    />
  )
}
