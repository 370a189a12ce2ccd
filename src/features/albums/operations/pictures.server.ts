// Pictures of a stored album for the office: read one, and add some as a correction of the album.

import { enforce, refuse } from '#kit/refusal.ts'
import { record } from '#platform/audit.server.ts'
import type { Ctx, Staff } from '#platform/context.ts'
import { once } from '#platform/idempotency.server.ts'
import { respondWithPicture } from '#platform/pictures.server.ts'
import { readItem } from '#features/publishing/operations/admin.server.ts'
import { withoutFiles } from '#features/publishing/operations/submissions.server.ts'
import { beginCorrection } from '#features/publishing/operations/workflow.server.ts'
import type { AdminAlbum } from '../contract/admin.ts'
import type { AddedPictures } from '../contract/forms.ts'
import { mayHavePictures } from '../rules.ts'
import { findPictureHash, listAllPictures, writePictures } from '../store/pictures.server.ts'
import { album, picturesOf, storePictures } from './definition.server.ts'

/** One picture for the office, whatever the state of its album. */
export async function readAlbumPicture(
  ctx: Ctx<Staff>,
  { id, picture }: { id: number; picture: number },
): Promise<Response> {
  const hash = (await findPictureHash(ctx, id, picture)) ?? refuse('missing', 'albums.no_picture')
  return respondWithPicture(new Request('http://localhost/'), ctx.files, hash, '320.webp', 'private, no-store')
}

/** Stores the pictures and appends them to the album; a repeated submission adds nothing. */
export async function addAlbumPictures(ctx: Ctx<Staff>, sent: AddedPictures): Promise<AdminAlbum> {
  const { id } = sent
  const key = { scope: 'album-pictures', key: sent.submission, content: await withoutFiles(sent) }
  await once(ctx, key, async (tx) => {
    await beginCorrection(tx, album, id)
    const earlier = await listAllPictures(tx, id)
    enforce(mayHavePictures(earlier.length + sent.pictures.length))
    const added = await storePictures(tx, await picturesOf(sent))
    await writePictures(tx, id, [...earlier, ...added])
    const after = { pictures: earlier.length + added.length }
    const changes = { before: { pictures: earlier.length }, after }
    await record(tx, { action: 'addAlbumPictures', target: `album ${id}`, changes })
    return {}
  })
  return readItem(ctx, album, id)
}
