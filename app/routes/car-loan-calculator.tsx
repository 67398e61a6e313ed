import { Article } from '#app/features/article/article.tsx'
import { PageHead } from '#app/features/article/page-head.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'
import { Breadcrumbs } from '#app/shell/breadcrumbs.tsx'

export default function CarLoanCalculator({ data: { page } }: PageProps<PageDataOf['car-loan-calculator']>) {
  return (
    <Article
      data={page}
      head={<PageHead breadcrumbs={<Breadcrumbs current={page.h1} />} h1={page.h1} lead={page.lead} />}
    />
  )
}
