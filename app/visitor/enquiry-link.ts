/** The link of a mail about an enquiry. Part of boot: its token leaves the address before anything else can read it. */
import { linkNames } from '#core/lead/link-names.ts'

type EnquiryLink = { role: keyof typeof linkNames; token: string }

const LINK = new RegExp(`^#(${linkNames.visitor}|${linkNames.advisor})=(.*)$`)

/** The link that this page was opened with; it is kept in memory only. */
export let enquiryLink: EnquiryLink | undefined

export function bootEnquiryLink(): void {
  const [, name, token = ''] = LINK.exec(location.hash) ?? []
  if (name !== undefined) {
    enquiryLink = { role: name === linkNames.visitor ? 'visitor' : 'advisor', token }
    history.replaceState(history.state, '', location.pathname + location.search)
  }
  // Another link, pasted into the same page.
  addEventListener('hashchange', () => LINK.test(location.hash) && location.reload())
}
