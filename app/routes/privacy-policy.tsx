import { InfoPage } from '#app/info-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function PrivacyPolicy({ data }: PageProps<PageDataOf['privacy-policy']>) {
  return <InfoPage data={data} />
}
