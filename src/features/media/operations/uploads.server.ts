// Uploads in parts: begun or continued, received part by part, complete as a file of the library, or cancelled.

import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { afterCommit, transaction } from '#platform/database.server.ts'
import { openPartialFiles } from '#platform/partial-files.server.ts'
import type { LimitOf } from '#platform/rate-limit.server.ts'
import { bucketFor, countAgainst } from '#platform/rate-limit.server.ts'
import type { Resources } from '#platform/resources.server.ts'
import { partBytes } from '../contract/limits.ts'
import type { BegunUpload, SentPart, Upload } from '../contract/uploads.ts'
import { findMedia } from '../store/media.server.ts'
import {
  countUnfinished,
  findUpload,
  lockUpload,
  removeUpload,
  removeUploadsBefore,
  updateUpload,
  upsertUpload,
  type UploadRow,
} from '../store/uploads.server.ts'
import { addFile, prepareFile, type PreparedFile } from './add.server.ts'
import { readItem } from './read.server.ts'
import type { MediaUse } from './uses.server.ts'

declare module '#platform/rate-limit.server.ts' {
  interface LimitNames {
    mediaUploads: LimitOf<'media-uploads', [person: string]>
  }
}

/** Of one person; an album of thirty photographs is a tenth of it. */
const perHour = { max: 300, seconds: 3600 }
/** Of one organisation: what parts may fill on the disk is so many times the size of a file. */
export const maxUnfinished = 60
const unfinishedHours = 24

export async function beginUpload(ctx: Ctx<Staff>, uses: readonly MediaUse[], sent: BegunUpload): Promise<Upload> {
  const { filename, size: sizeBytes, fingerprint } = sent
  const { id: person } = ctx.actor
  const senderKey = ctx.keys.hmac('media upload', JSON.stringify([person, fingerprint, sizeBytes]))
  await countAgainst(ctx.db, bucketFor(ctx, 'mediaUploads', String(person)), perHour, ctx.now)
  const row = await transaction(ctx, async (tx) => {
    const found = await upsertUpload(tx, { senderKey, filename, sizeBytes })
    const begun = (await isWithdrawn(tx, found)) ? await beginAnew(tx, found) : found
    if ((await countUnfinished(tx)) > maxUnfinished) refuse('conflict', 'media.too_many_uploads')
    return begun
  })
  return shownUpload(ctx, uses, row, true)
}

export async function readUpload(ctx: Office, uses: readonly MediaUse[], id: string): Promise<Upload> {
  return shownUpload(ctx, uses, (await findUpload(ctx, id)) ?? unknown(), false)
}

/** The whole file, checked as if it had arrived at once, where this is its last part; its refusal leaves the upload as it was before. */
export async function prepareLastPart(
  ctx: Office,
  { upload: id, start, part }: SentPart,
): Promise<PreparedFile | undefined> {
  // What is longer is refused: it is neither read nor scanned first.
  if (part.size > partBytes) return undefined
  const row = await findUpload(ctx, id)
  if (!row || row.mediaId !== null || start !== row.receivedBytes || start + part.size !== row.sizeBytes)
    return undefined
  const before = start === 0 ? new Uint8Array() : await openPartialFiles(ctx.files).read(id, start)
  if (before?.length !== start) return undefined
  const bytes = Buffer.concat([before, new Uint8Array(await part.arrayBuffer())])
  return prepareFile(ctx, { bytes, filename: row.filename })
}

/** Takes the part that begins where the others end; what has arrived before, or comes too early, changes nothing. */
export function takePart(
  ctx: Office,
  uses: readonly MediaUse[],
  { upload: id, start, part }: SentPart,
  file?: PreparedFile,
): Promise<Upload> {
  return transaction(ctx, async (tx) => {
    const row = (await lockUpload(tx, id)) ?? unknown()
    if (row.mediaId !== null || start !== row.receivedBytes) return shownUpload(tx, uses, row, false)
    const bytes = new Uint8Array(await part.arrayBuffer())
    const receivedBytes = start + bytes.length
    if (bytes.length > partBytes || receivedBytes > row.sizeBytes) refuse('invalid', 'media.part_too_large')
    // Not where the file of parts has been removed meanwhile, or was not in a restored backup.
    const isWritten = await openPartialFiles(tx.files).write(id, start, bytes)
    if (!isWritten) return shownUpload(tx, uses, await beginAnew(tx, row), false)
    if (file) return complete(tx, uses, row, file)
    // The last part arrived before the one in front of it was counted, so that nothing was checked: its sender sends it again.
    if (receivedBytes === row.sizeBytes) return shownUpload(tx, uses, row, false)
    await updateUpload(tx, id, { receivedBytes })
    return shownUpload(tx, uses, { ...row, receivedBytes }, false)
  })
}

export async function cancelUpload(ctx: Office, id: string): Promise<void> {
  if (await removeUpload(ctx, id)) await afterCommit(ctx.db, () => openPartialFiles(ctx.files).remove(id))
}

/** How many uploads that nobody went on with, and files of parts, were removed. */
export async function removeUnfinished({ database, files, clock }: Pick<Resources, 'database' | 'files' | 'clock'>) {
  const before = new Date(clock().getTime() - unfinishedHours * 3_600_000)
  const uploads = await removeUploadsBefore(database, before)
  return { uploads, files: await openPartialFiles(files).removeOlder(before) }
}

/** Whether its file was withdrawn after it had arrived: sent again, it is in the library again. */
async function isWithdrawn(tx: Office, { mediaId }: UploadRow): Promise<boolean> {
  const file = mediaId === null ? undefined : await findMedia(tx, mediaId)
  return file !== undefined && file.withdrawnAt !== null
}

async function beginAnew(tx: Office, row: UploadRow): Promise<UploadRow> {
  const none = { receivedBytes: 0, mediaId: null }
  await updateUpload(tx, row.id, none)
  return { ...row, ...none }
}

async function complete(tx: Office, uses: readonly MediaUse[], row: UploadRow, file: PreparedFile): Promise<Upload> {
  const parts = openPartialFiles(tx.files)
  const { id: mediaId, known } = await addFile(tx, file)
  const receivedBytes = row.sizeBytes
  await updateUpload(tx, row.id, { receivedBytes, mediaId })
  await afterCommit(tx.db, () => parts.remove(row.id))
  return shownUpload(tx, uses, { ...row, receivedBytes, mediaId }, known)
}

async function shownUpload(ctx: Office, uses: readonly MediaUse[], row: UploadRow, known: boolean): Promise<Upload> {
  const { id: upload, receivedBytes: received, sizeBytes: size, mediaId } = row
  const item = mediaId === null ? null : await readItem(ctx, uses, mediaId)
  return { upload, received, size, known: known && item !== null, item }
}

function unknown(): never {
  return refuse('missing', 'media.upload_unknown')
}
