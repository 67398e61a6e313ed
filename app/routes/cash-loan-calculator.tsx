import { CalculatorPage } from '#app/calculator-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CashLoanCalculator({ data, search }: PageProps<PageDataOf['cash-loan-calculator']>) {
  return <CalculatorPage data={data} search={search} />
}
