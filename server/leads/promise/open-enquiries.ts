import type { EnquiryAct } from '#core/lead/enquiry-act.ts'
import { cachedFor } from '#server/leads/store/cached-for.ts'
import type { RateLimit } from '#server/leads/store/rate-limit.ts'
import { type ActDeps, type Acted, act, type FoundEnquiry, findEnquiry } from './enquiries.ts'
import { readKey } from './keys.ts'
import { isForLead, type LinkClaims, readToken } from './token.ts'

/** What the links in mails show and do. */
export type Enquiries = {
  /** What a link's token says, or undefined for one that is not ours, or expired. */
  claims: (token: string) => Promise<LinkClaims | undefined>
  /** The enquiry of a link, or undefined once it is erased. */
  find: (claims: LinkClaims) => Promise<FoundEnquiry | undefined>
  act: (claims: LinkClaims, act: EnquiryAct, key: string | undefined) => Promise<Acted>
  /** Acts by link. */
  actLimit: RateLimit
  /** Tokens that are not ours, by client. */
  guessLimit: RateLimit
}

const KEY_FRESH_MS = 5000 // whoever guesses tokens costs the database no reading each
const ACTS_PER_HOUR = 30
const GUESSES_PER_HOUR = 120 // an old mail opened again and again, in an office behind one address

/** Opens the enquiries to their links. */
export function openEnquiries(acting: () => ActDeps, limit: (name: string, perHour: number) => RateLimit): Enquiries {
  const linksKey = cachedFor(() => readKey(acting().db, 'links', acting().now()), KEY_FRESH_MS)
  return {
    claims: async (token) => readToken(await linksKey(), token, acting().now()),
    find: async (claims) => {
      const found = await findEnquiry(acting(), claims.leadId)
      return found && isForLead(claims, found.lead) ? found : undefined
    },
    act: (claims, asked, key) => act(claims, asked, key, acting()),
    actLimit: limit('acts', ACTS_PER_HOUR),
    guessLimit: limit('links', GUESSES_PER_HOUR),
  }
}
