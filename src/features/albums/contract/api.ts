// HTTP API of the photo gallery: albums and their pictures.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, slug } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'

/** `url` is the address that the sizes stand below: `{url}/640.webp`. `blur` is a tiny copy as a data address. */
export const albumPicture = z.object({
  id: z.number(),
  position: z.number(),
  url: z.string(),
  width: z.number(),
  height: z.number(),
  blur: z.string(),
  caption: bilingual,
})
export type AlbumPicture = z.infer<typeof albumPicture>

export const album = z.object({
  slug: z.string(),
  title: bilingual,
  text: bilingual,
  takenOn: z.string(),
  pictureCount: z.number(),
  cover: z.nullable(albumPicture),
})
export type Album = z.infer<typeof album>

export type NewAlbum = {
  slug: string
  title: { en: string; ne: string }
  text?: { en: string; ne: string }
  takenOn: string
  pictures: { bytes: Uint8Array; caption: { en: string; ne: string } }[]
  publishFrom?: Date
  publishUntil?: Date | null
  draft?: boolean
}

export const albumsApi = {
  albums: {
    method: 'GET',
    path: '/customer/albums/{orgId}',
    for: 'anyone',
    summary: 'The albums of the photo gallery, newest first',
    input: form({ orgId, ...pagingFields }),
    output: pageOf(album),
  },
  albumPictures: {
    method: 'GET',
    path: '/customer/albums/{orgId}/{slug}/pictures',
    for: 'anyone',
    summary: 'The pictures of one album in their order',
    input: form({ orgId, slug, ...pagingFields }),
    output: pageOf(albumPicture),
  },
} as const satisfies Contract

export type AlbumsApi = typeof albumsApi
