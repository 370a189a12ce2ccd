// Rows of slides: public list, picture, admin list, insert and update.

import type { Scope } from '#platform/context.ts'
import { focusOf } from '#platform/focal-point.server.ts'
import { countUpTo } from '#platform/count.server.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import { inState, publicNow } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import { isFound } from '#platform/list-search.server.ts'
import { draftWindow, type ListedState } from '#features/publishing/contract/window.ts'
import { maxSlides, slidePictureUrl } from './contract/addresses.ts'
import type { Slide, SlideDetails } from './contract/api.ts'

type At = Scope & { now: Date }

/** A stored picture, by the hash of its bytes. */
export type StoredPicture = { hash: string; type: string; size: number }

/** Public slides in their order. */
export async function listSlides({ db, org, now }: At): Promise<Slide[]> {
  const rows = await db
    .selectFrom('slides')
    .selectAll()
    .select(focusOf('slides', 'picture_hash').as('focus'))
    .where('orgId', '=', org.id)
    .where(publicNow('slides', now))
    .orderBy('position')
    .orderBy('id')
    .limit(maxSlides)
    .execute()
  return rows.map(({ focus, ...row }) => {
    return { ...slideOf(row), pictureUrl: slidePictureUrl(row.pictureHash), pictureFocus: focus }
  })
}

/** The picture of a public slide, and the end of the last public slide with it; null without end. */
export async function findSlidePicture(
  { db, org, now }: At,
  hash: string,
): Promise<{ picture: StoredFile; until: Date | null } | undefined> {
  const row = await db
    .selectFrom('slides')
    .select(['pictureType', 'pictureSize', 'createdAt', 'publishUntil'])
    .where('orgId', '=', org.id)
    .where('pictureHash', '=', hash)
    .where(publicNow('slides', now))
    .orderBy('publishUntil', (order) => order.desc().nullsFirst())
    .limit(1)
    .executeTakeFirst()
  return row && { picture: fileOf({ ...row, pictureHash: hash }), until: row.publishUntil }
}

/** The picture of a slide in any state. */
export async function findPictureForOffice({ db, org }: Scope, id: number): Promise<StoredFile | undefined> {
  const slides = db.selectFrom('slides').select(['pictureHash', 'pictureType', 'pictureSize', 'createdAt'])
  const row = await slides.where('orgId', '=', org.id).where('id', '=', id).executeTakeFirst()
  return row && fileOf(row)
}

type PictureRow = Pick<Row<'slides'>, 'pictureHash' | 'pictureType' | 'pictureSize' | 'createdAt'>

function fileOf({ pictureHash, pictureType, pictureSize, createdAt }: PictureRow): StoredFile {
  const name = `slide.${pictureType.slice(6).replace('svg+xml', 'svg')}`
  return { hash: pictureHash, type: pictureType, size: pictureSize, modifiedAt: createdAt, name }
}

type AdminRequest = {
  state?: ListedState | undefined
  search: string
  newestFirst: boolean
  offset: number
  limit: number
}

/** Slides in every state, in their order or the newest entered first. */
export async function listForOffice(at: At, request: AdminRequest) {
  const { newestFirst, offset, limit } = request
  const rows = await found(at, request)
    .selectAll()
    .$if(newestFirst, (query) => query.orderBy('createdAt', 'desc').orderBy('id', 'desc'))
    .$if(!newestFirst, (query) => query.orderBy('position').orderBy('id'))
    .offset(offset)
    .limit(limit)
    .execute()
  return rows.map(adminSlideOf)
}

/** How many the request finds, counted up to `max`. */
export function countForOffice(at: At, request: AdminRequest, max: number): Promise<number> {
  return countUpTo(at, found(at, request).select('id'), max)
}

export async function findForOffice({ db, org }: Scope, id: number) {
  const row = await db
    .selectFrom('slides')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && adminSlideOf(row)
}

type SlideRow = SlideDetails & { position: number }

export async function insertSlide(
  { db, org }: Scope,
  slide: SlideRow,
  picture: StoredPicture,
  at: Date,
): Promise<number> {
  const row = await db
    .insertInto('slides')
    .values({ ...columnsOf(slide), ...pictureColumns(picture), ...draftWindow, orgId: org.id, createdAt: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** `picture` undefined: the stored one stays. */
export async function updateSlide(
  { db, org }: Scope,
  id: number,
  slide: SlideRow,
  picture: StoredPicture | undefined,
): Promise<void> {
  await db
    .updateTable('slides')
    .set({ ...columnsOf(slide), ...(picture && pictureColumns(picture)) })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

function found({ db, org, now }: At, { state, search }: AdminRequest) {
  return db
    .selectFrom('slides')
    .where('orgId', '=', org.id)
    .where(isFound('slides.searchKey', search))
    .$if(state !== undefined, (query) => query.where(inState('slides', state!, now)))
}

function columnsOf({ title, text, link, linkLabel, pictureAlt, position }: SlideRow) {
  const texts = { titleEn: title.en, titleNe: title.ne, textEn: text.en, textNe: text.ne }
  const labels = { linkLabelEn: linkLabel.en, linkLabelNe: linkLabel.ne }
  return { ...texts, ...labels, link, position, pictureAltEn: pictureAlt.en, pictureAltNe: pictureAlt.ne }
}

function pictureColumns({ hash, type, size }: StoredPicture) {
  return { pictureHash: hash, pictureType: type, pictureSize: size }
}

function adminSlideOf(row: Row<'slides'>) {
  const { position, publishFrom, publishUntil, withdrawnAt } = row
  return { ...slideOf(row), position, enteredAt: row.createdAt.toISOString(), publishFrom, publishUntil, withdrawnAt }
}

function slideOf(row: Row<'slides'>): Omit<Slide, 'pictureUrl' | 'pictureFocus'> {
  return {
    id: row.id,
    title: { en: row.titleEn, ne: row.titleNe },
    text: { en: row.textEn, ne: row.textNe },
    link: row.link,
    linkLabel: { en: row.linkLabelEn, ne: row.linkLabelNe },
    pictureAlt: { en: row.pictureAltEn, ne: row.pictureAltNe },
  }
}
