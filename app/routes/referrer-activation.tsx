import type { PageProps } from '#app/delivery/view.ts'
import { Island } from '#app/hydration/island.tsx'
import { InfoPage } from '#app/info-page.tsx'
import ReferralActivation from '#app/islands/referral-activation.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function ReferrerActivation({ data, today, search }: PageProps<PageDataOf['referrer-activation']>) {
  return (
    <InfoPage data={data}>
      <Island name="referral-activation" of={ReferralActivation} props={{ today, search }} />
    </InfoPage>
  )
}
