import type { PageProps } from '#app/delivery/view.ts'
import { InfoPage } from '#app/info-page.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function PrivacyPolicy({ data }: PageProps<PageDataOf['privacy-policy']>) {
  return <InfoPage data={data} />
}
