// Documents as a published kind: list, find, add and correct.

import { refuse, refuseField } from '#kit/refusal.ts'
import { clean } from '#kit/text.ts'
import type { Ctx } from '#platform/context.ts'
import { readOfficePage } from '#platform/count.server.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import { choosePdf } from '#features/media/operations/choose.server.ts'
import { readUpcoming } from '#features/publishing/operations/admin.server.ts'
import type { UpcomingCounts } from '#features/publishing/contract/outputs.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { listEvents } from '#features/publishing/operations/history.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import type { NewDocument } from '../contract/api.ts'
import { reportTypes } from '../contract/lists.ts'
import { maxDocumentBytes } from '../contract/api.ts'
import { documentAdmin } from '../contract/office.ts'
import { maxTitleLength, type ChangedDetails, type SentDocument } from '../contract/office-forms.ts'
import type { OfficeQuery } from '../contract/office-query.ts'
import {
  changedDate,
  deadlinesOf,
  documentIssues,
  mayChangeDates,
  misplacedDeadlines,
  wasPublic,
  type BindingDates,
} from '../rules.ts'
import {
  findForCorrection,
  findDuplicate,
  insertDocument,
  mayBeRepublished,
  mayEndOn,
} from '../store/entries.server.ts'
import type { OfficeRequest } from '../store/office.server.ts'
import { findForOffice, idsForOffice, listForOffice, updateDetails } from '../store/office.server.ts'
import { documentAddresses } from './lists.server.ts'

export const document = definePublished({
  kind: 'document',
  table: 'documents',
  counts: { table: 'document_counts', by: 'type' },
  texts: ['title'],
  unknown: 'documents.unknown',
  page: '/publications',
  pageOf: ({ type }) => reportTypes.find((row) => row.type === type)!.path,
  contract: documentAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  guard: mayBeRepublished,
  mayEnd: mayEndOn,
  entryOf,
  firstDay: ({ publishedOn }) => publishedOn,
  addresses: documentAddresses,
})

/** What of the documents is drafted, scheduled and about to end. */
export function readUpcomingDocuments(ctx: Ctx): Promise<UpcomingCounts> {
  return readUpcoming(ctx, document)
}

/** With the bytes of its file, or the number of a PDF file of the media library. */
type DocumentEntry = NewDocument | (Omit<NewDocument, 'bytes' | 'filename'> & { media: number })

/** Accepted file kinds. */
const documentKinds: readonly FileKind[] = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'webp', 'gif', 'zip']

/** Documents of every list in every state, the newest entry first by default. */
async function list(ctx: Office, query: OfficeQuery) {
  const { page, limit, type, state, sortBy, sortOrder, search } = query
  const title = ctx.language === 'ne' ? 'shownNe' : 'shownEn'
  const columns = { title, published: 'publishedOn', enteredAt: 'createdAt' } as const
  const request: OfficeRequest = {
    type,
    state,
    search,
    column: columns[sortBy ?? 'enteredAt'],
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
  return readOfficePage(ctx, request, {
    query: (of) => idsForOffice(ctx, of),
    list: (of) => listForOffice(ctx, of),
  })
}

/**
 * Checks the file by its content and stores it. Refuses invalid details or an invalid file with `invalid`, a file that is already in
 * this list with `conflict`.
 */
async function insert(tx: Office, entry: DocumentEntry): Promise<number> {
  const fields = documentIssues(entry)
  if (fields.length > 0) refuse('invalid', 'documents.invalid', { fields })
  const file = await fileFrom(tx, entry)
  const { fileHash } = file
  if (await findDuplicate(tx, { type: entry.type, fileHash })) refuseFile('documents.already_there')
  await enforceCorrection(tx, entry)
  const titles = { titleEn: clean(entry.titleEn), titleNe: clean(entry.titleNe) }
  const id = await insertDocument(tx, {
    ...titles,
    type: entry.type,
    slug: entry.slug ?? slugOf(entry, fileHash),
    ...file,
    publishedOn: entry.publishedOn,
    ...deadlinesOf(entry),
    correctsId: entry.correctsId ?? null,
    createdAt: tx.now,
  })
  if (id !== undefined) return id
  return entry.slug ? refuse('conflict', 'documents.slug_taken') : refuseFile('documents.withdrawn_before')
}

/** The file that was sent, checked and stored, or else the PDF file of the library. */
async function fileFrom(tx: Office, entry: DocumentEntry) {
  if ('media' in entry) return { mediaType: 'application/pdf', ...(await choosePdf(tx, entry.media, 'fileMedia')) }
  const file = await inspectFile(entry, { allowed: documentKinds, maxBytes: maxDocumentBytes })
  if (!file.ok) {
    const { key, values } = file
    const details = values && { values }
    return refuse('invalid', key, { ...details, fields: [{ field: 'file', key, ...details }] })
  }
  const { filename, mediaType } = file
  return { fileHash: await tx.files.put(entry.bytes), filename, mediaType, sizeBytes: entry.bytes.length }
}

/** Corrects titles and dates; the file is never replaced, and dates that bind are left to a corrigendum once the public has read them. */
async function update(tx: Office, id: number, changes: ChangedDetails): Promise<Correction> {
  const document = (await findForOffice(tx, id)) ?? refuse('missing', 'documents.unknown')
  const { titleEn = '', titleNe = '', publishedOn } = changes
  const after = { titleEn, titleNe, publishedOn, ...deadlinesOf(changes) }
  const fields = misplacedDeadlines(after, document.type)
  if (fields.length > 0) refuse('invalid', 'request.invalid', { fields })
  await enforceDates(tx, { ...document, publishedOn: document.published }, after)
  await updateDetails(tx, id, after)
  const { titleEn: en, titleNe: ne, published } = document
  const before = { titleEn: en, titleNe: ne, publishedOn: published, ...deadlinesOf(document) }
  return { before, after, maxLength: maxTitleLength }
}

/** Refuses a change of dates that the public has read, at the first of them. */
async function enforceDates(
  tx: Office,
  before: BindingDates & { id: number; type: string },
  after: BindingDates,
): Promise<void> {
  const changed = changedDate(before, after)
  if (!changed) return
  const isRead = wasPublic(await listEvents(tx, 'document', before.id), tx.now)
  const verdict = mayChangeDates({ ...before, wasPublic: isRead }, after)
  if (!verdict.ok) refuseField(changed, verdict.key)
}

async function entryOf(sent: SentDocument): Promise<DocumentEntry> {
  const { type, titleEn = '', titleNe = '', publishedOn, corrects, file, fileMedia } = sent
  const correctsId = corrects === undefined ? null : Number(corrects)
  const details = { type, titleEn, titleNe, publishedOn, ...deadlinesOf(sent), correctsId }
  if (file) return { ...details, filename: file.name, bytes: await bytesOf(file) }
  return { ...details, media: fileMedia! }
}

async function enforceCorrection(tx: Office, { correctsId, type }: DocumentEntry): Promise<void> {
  if (!correctsId) return
  const corrected = await findForCorrection(tx, correctsId)
  if (corrected?.type === type) return
  const key = 'documents.cannot_correct'
  refuse('conflict', key, { fields: [{ field: 'corrects', key }] })
}

function refuseFile(key: string): never {
  return refuse('conflict', key, { fields: [{ field: 'file', key }] })
}

function slugOf({ type, publishedOn }: DocumentEntry, fileHash: string): string {
  return `${type.toLowerCase()}-${publishedOn}-${fileHash.slice(0, 10)}`
}
