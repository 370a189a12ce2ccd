// The applicant's photograph for the printed form, small and as a data address.

import { buffer } from 'node:stream/consumers'
import type { Ctx } from '#platform/context.ts'
import { cleanPhoto } from '#platform/photos.server.ts'
import type { Paper } from '../contract/papers.ts'
import { maxPaperMegabytes } from '../contract/papers.ts'
import { findPaper } from '../store/applications.server.ts'
import { paperFiles } from './papers.server.ts'

/** 33 mm at 370 dots per inch. */
const maxSide = 480

/** Of the newest picture sent as a photograph; undefined when there is none, or a PDF. */
export async function readPrintedPhoto(ctx: Ctx, id: number, papers: readonly Paper[]): Promise<string | undefined> {
  const photo = papers.findLast(({ kind, type, replacedAt }) => kind === 'photo' && !replacedAt && isPicture(type))
  const stored = photo && (await findPaper(ctx, { id, paperId: photo.id }))
  return stored && toDataAddress(await buffer(paperFiles(ctx).read(stored.hash)))
}

/** Of a photograph in a form that is not sent; undefined when it is not a readable picture. */
export async function printedPhotoOf(file: unknown): Promise<string | undefined> {
  if (!(file instanceof File) || file.size === 0 || file.size > maxPaperMegabytes * 1024 * 1024) return undefined
  return toDataAddress(new Uint8Array(await file.arrayBuffer()))
}

async function toDataAddress(bytes: Uint8Array): Promise<string | undefined> {
  const photo = await cleanPhoto(bytes, { maxSide })
  return photo && `data:${photo.type};base64,${Buffer.from(photo.bytes).toString('base64')}`
}

function isPicture(type: string): boolean {
  return type.startsWith('image/')
}
