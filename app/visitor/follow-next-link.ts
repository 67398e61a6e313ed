import { ENQUIRY_LINK } from './enquiry-link.ts'

/** Opens a page of its own for another link of a mail that is pasted into the address of this one. */
export function followNextLink(): void {
  addEventListener('hashchange', () => ENQUIRY_LINK.test(location.hash) && location.reload())
}
