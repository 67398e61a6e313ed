import type { PageProps } from '#app/delivery/view.ts'
import { EnquiryPlace } from '#app/features/enquiry/enquiry-place.tsx'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function Contact({ data }: PageProps<PageDataOf['contact']>) {
  return (
    <InfoPage data={data} slots={{ enquiry: <LeadButton icon="phone">{data.call.button}</LeadButton> }}>
      <EnquiryPlace calendar={data.calendar} />
    </InfoPage>
  )
}
