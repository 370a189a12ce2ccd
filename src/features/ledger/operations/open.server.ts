// Opening of the ledger: its first day, and the opening balances of the register, posted once each.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import type { NewEntry, Posting } from '../contract/entries.ts'
import { openingReason } from '../contract/reasons.ts'
import { reversed, twoPostings } from '../rules/postings.ts'
import { listEntriesOf, lockLedger } from '../store/entries.server.ts'
import { findCutOver, insertCutOver, listOpeningsDue, type OpeningDue } from '../store/months.server.ts'
import { postEntries } from './post.server.ts'

const batchSize = 2_000

/**
 * Opens the ledger on a day, today by default, and posts the opening balances of the register. Run again it posts those of new
 * connections; a balance that was corrected in the register is posted anew after a correction of the one before. Both count from the
 * cut-over, so that payments since then settle what they settled, and are posted today, so that reports of earlier days stay as they
 * were. Returns the number of connections; each batch of them is a transaction.
 */
export async function openLedger(ctx: Ctx, { cutOverOn }: { cutOverOn?: string | undefined } = {}): Promise<number> {
  const first = await transaction(ctx, async (tx) => {
    await lockLedger(tx, 'exclusive')
    const known = await findCutOver(tx)
    const today = inNepal(tx.now).date
    if (known && cutOverOn && known !== cutOverOn)
      return refuse('conflict', 'ledger.open_already', { values: { date: known } })
    if (cutOverOn && cutOverOn > today) return refuse('invalid', 'ledger.day_to_come')
    if (!known) await insertCutOver(tx, cutOverOn ?? today)
    return known ?? cutOverOn ?? today
  })
  let posted = 0
  for (let after = 0; ;) {
    const due = await transaction(ctx, async (tx) => {
      await lockLedger(tx, 'exclusive')
      const openings = await listOpeningsDue(tx, after, batchSize)
      for (const opening of openings.filter(({ entryId }) => entryId !== null)) await correctOpening(tx, opening)
      await postEntries(
        tx,
        openings
          .filter(({ amountPaisa }) => amountPaisa !== 0)
          .map((each) => openingOf(each, first, inNepal(tx.now).date)),
      )
      if (openings.length > 0)
        await record(tx, { action: 'ledger.opened', changes: { cutOverOn: first, connections: openings.length } })
      return openings
    })
    posted += due.length
    if (due.length < batchSize) break
    after = due.at(-1)!.connectionId
  }
  return posted
}

export async function isLedgerOpen(scope: Scope): Promise<boolean> {
  return (await findCutOver(scope)) !== undefined
}

/** The day from which the ledger is kept, and the number of opening balances that are not posted. */
export async function readOpening(scope: Scope): Promise<{ cutOverOn: string | undefined; due: number }> {
  let due = 0
  for (let after = 0; ;) {
    const openings = await listOpeningsDue(scope, after, batchSize)
    due += openings.length
    if (openings.length < batchSize) return { cutOverOn: await findCutOver(scope), due }
    after = openings.at(-1)!.connectionId
  }
}

function openingOf(
  { connectionId, customerNumber, amountPaisa, times }: OpeningDue,
  valueOn: string,
  today: string,
): NewEntry {
  const postings: Posting[] = twoPostings('opening-contra', amountPaisa)
  const reference = `opening:${customerNumber}`
  const entry: NewEntry = { connectionId, kind: 'opening', postings, valueOn, reference }
  return times === 0 ? entry : { ...entry, postedOn: today, reference: `${reference}:${times + 1}` }
}

async function correctOpening(tx: Ctx, { connectionId, entryId }: OpeningDue): Promise<void> {
  const entry = (await listEntriesOf(tx, connectionId)).find(({ id }) => id === entryId)!
  await postEntries(tx, [
    {
      connectionId,
      kind: 'correction',
      postings: reversed(entry.postings),
      valueOn: entry.valueOn,
      postedOn: inNepal(tx.now).date,
      corrects: entry.id,
      reason: openingReason,
    },
  ])
}
