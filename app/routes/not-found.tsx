import type { PageProps } from '#app/delivery/view.ts'
import type { PageDataOf } from '#app/page-data.ts'
import { NotFound as NotFoundMessage } from '#app/shell/not-found.tsx'

export default function NotFound({ data }: PageProps<PageDataOf['not-found']>) {
  return <NotFoundMessage content={data.page} />
}
