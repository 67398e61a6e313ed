import type { Transaction } from 'kysely'
import { foldedAddress } from '#core/lead/folded-address.ts'
import type { Db } from '#server/db/open.ts'
import type { Tables } from '#server/db/tables.ts'
import { keyedHash, readKey } from './keys.ts'

const BLOCKED_MS = 365 * 86_400_000 // a year: somebody else keeps typing it in

/** The keyed hash under which the limits know a mail address. */
export async function addressHash(db: Db, address: string, now: Date): Promise<string> {
  return keyedHash(await readKey(db, 'addresses', now), foldedAddress(address))
}

/** Sends an address no more mails that it has not asked for. */
export async function blockAddress(trx: Transaction<Tables>, hash: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + BLOCKED_MS).toISOString()
  await trx
    .insertInto('blocked_addresses')
    .values({ address: hash, until })
    .onConflict((conflict) => conflict.column('address').doUpdateSet({ until }))
    .execute()
}
