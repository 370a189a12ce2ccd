// Public albums: the gallery, one album, one picture.

import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx } from '#platform/context.ts'
import { perChange } from '#platform/shared-reads.server.ts'
import type { Album, AlbumPicture } from '../contract/api.ts'
import { findAlbum, listAlbums, listPictures } from '../store/albums.server.ts'

export function readAlbums(ctx: Ctx, paging: Paging): Promise<Page<Album>> {
  const { page, limit } = paging
  const list = () => listAlbums(ctx, ctx.now, sliceOf(paging))
  return page === 1 ? perChange(ctx, `albums.first|${limit}`, list) : list()
}

/** A public album with a page of its pictures; refuses `missing` otherwise. */
export async function readAlbum(
  ctx: Ctx,
  slug: string,
  paging: Paging,
): Promise<{ album: Album; pictures: AlbumPicture[] }> {
  const { id, ...album } = (await findAlbum(ctx, slug, ctx.now)) ?? refuse('missing', 'albums.unknown')
  return { album, pictures: await listPictures(ctx, id, sliceOf(paging)) }
}

/** One picture with its neighbours' positions known from the album's count. */
export async function readPicture(
  ctx: Ctx,
  slug: string,
  position: number,
): Promise<{ album: Album; picture: AlbumPicture }> {
  const { album, pictures } = await readAlbum(ctx, slug, { page: position, limit: 1 })
  return { album, picture: pictures[0] ?? refuse('missing', 'albums.unknown') }
}

function sliceOf({ page, limit }: Paging) {
  return { offset: (page - 1) * limit, limit }
}
