// Database access of editions that are prepared in the console, and of their acts.

import { sql } from 'kysely'
import type { Ctx, Scope } from '#platform/context.ts'
import { signatureOf } from '#platform/signature.ts'
import type { EditionAct, EditionKindName } from './contract/states.ts'

export type StoredAct = {
  version: number
  act: EditionAct
  at: Date
  byId: number | null
  byName: string
  note: string
}
export type StoredEdition = { id: number; effectiveFrom: string; rows: unknown[]; replaced: unknown[] | null }
/** An edition with its newest act. */
export type SummarisedEdition = Omit<StoredEdition, 'replaced'> & StoredAct

/** Serialises changes to the editions of one kind; the lock is released with the transaction. */
export async function lockEditions({ db, org }: Scope, kind: EditionKindName): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`editions ${kind}`}), ${org.id})`.execute(db)
}

/** The newest first: those that are prepared, and up to fifty that were approved. */
export async function listEditions({ db, org }: Scope, kind: EditionKindName): Promise<SummarisedEdition[]> {
  const { rows } = await sql<SummarisedEdition>`
    select e.id, e.effective_from, e.rows, a.version, a.act, a.at, a.by_id, a.by_name, a.note
      from editions e
      join lateral (select * from edition_acts where org_id = e.org_id and edition_id = e.id order by version desc limit 1) a on true
     where e.org_id = ${org.id} and e.kind = ${kind}
     order by a.act in ('approved', 'withdrawn'), e.effective_from desc, e.id desc limit 60`.execute(db)
  return rows
}

export async function findEdition(
  { db, org }: Scope,
  kind: EditionKindName,
  id: number,
): Promise<StoredEdition | undefined> {
  const row = await db
    .selectFrom('editions')
    .select(['id', 'effectiveFrom', 'rows', 'replaced'])
    .where('orgId', '=', org.id)
    .where('kind', '=', kind)
    .where('id', '=', id)
    .executeTakeFirst()
  return row as StoredEdition | undefined
}

/** Oldest first. */
export function listActs({ db, org }: Scope, id: number): Promise<StoredAct[]> {
  return db
    .selectFrom('editionActs')
    .select(['version', 'act', 'at', 'byId', 'byName', 'note'])
    .where('orgId', '=', org.id)
    .where('editionId', '=', id)
    .orderBy('version')
    .execute() as Promise<StoredAct[]>
}

export async function insertEdition(
  { db, org }: Scope,
  { kind, effectiveFrom, rows }: { kind: EditionKindName; effectiveFrom: string; rows: readonly unknown[] },
): Promise<number> {
  const values = { orgId: org.id, kind, effectiveFrom, rows: JSON.stringify(rows) }
  return (await db.insertInto('editions').values(values).returning('id').executeTakeFirstOrThrow()).id
}

export async function updateEdition(
  { db, org }: Scope,
  id: number,
  { effectiveFrom, rows, replaced }: { effectiveFrom: string; rows: readonly unknown[]; replaced?: readonly unknown[] },
): Promise<void> {
  await db
    .updateTable('editions')
    .set({
      effectiveFrom,
      rows: JSON.stringify(rows),
      ...(replaced && { replaced: JSON.stringify(replaced) }),
    })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

export async function removeEdition({ db, org }: Scope, id: number): Promise<void> {
  await db.deleteFrom('editions').where('orgId', '=', org.id).where('id', '=', id).execute()
}

export async function insertAct(
  { db, org, actor, now }: Pick<Ctx, 'db' | 'org' | 'actor' | 'now'>,
  editionId: number,
  act: EditionAct,
  note = '',
): Promise<void> {
  await db
    .insertInto('editionActs')
    .values({
      orgId: org.id,
      editionId,
      version: sql<number>`(select coalesce(max(version), 0) + 1 from edition_acts
        where org_id = ${org.id} and edition_id = ${editionId})`,
      act,
      at: now,
      ...signatureOf(actor),
      note,
    })
    .execute()
}
