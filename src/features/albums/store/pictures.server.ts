// Rows of the pictures of an album: list and replace.

import { sql } from 'kysely'
import type { Bilingual } from '#kit/language.ts'
import type { Scope } from '#platform/context.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'

/** A picture of the album by its id, or a newly stored one. */
export type WrittenPicture = { caption: Bilingual } & ({ id: number } | { stored: StoredPicture })

/** Every picture of the album in its order. */
export async function listAllPictures({ db, org }: Scope, albumId: number) {
  const rows = await db
    .selectFrom('albumPictures')
    .select(['id', 'width', 'height', 'captionEn', 'captionNe'])
    .where('orgId', '=', org.id)
    .where('albumId', '=', albumId)
    .orderBy('position')
    .execute()
  return rows.map(({ captionEn, captionNe, ...row }) => ({ ...row, caption: { en: captionEn, ne: captionNe } }))
}

/** The hash of one picture, whatever the state of its album. */
export async function findPictureHash({ db, org }: Scope, albumId: number, id: number): Promise<string | undefined> {
  const pictures = db.selectFrom('albumPictures').select('fileHash').where('orgId', '=', org.id)
  return (await pictures.where('albumId', '=', albumId).where('id', '=', id).executeTakeFirst())?.fileHash
}

/** Replaces the pictures of the album; an unchanged picture keeps its id and address. */
export async function writePictures(scope: Scope, albumId: number, pictures: readonly WrittenPicture[]): Promise<void> {
  const placed = pictures.map((picture, place) => ({ ...picture, position: place + 1 }))
  await removeAllBut(
    scope,
    albumId,
    placed.flatMap((picture) => ('id' in picture ? [picture.id] : [])),
  )
  await moveBehind(scope, albumId)
  for (const picture of placed) {
    if ('id' in picture) await updatePicture(scope, picture)
    else await insertPicture(scope, albumId, picture)
  }
  const { db, org } = scope
  const count = { pictureCount: pictures.length }
  await db.updateTable('albums').set(count).where('orgId', '=', org.id).where('id', '=', albumId).execute()
}

type Placed = { caption: Bilingual; position: number }

async function removeAllBut({ db, org }: Scope, albumId: number, ids: number[]): Promise<void> {
  await db
    .deleteFrom('albumPictures')
    .where('orgId', '=', org.id)
    .where('albumId', '=', albumId)
    .where('id', '<>', sql<number>`all(${ids}::bigint[])`)
    .execute()
}

// Positions are unique in an album: the new ones have to be free before they are assigned.
async function moveBehind({ db, org }: Scope, albumId: number): Promise<void> {
  await db
    .updateTable('albumPictures')
    .set(({ eb }) => ({ position: eb('position', '+', 1_000_000) }))
    .where('orgId', '=', org.id)
    .where('albumId', '=', albumId)
    .execute()
}

async function updatePicture({ db, org }: Scope, { id, caption, position }: Placed & { id: number }): Promise<void> {
  await db
    .updateTable('albumPictures')
    .set({ position, captionEn: caption.en, captionNe: caption.ne })
    .where('orgId', '=', org.id)
    .where('id', '=', id)
    .execute()
}

async function insertPicture(
  { db, org }: Scope,
  albumId: number,
  { caption, position, stored: { hash, ...size } }: Placed & { stored: StoredPicture },
): Promise<void> {
  const row = { ...size, fileHash: hash, captionEn: caption.en, captionNe: caption.ne }
  await db
    .insertInto('albumPictures')
    .values({ ...row, orgId: org.id, albumId, position })
    .execute()
}
