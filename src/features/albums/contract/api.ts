// HTTP API of the photo gallery: albums and their pictures.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId, slug } from '#kit/inputs.ts'
import type { Bilingual } from '#kit/language.ts'
import { bilingual, focalPoint, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import type { WindowEntry } from '#features/publishing/contract/window.ts'

/** `url` is the base address of the sizes: `{url}/640.webp`. `blur` is a tiny copy as a data address. */
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
  cover: z.nullable(z.extend(albumPicture, { focus: focalPoint })),
})
export type Album = z.infer<typeof album>

/** An album to add; without a slug one is made from its title. */
export type NewAlbum = WindowEntry & {
  slug?: string
  title: Bilingual
  text: Bilingual
  takenOn: string
  /** With bytes, or the number of a picture of the media library. */
  pictures: { bytes?: Uint8Array; media?: number | undefined; caption: Bilingual }[]
}

export const albumsApi = {
  albums: {
    method: 'GET',
    path: '/customer/albums/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The albums of the photo gallery, newest first',
      ne: 'फोटो ग्यालरीका एल्बम, नयाँदेखि पुरानो क्रममा',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(album),
  },
  albumPictures: {
    method: 'GET',
    path: '/customer/albums/{orgId}/{slug}/pictures',
    for: 'anyone',
    cached: true,
    summary: {
      en: 'The pictures of one album in their order',
      ne: 'कुनै एक एल्बमका तस्बिर, तोकिएको क्रममा',
    },
    input: form({ orgId, slug, ...pagingFields }),
    output: pageOf(albumPicture),
  },
} as const satisfies Contract

export type AlbumsApi = typeof albumsApi

/** An album in a file for `npm run content`; a picture is the name of a file beside it. */
export const importedAlbum = z.strictObject({
  ...z.pick(album, { slug: true, title: true, takenOn: true }).shape,
  text: z._default(bilingual, { en: '', ne: '' }),
  pictures: z.array(z.object({ picture: z.string(), caption: bilingual })),
})
export type ImportedAlbum = z.infer<typeof importedAlbum>
