// Rows of new documents: insert, duplicate files, the document to correct.

import { addDays } from '#kit/calendar/civil-date.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Verdict } from '#kit/refusal.ts'
import { allow, deny } from '#kit/refusal.ts'
import type { Scope } from '#platform/context.ts'
import type { NewDocumentRow } from './documents.server.ts'

/** The document that another one corrects, locked until the transaction ends. */
export function findForCorrection({ db, org }: Scope, id: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'type'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same bytes in the same list, unless withdrawn. */
export function findDuplicate({ db, org }: Scope, { type, fileHash }: Pick<NewDocumentRow, 'type' | 'fileHash'>) {
  return db
    .selectFrom('documents')
    .select(['id', 'slug'])
    .where('orgId', '=', org.id)
    .where('type', '=', type)
    .where('fileHash', '=', fileHash)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** Whether this document may be public again: not while its list has another document with the same bytes, added since it was withdrawn. */
export async function mayBeRepublished({ db, org }: Scope, id: number): Promise<Verdict> {
  const duplicate = await db
    .selectFrom('documents as d')
    .innerJoin('documents as duplicate', (join) =>
      join
        .onRef('duplicate.orgId', '=', 'd.orgId')
        .onRef('duplicate.type', '=', 'd.type')
        .onRef('duplicate.fileHash', '=', 'd.fileHash')
        .onRef('duplicate.id', '<>', 'd.id'),
    )
    .select('duplicate.id')
    .where('d.orgId', '=', org.id)
    .where('d.id', '=', id)
    .where('duplicate.withdrawnAt', 'is', null)
    .executeTakeFirst()
  return duplicate ? deny('documents.already_there') : allow
}

/** A corrigendum stays on the website as long as the last date that it states: without it nobody could read why the date has moved. */
export async function mayEndOn({ db, org }: Scope, id: number, until: Date): Promise<Verdict> {
  const row = await db
    .selectFrom('documents')
    .select(['correctsId', 'closesOn'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  if (!row || row.correctsId === null || row.closesOn === null) return allow
  return until < nepalMidnight(addDays(row.closesOn, 1)) ? deny('documents.corrigendum_stays') : allow
}

/** The new id, or undefined when the slug or the content is already in use. */
export async function insertDocument({ db, org }: Scope, document: NewDocumentRow): Promise<number | undefined> {
  const row = { ...document, orgId: org.id, publishFrom: null, publishUntil: null, withdrawnAt: null }
  const inserted = await db
    .insertInto('documents')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted?.id
}
