import { createRoot } from 'react-dom/client'
import { enquiryLink } from '#app/visitor/enquiry-link.ts'
import { VISITOR_LINK } from '#core/lead/link-names.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'
import { EnquiryPanel } from './enquiry-panel.tsx'
import { ENQUIRY_PLACE } from './enquiry-place.tsx'

/** Shows the enquiry of the link that the page was opened with. Nothing of it is in the page's HTML. */
export function mountEnquiry(): void {
  const place = document.getElementById(ENQUIRY_PLACE)
  const link = enquiryLink()
  if (!place || !link) return
  const calendar = JSON.parse(place.dataset.calendar ?? '') as WorkingCalendar // as `EnquiryPlace` wrote it
  createRoot(place).render(
    <EnquiryPanel role={link.name === VISITOR_LINK ? 'visitor' : 'advisor'} token={link.token} calendar={calendar} />,
  )
}
