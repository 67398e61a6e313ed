import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { ReferralActivation } from '#app/features/referral/referral-activation.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageProps } from '#app/navigation/view.ts'
import type { PageDataOf } from '#app/page-data.ts'
import { referralTexts } from '#content/referral.ts'

export default function ReferrerActivation({ data, today, search }: PageProps<PageDataOf['referrer-activation']>) {
  return (
    <InfoPage data={data}>
      <ReferralActivation
        today={today}
        search={search}
        enquiry={<LeadButton>{referralTexts.none.enquiry}</LeadButton>}
      />
    </InfoPage>
  )
}
