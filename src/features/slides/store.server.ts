// How are slides read and written?

import type { Scope } from '#platform/context.ts'
import type { StoredFile } from '#platform/file-response.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { NewSlide, ShownDays, Slide } from './contract.ts'
import { slidePictureUrl } from './contract.ts'

/** A stored picture, by the hash of its bytes. */
export type StoredPicture = { hash: string; type: string; size: number }

/** Every slide of the organisation in its order, with the days it is shown. */
export async function listSlides({ db, org }: Scope): Promise<{ slide: Slide; days: ShownDays }[]> {
  const rows = await db
    .selectFrom('slides')
    .selectAll()
    .where('orgId', '=', org.id)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ slide: slideOf(row), days: { shownFrom: row.shownFrom, shownUntil: row.shownUntil } }))
}

/** Puts a slide behind the others of its organisation. */
export async function insertSlide({ db, org }: Scope, slide: NewSlide, picture: StoredPicture): Promise<void> {
  await db
    .insertInto('slides')
    .values(({ selectFrom, fn, val }) => ({
      orgId: org.id,
      position: selectFrom('slides')
        .select(fn.coalesce(fn<number>('max', ['position']), val(0)).as('last'))
        .where('orgId', '=', org.id),
      titleEn: slide.title.en,
      titleNe: slide.title.ne,
      textEn: slide.text.en,
      textNe: slide.text.ne,
      link: slide.link,
      linkLabelEn: slide.linkLabel.en,
      linkLabelNe: slide.linkLabel.ne,
      pictureHash: picture.hash,
      pictureType: picture.type,
      pictureSize: picture.size,
      pictureAltEn: slide.pictureAlt.en,
      pictureAltNe: slide.pictureAlt.ne,
      shownFrom: slide.shownFrom ?? null,
      shownUntil: slide.shownUntil ?? null,
    }))
    .execute()
}

/** False when the organisation has no such slide. */
export async function updateLastDay({ db, org }: Scope, id: number, shownUntil: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('slides')
    .set({ shownUntil })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The picture of one of the organisation's slides, ready to be sent, with the days of all slides that show it. */
export async function findSlidePicture(
  { db, org }: Scope,
  hash: string,
): Promise<{ picture: StoredFile; days: ShownDays[] } | undefined> {
  const rows = await db
    .selectFrom('slides')
    .select(['pictureType', 'pictureSize', 'createdAt', 'shownFrom', 'shownUntil'])
    .where('orgId', '=', org.id)
    .where('pictureHash', '=', hash)
    .execute()
  const [row] = rows
  if (!row) return undefined
  const name = `slide.${row.pictureType.slice(6).replace('svg+xml', 'svg')}`
  const picture = { hash, type: row.pictureType, size: row.pictureSize, modifiedAt: row.createdAt, name }
  return { picture, days: rows.map(({ shownFrom, shownUntil }) => ({ shownFrom, shownUntil })) }
}

function slideOf(row: Row<'slides'>): Slide {
  return {
    id: row.id,
    title: { en: row.titleEn, ne: row.titleNe },
    text: { en: row.textEn, ne: row.textNe },
    link: row.link,
    linkLabel: { en: row.linkLabelEn, ne: row.linkLabelNe },
    pictureUrl: slidePictureUrl(row.pictureHash),
    pictureAlt: { en: row.pictureAltEn, ne: row.pictureAltNe },
  }
}
