import { CookieSettings } from '#app/features/consent/cookie-settings.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CookiePolicy({ data }: PageProps<PageDataOf['cookie-policy']>) {
  return <InfoPage data={data} slots={{ 'cookie-settings': <CookieSettings /> }} />
}
