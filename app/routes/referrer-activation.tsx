import { InfoPage } from '#app/info-page.tsx'
import ReferralActivation from '#app/islands/referral-activation.tsx'
import { Island } from '#app/navigation/island.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'

export default function ReferrerActivation({ data, today, search }: PageProps<PageDataOf['referrer-activation']>) {
  return (
    <InfoPage data={data}>
      <Island name="referral-activation" of={ReferralActivation} props={{ today, search }} />
    </InfoPage>
  )
}
