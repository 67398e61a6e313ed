import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EnquiryRole } from '#core/lead/enquiry-act.ts'

/** Whom a link lets act on which lead. `madeAt` is the lead's: after a restore, an id may be another's. */
export type LinkClaims = {
  role: EnquiryRole
  /** Number of the advisor, from 1; 0 for the visitor. */
  advisor: number
  leadId: number
  madeAt: Date
  expiresAt: Date
}

/** How long a link works after the mail that holds it. */
export const LINK_DAYS = 30

const VERSION = 1
const HEAD_BYTES = 14 // version, advisor, lead, the lead's second, the last second
const SIGNATURE_BYTES = 16
const TEXT = /^[A-Za-z0-9_-]{40}$/

/** A link's token: 30 bytes in 40 characters, the last 16 bytes a signature of the others. */
export function linkToken(key: Buffer, { advisor, leadId, madeAt, expiresAt }: Omit<LinkClaims, 'role'>): string {
  const head = Buffer.alloc(HEAD_BYTES)
  head.writeUInt8(VERSION, 0)
  head.writeUInt8(advisor, 1)
  head.writeUInt32BE(leadId, 2)
  head.writeUInt32BE(seconds(madeAt), 6)
  head.writeUInt32BE(seconds(expiresAt), 10)
  return Buffer.concat([head, signature(key, head)]).toString('base64url')
}

/** What a token says, or undefined for one that is altered, of another key, or expired. */
export function readToken(key: Buffer, token: string, now: Date): LinkClaims | undefined {
  if (!TEXT.test(token)) return undefined
  const bytes = Buffer.from(token, 'base64url')
  const head = bytes.subarray(0, HEAD_BYTES)
  if (!timingSafeEqual(bytes.subarray(HEAD_BYTES), signature(key, head)) || head.readUInt8(0) !== VERSION)
    return undefined
  const advisor = head.readUInt8(1)
  const expiresAt = new Date(head.readUInt32BE(10) * 1000)
  if (expiresAt <= now) return undefined
  const role = advisor === 0 ? 'visitor' : 'advisor'
  return { role, advisor, leadId: head.readUInt32BE(2), madeAt: new Date(head.readUInt32BE(6) * 1000), expiresAt }
}

/** Whether a link was made for this very lead. */
export function isForLead({ madeAt }: Pick<LinkClaims, 'madeAt'>, lead: { createdAt: Date }): boolean {
  return seconds(madeAt) === seconds(lead.createdAt)
}

function signature(key: Buffer, head: Buffer): Buffer {
  return createHmac('sha256', key).update(head).digest().subarray(0, SIGNATURE_BYTES)
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000)
}
