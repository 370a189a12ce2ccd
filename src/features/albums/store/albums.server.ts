// Rows of public albums: list, one album, its pictures and their files.

import { sql } from 'kysely'
import type { Page } from '#kit/page.ts'
import type { FocalPoint } from '#kit/pictures.ts'
import type { Scope } from '#platform/context.ts'
import { focusOf } from '#platform/focal-point.server.ts'
import { picturesOf, publicNow } from '#platform/publishing-window.server.ts'
import type { Row } from '#platform/tables.server.ts'
import type { Album, AlbumPicture } from '../contract/api.ts'
import { pictureAddress } from '../contract/addresses.ts'

export const albumPictureFiles = picturesOf('album_pictures', 'albums', 'album_id')

type Stretch = { offset: number; limit: number }
type PictureRow = Row<'albumPictures'>

/** Public albums, newest first, each with its first picture as cover. */
export async function listAlbums({ db, org }: Scope, now: Date, { offset, limit }: Stretch): Promise<Page<Album>> {
  const all = db.selectFrom('albums').where('orgId', '=', org.id).where(publicNow('albums', now))
  const rows = await all
    .selectAll()
    .orderBy('takenOn', 'desc')
    .orderBy('id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute()
  const { total } = await all.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const ids = rows.map(({ id }) => id)
  const covers = ids.length === 0 ? [] : await coversOf({ db, org }, ids)
  return {
    total,
    data: rows.map((row) =>
      albumOf(
        row,
        covers.find(({ albumId }) => albumId === row.id),
      ),
    ),
  }
}

export async function findAlbum(
  { db, org }: Scope,
  slug: string,
  now: Date,
): Promise<(Album & { id: number }) | undefined> {
  const row = await db
    .selectFrom('albums')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('slug', '=', slug)
    .where(publicNow('albums', now))
    .executeTakeFirst()
  if (!row) return undefined
  const [cover] = await coversOf({ db, org }, [row.id])
  return { id: row.id, ...albumOf(row, cover) }
}

/** A page of an album's pictures by position, which the index finds at any depth. */
export async function listPictures(
  { db, org }: Scope,
  albumId: number,
  { offset, limit }: Stretch,
): Promise<AlbumPicture[]> {
  const rows = await db
    .selectFrom('albumPictures')
    .selectAll()
    .where('orgId', '=', org.id)
    .where('albumId', '=', albumId)
    .where('position', '>', offset)
    .where('position', '<=', offset + limit)
    .orderBy('position')
    .execute()
  return rows.map(pictureOf)
}

type CoverRow = PictureRow & { focus: FocalPoint | null }

function coversOf({ db, org }: Scope, albumIds: number[]): Promise<CoverRow[]> {
  return db
    .selectFrom('albumPictures')
    .selectAll()
    .select(focusOf('album_pictures', 'file_hash').as('focus'))
    .where('orgId', '=', org.id)
    .where('albumId', '=', sql<number>`any(${albumIds})`)
    .where('position', '=', 1)
    .execute()
}

function albumOf(row: Row<'albums'>, cover: CoverRow | undefined): Album {
  return {
    slug: row.slug,
    title: { en: row.titleEn, ne: row.titleNe },
    text: { en: row.textEn, ne: row.textNe },
    takenOn: row.takenOn,
    pictureCount: row.pictureCount,
    cover: cover ? { ...pictureOf(cover), focus: cover.focus } : null,
  }
}

function pictureOf(row: PictureRow): AlbumPicture {
  const { id, position, width, height, blur } = row
  return {
    id,
    position,
    width,
    height,
    blur,
    url: pictureAddress(id),
    caption: { en: row.captionEn, ne: row.captionNe },
  }
}
