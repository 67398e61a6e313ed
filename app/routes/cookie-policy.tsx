import { CookieSettings } from '#app/features/consent/cookie-settings.tsx'
import { InfoPage } from '#app/info-page.tsx'
import CookieChoice from '#app/islands/cookie-choice.tsx'
import { Island } from '#app/navigation/island.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function CookiePolicy({ data }: PageProps<PageDataOf['cookie-policy']>) {
  return (
    <InfoPage
      data={data}
      slots={{
        'cookie-settings': <CookieSettings choice={<Island name="cookie-choice" of={CookieChoice} props={{}} />} />,
      }}
    />
  )
}
