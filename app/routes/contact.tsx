import type { PageProps } from '#app/delivery/view.ts'
import { LeadButton } from '#app/features/lead/lead-button.tsx'
import { InfoPage } from '#app/info-page.tsx'
import type { PageDataOf } from '#app/page-data.ts'

export default function Contact({ data }: PageProps<PageDataOf['contact']>) {
  return <InfoPage data={data} slots={{ enquiry: <LeadButton icon="phone">{data.call.button}</LeadButton> }} />
}
