// Choice of a picture or a PDF file of the media library for an item, in place of an upload.

import { stat } from 'node:fs/promises'
import { insertEdit } from '#features/ordered-lists/operations/edits.server.ts'
import type { Office } from '#features/ordered-lists/operations/definition.server.ts'
import type { Block, LibraryPicture } from '#kit/blocks/blocks.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { storePicture } from '#platform/pictures.server.ts'
import { isDescribed, mayBeChosen } from '../rules.ts'
import { lockMedia, updateAlt } from '../store/media.server.ts'

/** `alt` is '' in both languages for a picture that was uploaded. */
export type ChosenPicture = { picture: StoredPicture; alt: Bilingual }

/** `field`: of the form, for refusals; `notAPicture`: the message for bytes that cannot be decoded. */
type Sent = { bytes?: Uint8Array | undefined; media?: number | undefined; field: string; notAPicture: string }

/** The picture that was sent, or else the one that was chosen; undefined without either. */
export async function sentOrChosen(
  tx: Office,
  { bytes, media, field, notAPicture }: Sent,
): Promise<ChosenPicture | undefined> {
  if (!bytes) return media === undefined ? undefined : choosePicture(tx, media, `${field}Media`)
  const picture = (await storePicture(tx.files, bytes)) ?? refuse('invalid', notAPicture)
  return { picture, alt: { en: '', ne: '' } }
}

/**
 * The picture is locked until the transaction ends, so that nobody withdraws it meanwhile. `description`: of the picture where it has none yet, in both
 * languages; it is then the description in the library too.
 */
export async function choosePicture(
  tx: Office,
  id: number,
  field: string,
  description: Bilingual = { en: '', ne: '' },
): Promise<ChosenPicture> {
  const row = await lockMedia(tx, id)
  if (!row || row.kind !== 'picture') return refuseField(field, 'media.unknown')
  const stored = { en: row.altEn, ne: row.altNe }
  const alt = isDescribed(stored) || !isDescribed(description) ? stored : description
  const verdict = mayBeChosen({ alt, withdrawnAt: row.withdrawnAt })
  if (!verdict.ok) return refuseField(field, verdict.key)
  if (alt !== stored) await describeChosen(tx, id, stored, alt)
  return { picture: { hash: row.fileHash, width: row.width!, height: row.height!, blur: row.blur! }, alt }
}

async function describeChosen(tx: Office, id: number, before: Bilingual, alt: Bilingual): Promise<void> {
  await updateAlt(tx, id, alt)
  const changes = { before: { altEn: before.en, altNe: before.ne }, after: { altEn: alt.en, altNe: alt.ne } }
  await insertEdit(tx, { subject: 'media', id }, { act: 'changed', ...changes })
  await record(tx, { action: 'describeMedia', target: `media ${id}`, changes })
}

/** The text with the pictures of the library that it names, and their descriptions. */
export async function withChosenPictures<Picture>(
  tx: Office,
  blocks: readonly Block<Picture | LibraryPicture>[],
  field: string,
): Promise<Block<Picture | StoredPicture>[]> {
  const filled: Block<Picture | StoredPicture>[] = []
  for (const block of blocks) {
    if (block.type !== 'image') filled.push(block)
    else if (isOfLibrary(block.picture)) {
      const { picture, alt } = await choosePicture(tx, block.picture.media, field)
      filled.push({ ...withAlt(block, alt), picture })
    } else filled.push({ ...block, picture: block.picture })
  }
  return filled
}

function isOfLibrary(picture: unknown): picture is LibraryPicture {
  return typeof picture === 'object' && picture !== null && 'media' in picture
}

/** A PDF file that is stored; it was checked when it came into the library. */
export type ChosenPdf = { fileHash: string; filename: string; sizeBytes: number }

/** The file is locked until the transaction ends, so that nobody withdraws it meanwhile. */
export async function choosePdf(tx: Office, id: number, field: string): Promise<ChosenPdf> {
  const row = await lockMedia(tx, id)
  if (!row || row.kind !== 'pdf') return refuseField(field, 'media.unknown')
  if (row.withdrawnAt !== null) return refuseField(field, 'media.already_withdrawn')
  const { fileHash, filename } = row
  const sizeBytes = row.sizeBytes ?? (await stat(await tx.files.local(fileHash))).size
  return { fileHash, filename: filename || `${fileHash.slice(0, 10)}.pdf`, sizeBytes }
}

/** The texts of an item's picture: its own description, or else that of the library. */
export function withAlt<Texts extends { alt: Bilingual }>(texts: Texts, alt: Bilingual | undefined): Texts {
  return alt && texts.alt.en === '' && texts.alt.ne === '' ? { ...texts, alt } : texts
}

/** The size of a chosen picture in bytes, as it is stored: a JPEG. */
export async function storedBytes({ files }: Pick<Office, 'files'>, { hash }: StoredPicture): Promise<number> {
  return (await stat(await files.local(hash))).size
}
