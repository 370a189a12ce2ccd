// SQL of the key pairs that sign codes of receipts: one in use, the public parts of the ended ones.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Row } from '#platform/tables.server.ts'

export type KeyRow = Row<'receiptKeys'>

/** Two of an organisation do not make a key at once. */
export async function lockKeys({ db, org }: Scope): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('receipt_keys'), ${org.id})`.execute(db)
}

/** In use and ended, by number. */
export function listKeys({ db, org }: Scope): Promise<KeyRow[]> {
  return db.selectFrom('receiptKeys').selectAll().where('orgId', '=', org.id).orderBy('number').execute()
}

/** Ends the key in use and erases its private part. */
export async function endKey({ db, org }: Scope, at: Date): Promise<void> {
  await db
    .updateTable('receiptKeys')
    .set({ endedAt: at, privateKey: null })
    .where('orgId', '=', org.id)
    .where('endedAt', 'is', null)
    .execute()
}

export async function insertKey(
  { db, org }: Scope,
  key: Pick<KeyRow, 'number' | 'publicKey' | 'privateKey' | 'madeAt'>,
): Promise<void> {
  await db
    .insertInto('receiptKeys')
    .values({ orgId: org.id, ...key })
    .execute()
}
