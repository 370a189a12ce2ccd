// What does the office see of a document, and how does it add, correct, publish and withdraw one?

import { createHash } from 'node:crypto'
import { refuse } from '#kit/refusal.ts'
import { wordPatterns } from '#kit/search-words.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Scope, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { countInStates, readAhead } from '#platform/publishing-window.server.ts'
import type { Ahead, StateCounts } from '#features/publishing/contract/outputs.ts'
import { deskPageOf, movesOf, readWindow, showLife, showWindow } from '#features/publishing/operations/desk.server.ts'
import type { NewDocument } from '../contract/api.ts'
import type { ChangedDetails, SentDocument } from '../contract/office-forms.ts'
import type { OfficeQuery } from '../contract/office-query.ts'
import type { DocumentFile, OfficeDocument, OfficePage } from '../contract/office.ts'
import { longestTitle } from '../contract/office-forms.ts'
import { hasDeadlines } from '../contract/lists.ts'
import { documentKey } from '../rules.ts'
import type { OfficeRequest, OfficeRow } from '../store/office.server.ts'
import {
  countForOffice,
  findCorrectionOf,
  findForOffice,
  listForOffice,
  updateDetails,
} from '../store/office.server.ts'
import { addDocument, documentActs } from './documents.server.ts'
import { mostCounted } from './lists.server.ts'

type One = { id: number }

/** One page of the documents of every list and state, the newest entered first unless asked otherwise. */
export async function readOfficeList(ctx: Ctx<Staff>, query: OfficeQuery): Promise<OfficePage> {
  const request = requestOf(ctx, query)
  return deskPageOf(mostCounted, {
    count: (most) => countForOffice(ctx, request, most),
    list: async () => (await listForOffice(ctx, request)).map((row) => listedOf(row, ctx.now)),
  })
}

export function countStates(ctx: Ctx<Staff>): Promise<StateCounts> {
  return countInStates(ctx, 'documents', mostCounted)
}

/** What still happens to them by the clock or waits for somebody. */
export function readDocumentsAhead(ctx: Ctx<Staff>): Promise<Ahead> {
  return readAhead(ctx, 'documents', mostCounted)
}

export async function readOfficeDocument(ctx: Ctx<Staff>, { id }: One): Promise<DocumentFile> {
  const row = await findOfficeFile(ctx, { id })
  const corrected = row.correctsId === null ? undefined : await findForOffice(ctx, row.correctsId)
  const corrects = corrected ? { id: corrected.id, titleEn: corrected.titleEn, titleNe: corrected.titleNe } : null
  const correctedBy = (await findCorrectionOf(ctx, row.id)) ?? null
  const item = { subject: 'document', id: row.id, window: row }
  return { ...listedOf(row, ctx.now), corrects, correctedBy, ...(await showLife(ctx, item)) }
}

/** The stored file of a document in whatever state. */
export async function findOfficeFile(ctx: Scope, { id }: One): Promise<OfficeRow> {
  return (await findForOffice(ctx, id)) ?? refuse('missing', 'documents.unknown')
}

/** Adds what the console's form holds; the same submission again gives the same document. */
export async function enterDocument(ctx: Ctx<Staff>, sent: SentDocument): Promise<DocumentFile> {
  const bytes = new Uint8Array(await sent.file.arrayBuffer())
  const entry = entryOf(ctx, sent, bytes)
  const content = { ...sent, file: createHash('sha256').update(bytes).digest('hex') }
  const { id } = await once(ctx, { scope: 'documents', key: sent.submission, content }, (tx) => addDocument(tx, entry))
  return readOfficeDocument(ctx, { id })
}

/** Puts titles and dates right. What they were is told to the audit, that they changed to the history. */
export async function correctDetails(ctx: Ctx<Staff>, sent: ChangedDetails): Promise<DocumentFile> {
  const { id } = sent
  await documentActs.correct(ctx, { key: id, version: sent.version }, async (tx) => {
    const before = await findOfficeFile(tx, sent)
    const { titleEn = '', titleNe = '', publishedOn, opensOn = null, closesOn = null } = sent
    const days = Object.entries({ opensOn, closesOn }).filter(([, day]) => day !== null)
    if (days.length > 0 && !hasDeadlines(before.type)) {
      const fields = days.map(([field]) => ({ field, key: 'documents.no_deadlines' }))
      refuse('invalid', 'request.invalid', { fields })
    }
    const after = { titleEn, titleNe, publishedOn, opensOn, closesOn }
    await updateDetails(tx, id, { ...after, searchKey: documentKey({ ...after, filename: before.filename }) })
    await record(tx, {
      action: 'changeDocument',
      target: `document ${id}`,
      changes: { before: detailsOf(before), after },
      longest: longestTitle,
    })
  })
  return readOfficeDocument(ctx, sent)
}

export const moves = movesOf(documentActs, readOfficeDocument)

function entryOf(ctx: Ctx, sent: SentDocument, bytes: Uint8Array): NewDocument {
  const { type, titleEn = '', titleNe = '', publishedOn, opensOn = null, closesOn = null, corrects, start, file } = sent
  const { from, until } = readWindow(ctx, sent)
  return {
    type,
    titleEn,
    titleNe,
    publishedOn,
    opensOn,
    closesOn,
    bytes,
    filename: file.name,
    correctsId: corrects === undefined ? null : Number(corrects),
    draft: start === 'draft',
    publishFrom: from,
    publishUntil: until,
  }
}

function listedOf(row: OfficeRow, now: Date): OfficeDocument {
  const { sizeBytes: size, publishedOn: published, createdAt, fileHash: _, correctsId: _corrects, ...rest } = row
  return { ...rest, size, published, enteredAt: createdAt.toISOString(), ...showWindow(row, now) }
}

function detailsOf({ titleEn, titleNe, publishedOn, opensOn, closesOn }: OfficeRow) {
  return { titleEn, titleNe, publishedOn, opensOn, closesOn }
}

function requestOf(
  ctx: Ctx<Staff>,
  { page, limit, type, state, sortBy, sortOrder, search }: OfficeQuery,
): OfficeRequest {
  const title = ctx.language === 'ne' ? 'shownNe' : 'shownEn'
  const columns = { title, published: 'publishedOn', enteredAt: 'createdAt' } as const
  return {
    type,
    state,
    patterns: wordPatterns(search ?? ''),
    column: columns[sortBy ?? 'enteredAt'],
    direction: sortOrder ?? (sortBy ? 'asc' : 'desc'),
    offset: (page - 1) * limit,
    limit,
  }
}
