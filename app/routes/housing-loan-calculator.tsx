import { CalculatorPage } from '#app/calculator-page.tsx'
import type { PageProps } from '#app/delivery/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function HousingLoanCalculator({ data, search }: PageProps<PageDataOf['housing-loan-calculator']>) {
  return <CalculatorPage data={data} search={search} />
}
