// How is the gallery read, and how does an album come in, end and go?

import type { Page, Paging } from '#kit/page.ts'
import { refuse } from '#kit/refusal.ts'
import type { Ctx, Machine, Staff } from '#platform/context.ts'
import { transaction } from '#platform/database.server.ts'
import { storePicture } from '#platform/pictures.server.ts'
import { actsOn } from '#features/publishing/operations/publish.server.ts'
import type { AddressSource } from '#platform/sitemap.ts'
import type { Album, AlbumPicture, NewAlbum } from './contract/api.ts'
import { albumAddress } from './contract/addresses.ts'
import {
  countAlbums,
  findAlbum,
  insertAlbum,
  insertPictures,
  listAlbums,
  listAlbumSlugs,
  listPictures,
} from './store.server.ts'

type Office = Ctx<Staff | Machine>
type PageAsked = Paging

export function readAlbums(ctx: Ctx, asked: PageAsked): Promise<Page<Album>> {
  return listAlbums(ctx, ctx.now, stretchOf(asked))
}

/** An album that the public may see, with a stretch of its pictures; refuses `missing` otherwise. */
export async function readAlbum(
  ctx: Ctx,
  slug: string,
  asked: PageAsked,
): Promise<{ album: Album; pictures: AlbumPicture[] }> {
  const { id, ...album } = (await findAlbum(ctx, slug, ctx.now)) ?? refuse('missing', 'albums.unknown')
  return { album, pictures: await listPictures(ctx, id, stretchOf(asked)) }
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

/** Cleans and stores the pictures first, then writes album, pictures and publishing acts at once. */
export async function addAlbum(ctx: Office, entry: NewAlbum): Promise<void> {
  const pictures: Parameters<typeof insertPictures>[2] = []
  for (const [place, { bytes, caption }] of entry.pictures.entries()) {
    const kept = await storePicture(ctx.files, bytes)
    if (!kept) refuse('invalid', 'albums.not_a_picture', { values: { n: place + 1 } })
    pictures.push({ kept, caption })
  }
  await transaction(ctx, async (tx) => {
    const id = (await insertAlbum(tx, entry, tx.now)) ?? refuse('conflict', 'albums.slug_taken')
    await insertPictures(tx, id, pictures)
    await acts.begin(tx, id, entry)
  })
}

const acts = actsOn<string>({ kind: 'album', table: 'albums', unknown: 'albums.unknown', key: 'slug' })

export const publishAlbum = acts.publish
export const expireAlbum = acts.expire
export const withdrawAlbum = acts.withdraw

/** The albums for the sitemap. */
export const albumAddresses: AddressSource = {
  count: (ctx) => countAlbums(ctx, ctx.now),
  list: async (ctx, stretch) =>
    (await listAlbumSlugs(ctx, ctx.now, stretch)).map(({ slug, publishFrom }) => {
      return { path: albumAddress(slug), changedAt: publishFrom! }
    }),
}

function stretchOf({ page, limit }: PageAsked) {
  return { offset: (page - 1) * limit, limit }
}
