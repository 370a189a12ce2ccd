// HTTP API of the long pages for the office: see, add, correct and publish them.

import * as z from 'zod/mini'
import { blockWith } from '#kit/blocks/schema.ts'
import type { Contract } from '#kit/contract.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { listedPage, source } from './api.ts'
import { changedPage, namedPicture, newPage, pageQuery, sentPicture } from './forms.ts'
import { pageNoun, pictureMegabytes } from './site-pages.ts'

const listed = z.object({ id: z.number(), ...listedPage.shape, enteredAt: z.string(), ...publication })

/** `blocks` is the text with the numbers of its pictures. */
const item = z.extend(listed, { blocks: z.array(blockWith(z.number())), sources: z.array(source), ...publishingLife })
export type AdminPage = z.infer<typeof item>

export const pageAdmin = publishedContract({
  path: '/admin/pages/{orgId}',
  for: 'content:write',
  noun: pageNoun,
  unknown: 'pages.unknown',
  query: pageQuery,
  listed,
  item,
  adds: newPage,
  changes: changedPage,
})
export type PageAdmin = typeof pageAdmin

export const pagePicturesApi = {
  pagePicture: {
    method: 'GET',
    path: '/admin/pages/{orgId}/{id}/pictures/{number}',
    for: 'content:write',
    summary: {
      en: 'A picture of a page by its number in the text, whether the public may see it or not',
      ne: 'पृष्ठको तस्बिर, पाठभित्रको नम्बरअनुसार; पृष्ठ सार्वजनिक भए पनि नभए पनि',
    },
    input: namedPicture,
    also: ['image/webp'],
  },
  addPagePicture: {
    method: 'POST',
    path: '/admin/pages/{orgId}/{id}/pictures',
    for: 'content:write',
    summary: {
      en: 'Add a picture after the text of a page; a repeated `submission` adds nothing',
      ne: 'पृष्ठको पाठपछि तस्बिर थप्ने; उही `submission` दोहोरिए केही थपिँदैन',
    },
    input: sentPicture,
    output: item,
    answers: 201,
    body: 'multipart',
    maxBodyBytes: (pictureMegabytes + 1) * 1024 * 1024,
  },
} as const satisfies Contract
export type PagePicturesApi = typeof pagePicturesApi
