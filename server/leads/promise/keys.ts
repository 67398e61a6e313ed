import { createHmac, hkdfSync, randomBytes } from 'node:crypto'
import type { Db } from '#server/db/open.ts'

/** `links` signs the links in mails; `addresses` keys the hashes of mail and network addresses. */
type KeyName = 'links' | 'addresses'

const KEY_BYTES = 32

/** A secret of this database, made by the first process that asks for it. Each name yields another key. */
export async function readKey({ kysely }: Db, name: KeyName, now: Date): Promise<Buffer> {
  const stored = kysely.selectFrom('keys').select('secret').where('name', '=', name)
  let row = await stored.executeTakeFirst()
  if (row === undefined) {
    const made = { name, secret: randomBytes(KEY_BYTES).toString('base64'), made_at: now.toISOString() }
    await kysely
      .insertInto('keys')
      .values(made)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await stored.executeTakeFirstOrThrow() // perhaps another process's
  }
  return Buffer.from(hkdfSync('sha256', Buffer.from(row.secret, 'base64'), '', `kreditokaz ${name}`, KEY_BYTES))
}

/** A keyed hash, from which nobody without the database can tell what was hashed. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
