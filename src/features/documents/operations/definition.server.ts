// Documents as a published kind: list, find, add and correct.

import { inNepal } from '#kit/calendar/nepal-time.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { wordPatterns } from '#kit/search-words.ts'
import { clean } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import { readUpcoming } from '#features/publishing/operations/admin.server.ts'
import type { UpcomingCounts } from '#features/publishing/contract/outputs.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { listEvents } from '#features/publishing/operations/history.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import type { NewDocument } from '../contract/api.ts'
import { maxDocumentBytes } from '../contract/api.ts'
import type { Deadlines } from '../contract/lists.ts'
import { documentAdmin } from '../contract/office.ts'
import { maxTitleLength, type ChangedDetails, type SentDocument } from '../contract/office-forms.ts'
import type { OfficeQuery } from '../contract/office-query.ts'
import {
  deadlinesOf,
  differInDates,
  documentIssues,
  documentKey,
  mayChangeLastDate,
  misplacedDeadlines,
  wasPublic,
} from '../rules.ts'
import { findForCorrection, findDuplicate, insertDocument, mayBeRepublished } from '../store/entries.server.ts'
import type { LastDateChange, OfficeRequest } from '../store/office.server.ts'
import { countForOffice, findForOffice, listForOffice, updateDetails } from '../store/office.server.ts'
import { reportListAddresses } from './lists.server.ts'

export const document = definePublished({
  kind: 'document',
  table: 'documents',
  unknown: 'documents.unknown',
  page: '/publications',
  contract: documentAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  guard: mayBeRepublished,
  entryOf,
  firstDay: ({ publishedOn }) => publishedOn,
  addresses: reportListAddresses,
})

/** What of the documents is drafted, scheduled and about to end. */
export function readUpcomingDocuments(ctx: Ctx): Promise<UpcomingCounts> {
  return readUpcoming(ctx, document)
}

/** Accepted file kinds. */
const documentKinds: readonly FileKind[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'webp', 'gif', 'zip']

/** Documents of every list in every state, the newest entry first by default. */
async function list(ctx: Office, query: OfficeQuery) {
  const { page, limit, type, state, sortBy, sortOrder, search = '' } = query
  const title = ctx.language === 'ne' ? 'shownNe' : 'shownEn'
  const columns = { title, published: 'publishedOn', enteredAt: 'createdAt' } as const
  const request: OfficeRequest = {
    type,
    state,
    patterns: wordPatterns(search),
    column: columns[sortBy ?? 'enteredAt'],
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
  const [counted, rows] = await Promise.all([countForOffice(ctx, request, maxCounted + 1), listForOffice(ctx, request)])
  return pageFound(rows, counted)
}

/**
 * Checks the file by its content and stores it. Refuses invalid details or an invalid file with `invalid`, a file that is already in
 * this list with `conflict`.
 */
async function insert(tx: Office, entry: NewDocument): Promise<number> {
  const fields = documentIssues(entry)
  if (fields.length > 0) refuse('invalid', 'documents.invalid', { fields })
  const file = await inspectFile(entry, { allowed: documentKinds, maxBytes: maxDocumentBytes })
  if (!file.ok) {
    const { key, values } = file
    const details = values && { values }
    return refuse('invalid', key, { ...details, fields: [{ field: 'file', key, ...details }] })
  }
  const fileHash = await tx.files.put(entry.bytes)
  if (await findDuplicate(tx, { type: entry.type, fileHash })) refuseFile('documents.already_there')
  await enforceCorrection(tx, entry)
  const titles = { titleEn: clean(entry.titleEn), titleNe: clean(entry.titleNe) }
  const id = await insertDocument(tx, {
    ...titles,
    type: entry.type,
    slug: entry.slug ?? slugOf(entry, fileHash),
    filename: file.filename,
    mediaType: file.mediaType,
    sizeBytes: entry.bytes.length,
    fileHash,
    publishedOn: entry.publishedOn,
    ...deadlinesOf(entry),
    correctsId: entry.correctsId ?? null,
    searchKey: documentKey({ ...titles, filename: file.filename }),
    createdAt: tx.now,
  })
  if (id !== undefined) return id
  return entry.slug ? refuse('conflict', 'documents.slug_taken') : refuseFile('documents.withdrawn_before')
}

/** Corrects titles and dates; the file is never replaced. The public reads why its last date changed. */
async function update(tx: Office, id: number, changes: ChangedDetails): Promise<Correction> {
  const document = (await findForOffice(tx, id)) ?? refuse('missing', 'documents.unknown')
  const { titleEn = '', titleNe = '', publishedOn } = changes
  const after = { titleEn, titleNe, publishedOn, ...deadlinesOf(changes) }
  const fields = misplacedDeadlines(after, document.type)
  if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
  const moved = await lastDateChange(tx, document, changes)
  await updateDetails(tx, id, { ...after, ...moved, searchKey: documentKey({ ...after, filename: document.filename }) })
  const { titleEn: en, titleNe: ne, published } = document
  const before = { titleEn: en, titleNe: ne, publishedOn: published, ...deadlinesOf(document) }
  return { before, after, maxLength: maxTitleLength }
}

/** The columns that the public reads about changed dates; refuses a change without a reason. */
async function lastDateChange(
  tx: Office,
  { id, ...before }: Deadlines & { id: number },
  changes: ChangedDetails,
): Promise<LastDateChange> {
  const { noteEn = '', noteNe = '' } = changes
  const after = deadlinesOf(changes)
  if (!differInDates(before, after)) return {}
  const shown = wasPublic(await listEvents(tx, 'document', id), tx.now)
  const reason = { en: clean(noteEn), ne: clean(noteNe) }
  const verdict = mayChangeLastDate({ ...before, wasPublic: shown }, { ...after, reason })
  if (!verdict.ok) return refuseField('noteNe', verdict.key)
  if (!shown) return {}
  const isClosingMoved = before.closesOn !== after.closesOn || before.closesTime !== after.closesTime
  return {
    ...(isClosingMoved && { earlierClosesOn: before.closesOn, earlierClosesTime: before.closesTime }),
    closingChangedOn: inNepal(tx.now).date,
    closingReasonEn: reason.en,
    closingReasonNe: reason.ne,
  }
}

async function entryOf(sent: SentDocument): Promise<NewDocument> {
  const { type, titleEn = '', titleNe = '', publishedOn, corrects, file } = sent
  const correctsId = corrects === undefined ? null : Number(corrects)
  const filename = file.name
  const details = { type, titleEn, titleNe, publishedOn, ...deadlinesOf(sent), correctsId }
  return { ...details, filename, bytes: await bytesOf(file) }
}

async function enforceCorrection(tx: Office, { correctsId, type }: NewDocument): Promise<void> {
  if (!correctsId) return
  const corrected = await findForCorrection(tx, correctsId)
  if (corrected?.type === type) return
  const key = 'documents.cannot_correct'
  refuse('conflict', key, { fields: [{ field: 'corrects', key }] })
}

function refuseFile(key: string): never {
  return refuse('conflict', key, { fields: [{ field: 'file', key }] })
}

function slugOf({ type, publishedOn }: NewDocument, fileHash: string): string {
  return `${type.toLowerCase()}-${publishedOn}-${fileHash.slice(0, 10)}`
}
