import { ADVISOR_LINK, VISITOR_LINK } from '#core/lead/link-names.ts'
import { routes } from '#core/site/routes.ts'
import type { Db } from '#server/db/open.ts'
import type { StoredLead } from '#server/leads/store/lead-rows.ts'
import { readKey } from './keys.ts'
import { LINK_DAYS, linkToken } from './token.ts'

const DAY_MS = 86_400_000

/** The address of a visitor's page (`advisor` 0), or of an advisor's. */
export async function enquiryLink(
  { db, siteUrl, now }: { db: Db; siteUrl: string; now: Date },
  lead: Pick<StoredLead, 'id' | 'createdAt'>,
  advisor: number,
  days: number = LINK_DAYS,
): Promise<string> {
  const key = await readKey(db, 'links', now)
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  const token = linkToken(key, { advisor, leadId: lead.id, madeAt: lead.createdAt, expiresAt })
  return `${siteUrl}${routes.contact}#${advisor === 0 ? VISITOR_LINK : ADVISOR_LINK}=${token}`
}
