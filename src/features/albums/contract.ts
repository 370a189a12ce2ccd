// What is an album of the gallery, what is a picture in it, and how are they asked for?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'

const bilingual = z.object({ en: z.string(), ne: z.string() })

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

/** How many albums and pictures stand on one page of the website. */
export const albumsOnAPage = 12
export const picturesOnAPage = 48

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

export function albumAddress(slug: string): string {
  return `/gallery/${slug}`
}

/** The page of one picture, where the viewer is. */
export function viewAddress(slug: string, position: number): string {
  return `/gallery/${slug}/${position}`
}

export function pictureAddress(id: number): string {
  return `/gallery-pictures/${id}`
}

export const albumsApi = {
  albums: {
    method: 'GET',
    path: '/customer/albums/{orgId}',
    for: 'anyone',
    summary: 'The albums of the photo gallery, newest first',
    input: z.pick(pageQuery, { page: true, limit: true }),
    output: pageOf(album),
  },
  albumPictures: {
    method: 'GET',
    path: '/customer/albums/{orgId}/{slug}/pictures',
    for: 'anyone',
    summary: 'The pictures of one album in their order',
    input: z.extend(z.pick(pageQuery, { page: true, limit: true }), { slug: z.string().check(z.maxLength(100)) }),
    output: pageOf(albumPicture),
  },
} satisfies Contract
