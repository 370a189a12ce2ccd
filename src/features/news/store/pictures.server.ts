// Rows of the pictures of articles, and access to their files.

import type { Scope } from '#platform/context.ts'
import type { StoredPicture } from '#platform/pictures.server.ts'
import { picturesOf } from '#platform/publishing-window.server.ts'

export const articlePictureFiles = picturesOf('article_pictures', 'articles', 'article_id')

/** `position` is the number of the picture in the text; 0 is the one above it. */
export function listPictures({ db, org }: Scope, articleId: number) {
  return db
    .selectFrom('articlePictures')
    .select(['id', 'position', 'width', 'height', 'blur', 'fileHash'])
    .where('orgId', '=', org.id)
    .where('articleId', '=', articleId)
    .orderBy('position')
    .execute()
}

export async function insertPictures(
  { db, org }: Scope,
  articleId: number,
  pictures: ReadonlyMap<number, StoredPicture>,
): Promise<void> {
  const rows = [...pictures].map(([position, { hash, width, height, blur }]) => {
    return { orgId: org.id, articleId, position, fileHash: hash, width, height, blur }
  })
  if (rows.length > 0) await db.insertInto('articlePictures').values(rows).execute()
}

/** Removes the pictures with these numbers. */
export async function removePictures({ db, org }: Scope, articleId: number, numbers: readonly number[]): Promise<void> {
  if (numbers.length === 0) return
  await db
    .deleteFrom('articlePictures')
    .where('orgId', '=', org.id)
    .where('articleId', '=', articleId)
    .where('position', 'in', numbers)
    .execute()
}
