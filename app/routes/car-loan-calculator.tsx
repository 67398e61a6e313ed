import { CalculatorPage } from '#app/calculator-page.tsx'
import type { PageProps } from '#app/delivery/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CarLoanCalculator({ data, search }: PageProps<PageDataOf['car-loan-calculator']>) {
  return <CalculatorPage data={data} search={search} />
}
