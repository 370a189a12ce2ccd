// Admin API of albums: list, read, add, correct, publish, and add pictures.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { bilingual } from '#kit/outputs.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { albumNoun, formMegabytes } from './addresses.ts'
import { album, albumPicture } from './api.ts'
import { addedPictures, albumQuery, changedAlbum, namedPicture, newAlbum } from './forms.ts'

const listed = z.object({
  id: z.number(),
  ...z.pick(album, { slug: true, title: true, takenOn: true, pictureCount: true }).shape,
  enteredAt: z.string(),
  ...publication,
})

/** A picture by its id, without its public address. */
const adminPicture = z.pick(albumPicture, { id: true, width: true, height: true, caption: true })

const item = z.extend(listed, { text: bilingual, pictures: z.array(adminPicture), ...publishingLife })
export type AdminAlbum = z.infer<typeof item>

const maxBodyBytes = (formMegabytes + 1) * 1024 * 1024

export const albumAdmin = publishedContract({
  path: '/admin/albums/{orgId}',
  for: 'content:write',
  noun: albumNoun,
  unknown: 'albums.unknown',
  query: albumQuery,
  listed,
  item,
  adds: newAlbum,
  changes: changedAlbum,
  maxBodyBytes,
})
export type AlbumAdmin = typeof albumAdmin

export const albumPicturesApi = {
  albumPicture: {
    method: 'GET',
    path: '/admin/albums/{orgId}/{id}/pictures/{picture}',
    for: 'content:write',
    summary: {
      en: 'A picture of an album, whether the public may see it or not',
      ne: 'एल्बमको तस्बिर, एल्बम सार्वजनिक भए पनि नभए पनि',
    },
    input: namedPicture,
    also: ['image/webp'],
  },
  addAlbumPictures: {
    method: 'POST',
    path: '/admin/albums/{orgId}/{id}/pictures',
    for: 'content:write',
    summary: {
      en: 'Append pictures to an album; a repeated `submission` adds nothing',
      ne: 'एल्बमको अन्त्यमा तस्बिर थप्ने; उही `submission` दोहोरिए केही थपिँदैन',
    },
    input: addedPictures,
    output: item,
    answers: 201,
    body: 'multipart',
    maxBodyBytes,
  },
} as const satisfies Contract
export type AlbumPicturesApi = typeof albumPicturesApi
