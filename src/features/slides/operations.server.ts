// Slides: the public list, the picture of a slide, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import { maxPictureBytes, pictureType } from '#features/organisations/rules.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { endOf } from '#features/publishing/rules.ts'
import { findNextPosition } from '#features/publishing/operations/order.server.ts'
import { slideAdmin, slideOrder } from './contract/admin.ts'
import { importedSlide, type ImportedSlide, type NewSlide, type Slide, type SlideDetails } from './contract/api.ts'
import type { ChangedSlide, SentSlide, SlideQuery } from './contract/forms.ts'
import { slideIssues } from './rules.ts'
import {
  countForOffice,
  findForOffice,
  findPictureForOffice,
  findSlidePicture,
  insertSlide,
  listForOffice,
  listSlides,
  updateSlide,
  type StoredPicture,
} from './store.server.ts'

export const slide = definePublished({
  kind: 'slide',
  table: 'slides',
  unknown: 'slides.unknown',
  page: '/',
  contract: slideAdmin,
  list,
  find: findForOffice,
  insert,
  update,
  entryOf,
  ordered: { contract: slideOrder, title: 'title' },
  imported: { file: importedSlide, entryOf: importedEntry, nameOf: ({ title }) => title },
})

type Reader = Pick<Ctx, 'db' | 'org' | 'now' | 'reads'>

export function readSlides(ctx: Reader): Promise<Slide[]> {
  return perChange(ctx, 'slides.public', () => listSlides(ctx))
}

/** The picture of a public slide, and the end of the last public slide with it; null without end. */
export async function readSlidePicture(
  ctx: Reader,
  hash: string,
): Promise<{ picture: StoredFile; until: Date | null }> {
  return (await findSlidePicture(ctx, hash)) ?? refuse('missing', 'request.unknown_path')
}

/** The picture for the office, whatever the state of the slide. */
export async function readPictureForOffice(ctx: Ctx, id: number): Promise<StoredFile> {
  return (await findPictureForOffice(ctx, id)) ?? refuse('missing', 'slides.unknown')
}

/** Slides in their order, or the newest entered first. */
async function list(ctx: Office, { page, limit, state, search = '', sortBy }: SlideQuery) {
  const request = { state, search, newestFirst: sortBy === 'enteredAt', offset: (page - 1) * limit, limit }
  return pageFound(await listForOffice(ctx, request), await countForOffice(ctx, request, maxCounted + 1))
}

/** Refuses `invalid` for wrong details or a wrong picture. */
async function insert(tx: Office, { picture, ...entry }: NewSlide): Promise<number> {
  const details = checkedDetails(entry)
  const position = details.position ?? (await findNextPosition(tx, 'slides'))
  return insertSlide(tx, { ...details, position }, await storePicture(tx, picture), tx.now)
}

async function update(tx: Office, id: number, { picture: sent, ...changes }: ChangedSlide): Promise<Correction> {
  const before = (await findForOffice(tx, id)) ?? refuse('missing', 'slides.unknown')
  const details = checkedDetails(detailsOf(changes))
  const after = { ...details, position: details.position ?? before.position }
  const picture = sent && (await storePicture(tx, await bytesOf(sent)))
  await updateSlide(tx, id, after, picture)
  const { title, text, link, linkLabel, pictureAlt, position } = before
  const recorded = { title, text, link, linkLabel, pictureAlt, position }
  return { before: recorded, after: { ...after, ...(picture && { picture: picture.hash }) } }
}

async function entryOf({ picture, ...sent }: SentSlide): Promise<NewSlide> {
  return { ...detailsOf(sent), picture: await bytesOf(picture) }
}

/** The days of a file are those of Nepal, both inclusive. */
async function importedEntry(
  { picture: name, shownFrom, shownUntil, ...details }: ImportedSlide,
  picture: (name: string) => Promise<Uint8Array>,
): Promise<NewSlide> {
  const from = shownFrom === null ? {} : { publishFrom: nepalMidnight(shownFrom) }
  return { ...details, ...from, publishUntil: endOf(shownUntil ?? undefined), picture: await picture(name) }
}

async function storePicture({ files }: Office, bytes: Uint8Array): Promise<StoredPicture> {
  const type = bytes.length <= maxPictureBytes ? pictureType(bytes) : undefined
  if (!type) return refuse('invalid', 'slides.not_a_picture')
  return { hash: await files.put(bytes), type, size: bytes.length }
}

function checkedDetails({ title, text, link, linkLabel, pictureAlt, position }: SlideDetails): SlideDetails {
  const details = { title, text, link, linkLabel, pictureAlt, position }
  const fields = slideIssues(details)
  if (fields.length > 0) refuse('invalid', 'slides.invalid', { fields })
  const texts = { title: cleanBilingual(title), text: cleanBilingual(text), linkLabel: cleanBilingual(linkLabel) }
  return { ...details, ...texts, pictureAlt: cleanBilingual(pictureAlt) }
}

function detailsOf(sent: Omit<ChangedSlide, 'picture'>): SlideDetails {
  const { titleEn, titleNe, textEn = '', textNe = '', link = '', altEn = '', altNe = '', position } = sent
  return {
    title: { en: titleEn, ne: titleNe },
    text: { en: textEn, ne: textNe },
    link,
    linkLabel: { en: sent.linkLabelEn ?? '', ne: sent.linkLabelNe ?? '' },
    pictureAlt: { en: altEn, ne: altNe },
    position,
  }
}
