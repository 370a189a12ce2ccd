// Reads of the ledger: a page of the journal, and the ledger of one connection, which is recorded.

import { isLinked } from '#features/connections/operations/own.server.ts'
import { namesOfSigners, type Signature } from '#features/people/operations.server.ts'
import { inNepal } from '#kit/calendar/nepal-time.ts'
import type { ListQuery } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import { recordOpened } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { countUpTo, maxCounted, pageFound } from '#platform/count.server.ts'
import type { ConnectionLedger, JournalEntry, JournalPage } from '../contract/api.ts'
import { reasonText } from '../contract/reasons.ts'
import { ageingOf } from '../rules/ageing.ts'
import { withRunningBalance } from '../rules/balances.ts'
import { isDepositUsed, mayBeCorrected } from '../rules/corrections.ts'
import {
  hasReference,
  journalQuery,
  listBilledEntries,
  listCorrections,
  listEntriesOf,
  listJournal,
  type EntryRow,
} from '../store/entries.server.ts'
import { findConnectionNumber, listHistoryOf, sumHistory } from '../store/imported.server.ts'
import { findCutOver } from '../store/months.server.ts'
import { readDeposit } from './own.server.ts'

type JournalQuery = ListQuery & {
  from?: string | undefined
  until?: string | undefined
  customerNumber?: string | undefined
}

/** Searched by customer number, name or telephone. */
export async function readJournal(ctx: Ctx<Staff>, query: JournalQuery): Promise<JournalPage> {
  const { page, limit, sortOrder, from, until, customerNumber, search } = query
  const request = { from, until, customerNumber, customer: search }
  const counted = await countUpTo(ctx, journalQuery(ctx, request), maxCounted + 1)
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const rows = await listJournal(ctx, request, { direction, offset: (page - 1) * limit, limit })
  return pageFound(await journalEntriesOf(ctx, rows), counted)
}

/** That a ledger was opened is recorded, as it holds a household's debts. */
export async function openConnectionLedger(ctx: Ctx<Staff>, { id }: { id: number }): Promise<ConnectionLedger> {
  const customerNumber = (await findConnectionNumber(ctx, id)) ?? refuse('missing', 'ledger.connection_unknown')
  await recordOpened(ctx, { action: 'ledger.read', target: customerNumber })
  const entries = await listEntriesOf(ctx, id)
  const [corrections, isOwn, billed] = await Promise.all([
    listCorrections(
      ctx,
      entries.map((entry) => entry.id),
    ),
    isLinked(ctx, ctx.actor.id, id),
    listBilledEntries(ctx, id),
  ])
  const listed = withRunningBalance(entries)
  const heldPaisa = await readDeposit(ctx, id)
  const shown = await journalEntriesOf(ctx, listed)
  return {
    connectionId: id,
    customerNumber,
    cutOverOn: (await findCutOver(ctx)) ?? null,
    balancePaisa: listed.at(-1)?.balancePaisa ?? 0,
    ageing: ageingOf(entries, inNepal(ctx.now).date),
    entries: listed.map((entry, place) => {
      const correctedBy = corrections.get(entry.id) ?? null
      const may = mayBeCorrected({
        kind: entry.kind,
        isCorrected: correctedBy !== null,
        isOwn,
        isAuthor: entry.authorId === ctx.actor.id,
        isUsed: isDepositUsed(entry, heldPaisa),
        isImported: !billed.has(entry.id),
      })
      return {
        ...shown[place]!,
        balancePaisa: entry.balancePaisa,
        correctedBy,
        mayBeCorrected: may,
      }
    }),
    history: await listHistoryOf(ctx, id),
  }
}

/** What the history before the cut-over adds up to, in paisa by connection. */
export function readHistorySums(scope: Scope): Promise<ReadonlyMap<number, number>> {
  return sumHistory(scope)
}

/** Whether an entry has one of these references. */
export async function hasEntryOf(scope: Scope, references: readonly string[]): Promise<boolean> {
  return references.length > 0 && (await hasReference(scope, references))
}

/** As they are answered: with the name of who entered each and the reason in the reader's language. */
export async function journalEntriesOf(
  ctx: Pick<Ctx, 'db' | 'org' | 'language'>,
  rows: readonly EntryRow[],
): Promise<JournalEntry[]> {
  const nameOf = await namesOfSigners(ctx, rows.map(authorOf))
  return rows.map((row) => {
    const { connectionId: _connection, authorId: _id, authorName: _name, enteredAt, reason, ...same } = row
    const shown = reason === null ? null : reasonText(reason, ctx.language)
    return { ...same, reason: shown, author: nameOf(authorOf(row)), enteredAt: enteredAt.toISOString() }
  })
}

function authorOf({ authorId: byId, authorName: byName }: EntryRow): Signature {
  return { byId, byName }
}
