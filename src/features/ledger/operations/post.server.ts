// Posting of entries: checked by the rules, in an open month, in the transaction of what caused them.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { enforce, refuse } from '#kit/refusal.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry } from '../contract/entries.ts'
import { checkEntry } from '../rules/postings.ts'
import { postingDay } from '../rules/days.ts'
import { insertEntries, lockConnections, lockLedger, type Authorship } from '../store/entries.server.ts'
import { findClosedUntil } from '../store/months.server.ts'

/**
 * Posts entries, all or none, and returns their ids. An entry that counts from a day of a closed month is posted on the first
 * open day. Refuses what does not balance, has the wrong sign for its kind, or counts from a day to come.
 */
export async function postEntries(ctx: Ctx, entries: readonly NewEntry[]): Promise<number[]> {
  const today = inNepal(ctx.now).date
  for (const entry of entries) {
    enforce(checkEntry(entry), 'invalid')
    if (entry.valueOn > today) refuse('invalid', 'ledger.day_to_come')
  }
  return transaction(ctx, async (tx) => {
    await lockLedger(tx, 'shared')
    const closedUntil = await findClosedUntil(tx)
    const posted = entries.map((entry) => ({
      ...entry,
      postedOn: postingDay(entry.postedOn ?? entry.valueOn, closedUntil),
    }))
    return insertEntries(tx, posted, authorshipOf(tx))
  })
}

/**
 * Locks the ledger for posting, and then these connections in the order of their ids, until the end of the transaction: what is owed stays as
 * it is read from then on, and whoever closes or corrects does not wait in a circle.
 */
export async function lockPosting(scope: Scope, connectionIds: readonly number[] = []): Promise<void> {
  await lockLedger(scope, 'shared')
  if (connectionIds.length > 0) await lockConnections(scope, connectionIds)
}

/** Locks the ledger against every posting until the end of the transaction, for a decision from which postings follow. */
export async function lockPostingOut(scope: Scope): Promise<void> {
  await lockLedger(scope, 'exclusive')
}

/** Who enters something, and when. */
export function authorshipOf({ actor, now }: Pick<Ctx, 'actor' | 'now'>): Authorship {
  if (actor.kind === 'staff' || actor.kind === 'customer')
    return { enteredAt: now, authorId: actor.id, authorName: actor.name }
  return { enteredAt: now, authorId: null, authorName: actor.kind === 'machine' ? actor.name : actor.client }
}
