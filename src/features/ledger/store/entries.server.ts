// SQL of entries with their postings: inserted many at a time, read by connection, by reference and by day.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import { copyRows } from '#platform/copy.server.ts'
import { connectionsFound } from '#platform/list-search.server.ts'
import type { Account } from '../contract/accounts.ts'
import type { EntryKind, NewEntry, Posting } from '../contract/entries.ts'
import { balanceEffect } from '../rules/postings.ts'

/** An entry that is checked, with its posting day. */
export type PostedEntry = NewEntry & { postedOn: string }
export type Authorship = { enteredAt: Date; authorId: number | null; authorName: string }

export type EntryRow = {
  id: number
  kind: EntryKind
  connectionId: number | null
  customerNumber: string | null
  amountPaisa: number
  period: string | null
  postedOn: string
  valueOn: string
  enteredAt: Date
  authorId: number | null
  authorName: string
  reference: string | null
  note: string
  corrects: number | null
  reason: string | null
  postings: Posting[]
}

/** Posting goes on beside posting; closing, opening and correcting wait for each other. Released with the transaction. */
export async function lockLedger({ db, org }: Scope, mode: 'shared' | 'exclusive'): Promise<void> {
  const lock = mode === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`
  await sql`select ${lock}(hashtext('ledger'), ${org.id})`.execute(db)
}

/** One change of what a connection owes at a time. Released with the transaction. */
export async function lockConnections({ db, org }: Scope, ids: readonly number[]): Promise<void> {
  await sql`select from connections where org_id = ${org.id} and id = any(${[...ids]}::integer[])
     order by id for no key update`.execute(db)
}

/** Inserts entries with their postings; returns their ids in the same order. */
export async function insertEntries(
  scope: Scope,
  entries: readonly PostedEntry[],
  { enteredAt, authorId, authorName }: Authorship,
): Promise<number[]> {
  if (entries.length === 0) return []
  const { db, org } = scope
  const ids = await nextIds(scope, entries.length)
  const postings = entries.flatMap((entry, place) =>
    entry.postings.map(({ account, amountPaisa }, line) => {
      return { org_id: org.id, entry_id: ids[place]!, line: line + 1, account, amount_paisa: amountPaisa }
    }),
  )
  const used = [...new Set(postings.map(({ account }) => account))].toSorted()
  await sql`insert into ledger_accounts (org_id, code)
    select ${org.id}::integer, unnest(${used}::text[]) on conflict do nothing`.execute(db)
  const of = { org_id: org.id, entered_at: enteredAt, author_id: authorId, author_name: authorName }
  const rows = entries.map((entry, place) => ({ ...of, id: ids[place]!, ...cellsOf(entry) }))
  await copyRows(scope, 'ledger_entries', rows)
  await copyRows(scope, 'ledger_postings', postings)
  return ids
}

async function nextIds({ db }: Scope, count: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('ledger_entries', 'id')) as id from generate_series(1, ${count}::integer)`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

function cellsOf(entry: PostedEntry) {
  return {
    connection_id: entry.connectionId,
    kind: entry.kind,
    amount_paisa: balanceEffect(entry.postings),
    period: entry.period ?? null,
    posted_on: entry.postedOn,
    value_on: entry.valueOn,
    is_day_typed: entry.isDayTyped ?? false,
    reference: entry.reference ?? null,
    note: entry.note ?? '',
    corrects: entry.corrects ?? null,
    reason: entry.reason ?? null,
  }
}

const columns = sql`e.id, e.kind, e.connection_id, c.customer_number, e.amount_paisa, e.period, e.posted_on, e.value_on, e.entered_at,
  e.author_id, e.author_name, e.reference, e.note, e.corrects, e.reason`
const from = sql`ledger_entries e left join connections c on c.org_id = e.org_id and c.id = e.connection_id`

export async function findEntry(scope: Scope, id: number): Promise<EntryRow | undefined> {
  const { rows } = await sql<Omit<EntryRow, 'postings'>>`
    select ${columns} from ${from} where e.org_id = ${scope.org.id} and e.id = ${id}`.execute(scope.db)
  return (await withPostings(scope, rows))[0]
}

/** All entries of a connection, in the order in which they were entered. */
export async function listEntriesOf(scope: Scope, connectionId: number): Promise<EntryRow[]> {
  const { rows } = await sql<Omit<EntryRow, 'postings'>>`
    select ${columns} from ${from} where e.org_id = ${scope.org.id} and e.connection_id = ${connectionId} order by e.id`.execute(
    scope.db,
  )
  return withPostings(scope, rows)
}

export type JournalRequest = {
  from?: string | undefined
  until?: string | undefined
  customerNumber?: string | undefined
  /** Typed: a customer number, or a name or telephone. */
  customer?: string | undefined
}

/** A page of the journal, by posting day. */
export async function listJournal(
  scope: Scope,
  request: JournalRequest,
  { direction, offset, limit }: { direction: 'asc' | 'desc'; offset: number; limit: number },
): Promise<EntryRow[]> {
  const order = direction === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<Omit<EntryRow, 'postings'>>`
    select ${columns} from ${from} where ${inJournal(scope, request)}
     order by e.posted_on ${order}, e.id ${order} limit ${limit} offset ${offset}`.execute(scope.db)
  return withPostings(scope, rows)
}

/** The journal's entries as a query that can be counted. */
export function journalQuery(scope: Scope, request: JournalRequest) {
  return sql`select 1 from ${from} where ${inJournal(scope, request)}`
}

function inJournal({ org }: Scope, { from: first, until, customerNumber, customer }: JournalRequest) {
  return sql`e.org_id = ${org.id} ${first ? sql`and e.posted_on >= ${first}::date` : sql``}
    ${until ? sql`and e.posted_on <= ${until}::date` : sql``}
    ${customerNumber ? sql`and c.customer_number = ${customerNumber}` : sql``}
    ${customer ? sql`and e.connection_id in (${connectionsFound(org.id, customer)})` : sql``}`
}

async function withPostings({ db, org }: Scope, rows: readonly Omit<EntryRow, 'postings'>[]): Promise<EntryRow[]> {
  const ids = rows.map(({ id }) => id)
  const postings = await db
    .selectFrom('ledgerPostings')
    .select(['entryId', 'account', 'amountPaisa'])
    .where('orgId', '=', org.id)
    .where(sql<boolean>`entry_id = any(${ids}::bigint[])`)
    .orderBy('entryId')
    .orderBy('line')
    .execute()
  const byEntry = Map.groupBy(postings, ({ entryId }) => entryId)
  return rows.map((row) => ({
    ...row,
    postings: (byEntry.get(row.id) ?? []).map(({ account, amountPaisa }) => {
      return { account: account as Account, amountPaisa }
    }),
  }))
}

/** The entries with these references that are not corrected, by their ids. */
export async function listUncorrected(scope: Scope, references: readonly string[]): Promise<EntryRow[]> {
  const { rows } = await sql<Omit<EntryRow, 'postings'>>`
    select ${columns} from ${from} where e.org_id = ${scope.org.id} and e.reference = any(${[...references]}::text[])
       and not exists (select from ledger_entries x where x.org_id = e.org_id and x.corrects = e.id and x.kind = 'correction')
     order by e.id`.execute(scope.db)
  return withPostings(scope, rows)
}

export async function hasReference({ db, org }: Scope, references: readonly string[]): Promise<boolean> {
  const rows = db.selectFrom('ledgerEntries').select('id').where('orgId', '=', org.id)
  return (
    (await rows
      .where('reference', 'in', [...references])
      .limit(1)
      .executeTakeFirst()) !== undefined
  )
}

/** Ids of corrections by the entry that each corrects. */
export async function listCorrections({ db, org }: Scope, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('ledgerEntries')
    .select(['id', 'corrects'])
    .where('orgId', '=', org.id)
    .where('kind', '=', 'correction')
    .where(sql<boolean>`corrects = any(${[...ids]}::bigint[])`)
    .execute()
  return new Map(rows.map(({ id, corrects }) => [corrects!, id]))
}

/** The entries of a connection that bills of this system and their credit notes have posted, by their ids. A bill that was imported has an entry alone. */
export async function listBilledEntries({ db, org }: Scope, connectionId: number): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select unnest(array[b.entry_id, n.entry_id]) as id from bills b
      left join credit_notes n on n.org_id = b.org_id and n.bill_fiscal_year = b.fiscal_year and n.bill_number = b.number
       and n.approved_at is not null
     where b.org_id = ${org.id} and b.connection_id = ${connectionId}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
