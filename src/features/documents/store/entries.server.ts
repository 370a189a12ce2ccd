// How is a document written, found again by its bytes, and held while its window changes?

import type { Scope } from '#platform/context.ts'
import type { PublishingWindow } from '#features/publishing/contract/window.ts'
import type { NewDocumentRow } from './documents.server.ts'

/** The document with its window, locked until the transaction ends. */
export function findForChange({ db, org }: Scope, id: number) {
  return db
    .selectFrom('documents')
    .select(['id', 'type', 'publishFrom', 'publishUntil', 'withdrawnAt'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

/** The same bytes in the same list, unless withdrawn. */
export function findTwin({ db, org }: Scope, { type, fileHash }: Pick<NewDocumentRow, 'type' | 'fileHash'>) {
  return db
    .selectFrom('documents')
    .select(['id', 'slug'])
    .where('orgId', '=', org.id)
    .where('type', '=', type)
    .where('fileHash', '=', fileHash)
    .where('withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** Another document with the bytes of this one in its list, unless withdrawn. */
export function findTwinOf({ db, org }: Scope, id: number) {
  return db
    .selectFrom('documents as d')
    .innerJoin('documents as twin', (join) =>
      join
        .onRef('twin.orgId', '=', 'd.orgId')
        .onRef('twin.type', '=', 'd.type')
        .onRef('twin.fileHash', '=', 'd.fileHash')
        .onRef('twin.id', '<>', 'd.id'),
    )
    .select('twin.id')
    .where('d.orgId', '=', org.id)
    .where('d.id', '=', id)
    .where('twin.withdrawnAt', 'is', null)
    .executeTakeFirst()
}

/** The new number, or undefined when address or content is taken. */
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

export async function updateWindow({ db, org }: Scope, id: number, window: PublishingWindow): Promise<void> {
  await db.updateTable('documents').set(window).where('orgId', '=', org.id).where('id', '=', id).execute()
}
