import type { PageProps } from '#app/delivery/view.ts'
import { CookieSettings } from '#app/features/consent/cookie-settings.tsx'
import { Island } from '#app/hydration/island.tsx'
import { InfoPage } from '#app/info-page.tsx'
import CookieChoice from '#app/islands/cookie-choice.tsx'
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
