// Addition of a file to the media library: checked by its content, stored once; its bytes before the transaction that writes its row.

import { createHash } from 'node:crypto'
import { insertEdit } from '#features/ordered-lists/operations/edits.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { FileKind } from '#platform/file-content.server.ts'
import { inspectFile } from '#platform/file-content.server.ts'
import { storePicture } from '#platform/pictures.server.ts'
import { mediaMegabytes } from '../contract/limits.ts'
import { findSame, insertMedia, type NewMediaFile, updateWithdrawn } from '../store/media.server.ts'

export type SentFile = { bytes: Uint8Array; filename: string }

const accepted: readonly FileKind[] = ['jpg', 'png', 'webp', 'pdf']

/** `file` is absent where the library had the bytes already. */
export type PreparedFile = { digest: string; file?: NewMediaFile }

/** Scans, decodes and stores the bytes: takes seconds, and writes no row. Bytes that get none are removed with other orphaned files. */
export async function prepareFile(ctx: Office, sent: SentFile): Promise<PreparedFile> {
  const digest = digestOf(sent.bytes)
  if (await findSame(ctx, { digest })) return { digest }
  return { digest, file: await storeFile(ctx, sent, digest) }
}

/** The id of the file in the library; `known`: it was there already, and a withdrawn one is in the library again. */
export async function addFile(tx: Office, { digest, file }: PreparedFile): Promise<{ id: number; known: boolean }> {
  const same = await findSame(tx, { digest })
  if (same) return keepKnown(tx, same)
  if (!file) return refuse('missing', 'media.unknown')
  const stored = await findSame(tx, { digest, hash: file.fileHash })
  if (stored) return keepKnown(tx, stored)
  const id = await insertMedia(tx, file, tx.now)
  if (id === undefined) return keepKnown(tx, (await findSame(tx, { digest, hash: file.fileHash }))!)
  await insertEdit(tx, { subject: 'media', id }, { act: 'added', after: { filename: file.filename } })
  await record(tx, { action: 'addMedia', target: `media ${id}`, changes: { filename: file.filename } })
  return { id, known: false }
}

function digestOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

async function keepKnown(tx: Office, { id, withdrawnAt }: { id: number; withdrawnAt: Date | null }) {
  if (withdrawnAt) {
    await updateWithdrawn(tx, id, null)
    await insertEdit(tx, { subject: 'media', id }, { act: 'restored' })
  }
  await record(tx, { action: 'addMedia', target: `media ${id}`, changes: { known: true } })
  return { id, known: true }
}

async function storeFile({ files }: Pick<Office, 'files'>, sent: SentFile, sentDigest: string): Promise<NewMediaFile> {
  const maxBytes = mediaMegabytes * 1024 * 1024
  const inspected = await inspectFile(sent, { allowed: accepted, maxBytes })
  if (!inspected.ok) return refuseField('file', inspected.key, inspected.values)
  const { kind, filename } = inspected
  if (kind === 'pdf') {
    const fileHash = await files.put(sent.bytes)
    return { kind: 'pdf', fileHash, sentDigest, filename, sizeBytes: sent.bytes.length }
  }
  const picture = (await storePicture(files, sent.bytes)) ?? refuse('invalid', 'media.not_a_picture')
  const { hash: fileHash, ...size } = picture
  return { kind: 'picture', fileHash, sentDigest, filename, sizeBytes: sent.bytes.length, ...size }
}
