// Slides: the public list, the picture of a slide, and their definition as a published kind.

import { cleanBilingual } from '#kit/blocks/blocks.ts'
import { nepalMidnight } from '#kit/calendar/nepal-time.ts'
import type { Bilingual } from '#kit/language.ts'
import { refuse, refuseField } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { maxCounted, pageFound } from '#platform/count.server.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import { maxPictureBytes, pictureType } from '#features/organisations/rules.ts'
import { choosePicture, storedBytes } from '#features/media/operations/choose.server.ts'
import type { Correction, Office } from '#features/publishing/operations/definition.server.ts'
import { definePublished } from '#features/publishing/operations/definition.server.ts'
import { bytesOf } from '#features/publishing/operations/submissions.server.ts'
import { endOf } from '#features/publishing/rules/transitions.ts'
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
  texts: ['title', 'text', 'link_label', 'picture_alt'],
  linked: ['link'],
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
async function insert(tx: Office, { picture: bytes, pictureMedia, ...entry }: NewSlide): Promise<number> {
  const picture = (await pictureFrom(tx, bytes, pictureMedia)) ?? refuseField('picture', 'validation.required')
  const details = checkedDetails(withAlt(entry, picture.alt))
  const position = details.position ?? (await findNextPosition(tx, 'slides'))
  return insertSlide(tx, { ...details, position }, picture, tx.now)
}

async function update(tx: Office, id: number, { picture: sent, pictureMedia, ...changes }: ChangedSlide) {
  const before = (await findForOffice(tx, id)) ?? refuse('missing', 'slides.unknown')
  const picture = await pictureFrom(tx, sent && (await bytesOf(sent)), pictureMedia)
  const details = checkedDetails(withAlt(await withoutOldAlt(tx, before, detailsOf(changes), picture), picture?.alt))
  const after = { ...details, position: details.position ?? before.position }
  await updateSlide(tx, id, after, picture)
  const { title, text, link, linkLabel, pictureAlt, position } = before
  const recorded = { title, text, link, linkLabel, pictureAlt, position }
  return { before: recorded, after: { ...after, ...(picture && { picture: picture.hash }) } } satisfies Correction
}

async function entryOf({ picture, pictureMedia, ...sent }: SentSlide): Promise<NewSlide> {
  return { ...detailsOf(sent), pictureMedia, ...(picture && { picture: await bytesOf(picture) }) }
}

/** Without the description of the picture that another one of the library replaces, where the form still holds it. */
async function withoutOldAlt(
  tx: Office,
  before: { id: number; pictureAlt: Bilingual },
  details: SlideDetails,
  picture: ChosenPicture | undefined,
): Promise<SlideDetails> {
  const stored = picture?.alt && (await findPictureForOffice(tx, before.id))
  if (!stored || stored.hash === picture.hash) return details
  const { en, ne } = details.pictureAlt
  const isKept = en === before.pictureAlt.en && ne === before.pictureAlt.ne
  return isKept ? { ...details, pictureAlt: { en: '', ne: '' } } : details
}

/** The description of a picture of the library, where the slide has none of its own. */
function withAlt(details: SlideDetails, alt: Bilingual | undefined): SlideDetails {
  const { en, ne } = details.pictureAlt
  return alt && en === '' && ne === '' ? { ...details, pictureAlt: alt } : details
}

/** The days of a file are those of Nepal, both inclusive. */
async function importedEntry(
  { picture: name, shownFrom, shownUntil, ...details }: ImportedSlide,
  picture: (name: string) => Promise<Uint8Array>,
): Promise<NewSlide> {
  const from = shownFrom === null ? {} : { publishFrom: nepalMidnight(shownFrom) }
  return { ...details, ...from, publishUntil: endOf(shownUntil ?? undefined), picture: await picture(name) }
}

/** `alt`: of a picture of the library. */
type ChosenPicture = StoredPicture & { alt?: Bilingual }

/** The picture that was sent, as it is, or else the one of the library; undefined without either. */
async function pictureFrom(
  tx: Office,
  bytes: Uint8Array | undefined,
  media: number | undefined,
): Promise<ChosenPicture | undefined> {
  if (bytes) return storePicture(tx, bytes)
  if (media === undefined) return undefined
  const { picture, alt } = await choosePicture(tx, media, 'pictureMedia')
  return { hash: picture.hash, type: 'image/jpeg', size: await storedBytes(tx, picture), alt }
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

function detailsOf(sent: Omit<ChangedSlide, 'picture' | 'pictureMedia'>): SlideDetails {
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
