import { enquiryPage } from '#content/enquiry-page.ts'
import type { WorkingCalendar } from '#core/lead/working-day.ts'

export const ENQUIRY_PLACE = 'enquiry'

/** Where the page of a link appears; empty for everybody who comes without one. */
export function EnquiryPlace({ calendar }: { calendar: WorkingCalendar }) {
  return (
    <div className="wrap">
      <div id={ENQUIRY_PLACE} data-calendar={JSON.stringify(calendar)} />
      <noscript>
        <p>{enquiryPage.withoutScript}</p>
      </noscript>
    </div>
  )
}
