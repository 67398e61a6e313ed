/** The link of a mail about an enquiry. Part of boot: its token leaves the address before anything else can read it. */
import { ADVISOR_LINK, VISITOR_LINK } from '#core/lead/link-names.ts'

/** The fragment of such an address. */
export const ENQUIRY_LINK = new RegExp(`^#(${VISITOR_LINK}|${ADVISOR_LINK})=(.*)`)

let link: RegExpExecArray | null

/** The fragment that this page was opened with, as its name and its token; it is kept in memory only. */
export function enquiryLink(): { name: string; token: string } | undefined {
  return link ? { name: link[1] ?? '', token: link[2] ?? '' } : undefined
}

export function bootEnquiryLink(): void {
  link = ENQUIRY_LINK.exec(location.hash)
  if (link) history.replaceState(history.state, '', location.pathname + location.search)
}
