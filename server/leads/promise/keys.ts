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
    await kysely
      .insertInto('keys')
      .values({ name, ...newSecret(now) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    row = await stored.executeTakeFirstOrThrow() // perhaps another process's
  }
  return Buffer.from(hkdfSync('sha256', Buffer.from(row.secret, 'base64'), '', `kreditokaz ${name}`, KEY_BYTES))
}

/**
 * Puts a new secret in place of the one that signs the links: no link in an earlier mail works any more, as soon as every
 * process has read it. The key of the hashes stays, or blocks and limits would be forgotten.
 */
export async function renewLinksKey({ kysely }: Db, now: Date): Promise<void> {
  const secret = newSecret(now)
  await kysely
    .insertInto('keys')
    .values({ name: 'links', ...secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(secret))
    .execute()
}

function newSecret(now: Date) {
  return { secret: randomBytes(KEY_BYTES).toString('base64'), made_at: now.toISOString() }
}

/** A keyed hash, from which nobody without the database can tell what was hashed. */
export function keyedHash(key: Buffer, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url')
}
