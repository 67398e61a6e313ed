import { LoanPage } from '#app/loan-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CarLoan({ data }: PageProps<PageDataOf['car-loan']>) {
  return <LoanPage data={data} />
}
