// Reads of the media library: a page of the list, counts of its views, one file with its uses, and its bytes.

import { readHistory } from '#features/ordered-lists/operations/edits.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { refuse } from '#kit/refusal.ts'
import type { CountedPage } from '#platform/count.server.ts'
import { maxStateCounted, readOfficePage } from '#platform/count.server.ts'
import { respondWithFile } from '#platform/file-response.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import type { ListedMedia, MediaItem } from '../contract/api.ts'
import type { MediaQuery } from '../contract/forms.ts'
import { mediaViews, type MediaView } from '../contract/limits.ts'
import { mayBeRestored, mayBeWithdrawn } from '../rules.ts'
import {
  countMedia,
  findMedia,
  idsOfMedia,
  listMedia,
  type MediaRequest,
  type MediaRow,
} from '../store/media.server.ts'
import { listUses } from '../store/uses.server.ts'
import { focusSubject } from './change.server.ts'
import type { MediaUse } from './uses.server.ts'

export async function readList(
  ctx: Office,
  uses: readonly MediaUse[],
  { page, limit, view, kind, search, sortOrder }: MediaQuery,
): Promise<CountedPage<ListedMedia>> {
  const direction = sortOrder === 'asc' ? 'asc' : 'desc'
  const { data: rows, ...counted } = await readOfficePage<MediaRequest, MediaRow>(
    ctx,
    { view, kind, search },
    {
      query: (of) => idsOfMedia(ctx, uses, of),
      list: (of) => listMedia(ctx, uses, of, { offset: (page - 1) * limit, limit, direction }),
    },
  )
  const used = await listUses(
    ctx,
    uses,
    rows.map(({ fileHash }) => fileHash),
  )
  const countOf = Map.groupBy(used, ({ fileHash }) => fileHash)
  return { ...counted, data: rows.map((row) => listedOf(row, countOf.get(row.fileHash)?.length ?? 0)) }
}

export async function readCounts(ctx: Office, uses: readonly MediaUse[]): Promise<Record<MediaView, number>> {
  const counts = { undescribed: 0, unused: 0, withdrawn: 0 }
  for (const view of mediaViews) counts[view] = await countMedia(ctx, uses, { view }, maxStateCounted + 1)
  return counts
}

export async function readItem(ctx: Office, uses: readonly MediaUse[], id: number): Promise<MediaItem> {
  const row = (await findMedia(ctx, id)) ?? refuse('missing', 'media.unknown')
  const found = await listUses(ctx, uses, [row.fileHash])
  const state = { uses: found.length, withdrawnAt: row.withdrawnAt }
  const { version, edits } = await readHistory(ctx, { subject: 'media', id })
  const focus = await readHistory(ctx, { subject: focusSubject, id })
  return {
    ...listedOf(row, found.length),
    focus: row.focusX === null || row.focusY === null ? null : { x: row.focusX, y: row.focusY },
    usedIn: found.map(({ use, id: item, title }) => ({ kind: uses[use]!.kind, title, page: uses[use]!.page(item) })),
    may: { withdraw: mayBeWithdrawn(state), restore: mayBeRestored(state) },
    version,
    focusVersion: focus.version,
    edits: [...edits, ...focus.edits].toSorted((a, b) => a.at.localeCompare(b.at)),
  }
}

/** The PDF file, or the picture in one of its sizes. */
export async function readFile(ctx: Office, id: number, size: '320' | '640'): Promise<Response> {
  const row = (await findMedia(ctx, id)) ?? refuse('missing', 'media.unknown')
  const request = new Request('http://localhost/')
  if (row.kind === 'picture')
    return respondWithPicture(request, ctx.files, row.fileHash, `${size}.webp`, 'private, no-store')
  if (size === '320') return refuse('missing', 'media.unknown')
  const { fileHash: hash, sizeBytes, filename: name, createdAt: modifiedAt } = row
  const file = { hash, type: 'application/pdf', size: sizeBytes ?? 0, name, modifiedAt }
  return respondWithFile(request, ctx.files, file, 'private, no-store')
}

function listedOf(row: MediaRow, uses: number): ListedMedia {
  const { id, kind, filename, sizeBytes, width, height, createdAt, withdrawnAt } = row
  return {
    id,
    kind,
    filename,
    sizeBytes,
    width,
    height,
    alt: { en: row.altEn, ne: row.altNe },
    addedAt: createdAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    uses,
  }
}
