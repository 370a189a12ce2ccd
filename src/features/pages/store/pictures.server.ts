// Rows of the pictures of pages, and access to their files.

import { sql } from 'kysely'
import type { Scope } from '#platform/context.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { picturesOf } from '#platform/publishing-window.server.ts'

export const pagePictureFiles = picturesOf('page_pictures', 'pages', 'page_id')

/** `position` is the number of the picture in the text. */
export function listPictures({ db, org }: Scope, pageId: number) {
  return db
    .selectFrom('pagePictures')
    .select(['id', 'position', 'width', 'height', 'blur'])
    .where('orgId', '=', org.id)
    .where('pageId', '=', pageId)
    .orderBy('position')
    .execute()
}

/** The hash of one picture by its number in the text, whatever the state of its page. */
export async function findPictureHash({ db, org }: Scope, pageId: number, number: number): Promise<string | undefined> {
  const pictures = db.selectFrom('pagePictures').select('fileHash').where('orgId', '=', org.id)
  return (await pictures.where('pageId', '=', pageId).where('position', '=', number).executeTakeFirst())?.fileHash
}

/** Adds pictures by their numbers in the text and removes the earlier ones whose numbers are not in `remaining`. */
export async function writePictures(
  { db, org }: Scope,
  pageId: number,
  remaining: readonly number[],
  added: ReadonlyMap<number, StoredPicture>,
): Promise<void> {
  await db
    .deleteFrom('pagePictures')
    .where('orgId', '=', org.id)
    .where('pageId', '=', pageId)
    .where('position', '<>', sql<number>`all(${remaining}::int[])`)
    .execute()
  const rows = [...added].map(([position, { hash, width, height, blur }]) => {
    return { orgId: org.id, pageId, position, fileHash: hash, width, height, blur }
  })
  if (rows.length > 0) await db.insertInto('pagePictures').values(rows).execute()
}
