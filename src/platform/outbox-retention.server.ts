// Retention of messages: those past their use expire and lose their text, and rows are removed after a month.

import { sql } from 'kysely'
import type { Database } from '#platform/database.server.ts'
import { finished } from '#platform/outbox.server.ts'

const keptDays = 30

/** Ends messages that nobody could deliver in time, and removes the rows of messages finished 30 days ago. */
export async function removeOldMessages(db: Database, now: Date): Promise<{ expired: number; removed: number }> {
  const expired = await expireMessages(db, now)
  await removeTexts(db)
  const before = new Date(now.getTime() - keptDays * 86_400_000)
  const { numDeletedRows } = await db
    .deleteFrom('outbox')
    .where(sql`coalesce(sent_at, given_up_at, expired_at)`, '<', before)
    .executeTakeFirst()
  return { expired, removed: Number(numDeletedRows) }
}

async function expireMessages(db: Database, now: Date): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ expiredAt: now, ...finished })
    .where((where) => where.or([where('nextTryAt', 'is not', null), where('body', '!=', '')]))
    .where('sentAt', 'is', null)
    .where('expiresAt', '<=', now)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}

/** Sent messages of earlier versions kept their text. */
async function removeTexts(db: Database): Promise<void> {
  await db
    .updateTable('outbox')
    .set(finished)
    .where((where) => where.or([where('sentAt', 'is not', null), where('expiredAt', 'is not', null)]))
    .where((where) => where.or([where('body', '!=', ''), where('subject', '!=', '')]))
    .execute()
}
