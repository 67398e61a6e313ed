import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { ReferralActivation } from '#app/features/referral/referral-activation.tsx'
import { referralTexts } from '#content/referral.ts'

type ReferralIslandProps = { today: string; search: string }

/** The activation of a referral, with the button that opens an enquiry. */
export default function ReferralIsland(props: ReferralIslandProps) {
  return <ReferralActivation {...props} enquiry={<LeadButton>{referralTexts.none.enquiry}</LeadButton>} />
}
