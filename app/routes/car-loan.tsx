import type { PageProps } from '#app/delivery/view.ts'
import { LoanPage } from '#app/loan-page.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function CarLoan({ data }: PageProps<PageDataOf['car-loan']>) {
  return <LoanPage data={data} />
}
