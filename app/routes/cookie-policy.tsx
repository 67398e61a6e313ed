import { InfoPage } from '#app/info-page.tsx'
import CookieSettings from '#app/islands/cookie-settings.tsx'
import { Island } from '#app/navigation/island.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CookiePolicy({ data }: PageProps<PageDataOf['cookie-policy']>) {
  return (
    <InfoPage
      data={data}
      slots={{ 'cookie-settings': <Island name="cookie-settings" of={CookieSettings} props={{}} /> }}
    />
  )
}
