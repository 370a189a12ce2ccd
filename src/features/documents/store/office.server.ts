// Rows of documents for the office: every list and every publishing state.

import type { Selectable } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { Searched } from '#platform/count.server.ts'
import { isSearched } from '#platform/list-search.server.ts'
import type { Tables } from '#platform/tables.server.ts'
import { inState } from '#platform/publishing-window.server.ts'
import type { ListedState } from '#features/publishing/contract/window.ts'
import type { Deadlines, ReportType } from '../contract/lists.ts'

type At = Scope & { now: Date }

type DocumentRow = Selectable<Tables['documents']>

export type OfficeOrder = 'shownEn' | 'shownNe' | 'publishedOn' | 'createdAt'

/** Every pattern must match. */
export type OfficeRequest = Searched & {
  type?: ReportType | undefined
  state?: ListedState | undefined
  column: OfficeOrder
  direction: 'asc' | 'desc'
  offset: number
  limit: number
}

const columns = [
  'd.id',
  'd.type',
  'd.titleEn',
  'd.titleNe',
  'd.filename',
  'd.mediaType',
  'd.sizeBytes',
  'd.publishedOn',
  'd.opensOn',
  'd.closesOn',
  'd.closesTime',
  'd.bidsOpenOn',
  'd.bidsOpenTime',
  'd.publishFrom',
  'd.publishUntil',
  'd.withdrawnAt',
  'd.createdAt',
] as const

/** One page: its ids are read from an index, then only its rows. */
export async function listForOffice(at: At, request: OfficeRequest) {
  const { column, direction, offset, limit } = request
  const ids = idsForOffice(at, request)
    .orderBy(column, direction)
    .orderBy('documents.id', direction)
    .offset(offset)
    .limit(limit)
  const rows = await at.db
    .selectFrom(ids.as('page'))
    .innerJoin('documents as d', 'd.id', 'page.id')
    .select(columns)
    .orderBy(`d.${column}`, direction)
    .orderBy('d.id', direction)
    .execute()
  return rows.map(listedOf)
}

/** Selects the ids of the rows found. */
export function idsForOffice(at: At, request: OfficeRequest) {
  return found(at, request).select('documents.id')
}

/** One document with the one it corrects and the newest one that corrects it, in any state. */
export async function findForOffice({ db, org }: Scope, id: number) {
  const row = await db
    .selectFrom('documents as d')
    .leftJoin('documents as c', (join) => join.onRef('c.orgId', '=', 'd.orgId').onRef('c.id', '=', 'd.correctsId'))
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('documents as newer')
          .select(['newer.id', 'newer.titleEn', 'newer.titleNe'])
          .whereRef('newer.orgId', '=', 'd.orgId')
          .whereRef('newer.correctsId', '=', 'd.id')
          .orderBy('newer.id', 'desc')
          .limit(1)
          .as('n'),
      (join) => join.onTrue(),
    )
    .select(columns)
    .select(['c.id as correctedId', 'c.titleEn as correctedEn', 'c.titleNe as correctedNe'])
    .select(['n.id as newerId', 'n.titleEn as newerEn', 'n.titleNe as newerNe'])
    .where('d.orgId', '=', org.id)
    .where('d.id', '=', id)
    .executeTakeFirst()
  if (!row) return undefined
  const { correctedId, correctedEn, correctedNe, newerId, newerEn, newerNe, ...document } = row
  const corrects = neighbourOf(correctedId, correctedEn, correctedNe)
  return { ...listedOf(document), corrects, correctedBy: neighbourOf(newerId, newerEn, newerNe) }
}

/** The stored file of a document in any state. */
export function findStoredFile({ db, org }: Scope, id: number) {
  return db
    .selectFrom('documents')
    .select(['fileHash', 'mediaType', 'sizeBytes', 'filename', 'createdAt'])
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
}

export type DetailsRow = Pick<DocumentRow, 'titleEn' | 'titleNe' | 'publishedOn'> & Deadlines

export async function updateDetails({ db, org }: Scope, id: number, details: DetailsRow): Promise<void> {
  await db.updateTable('documents').set(details).where('orgId', '=', org.id).where('id', '=', id).execute()
}

type ListedRow = Omit<
  DocumentRow,
  | 'orgId'
  | 'slug'
  | 'searchKey'
  | 'titleKey'
  | 'lastDay'
  | 'filenameKey'
  | 'shownEn'
  | 'shownNe'
  | 'fileHash'
  | 'correctsId'
  | 'earlierClosesOn'
  | 'earlierClosesTime'
  | 'closingChangedOn'
  | 'closingReasonEn'
  | 'closingReasonNe'
>

function listedOf({ sizeBytes: size, publishedOn: published, createdAt, ...rest }: ListedRow) {
  return { ...rest, size, published, enteredAt: createdAt.toISOString() }
}

function neighbourOf(id: number | null, titleEn: string | null, titleNe: string | null) {
  return id === null ? null : { id, titleEn: titleEn!, titleNe: titleNe! }
}

function found({ db, org, now }: At, { type, state, ...searched }: OfficeRequest) {
  const all = db.selectFrom('documents').where('orgId', '=', org.id)
  return all
    .where(isSearched('documents', searched))
    .$if(type !== undefined, (query) => query.where('type', '=', type!))
    .$if(state !== undefined, (query) => query.where(inState('documents', state!, now)))
}
