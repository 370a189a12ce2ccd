// HTTP API of the long pages for the office: see, add, correct and publish them.

import * as z from 'zod/mini'
import { shownBlock } from '#kit/blocks/schema.ts'
import { bilingual } from '#kit/outputs.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { listedPage, source } from './api.ts'
import { changedPage, newPage, pageQuery } from './forms.ts'
import { maxPicturesSent, pageNoun, pictureMegabytes } from './site-pages.ts'

const listed = z.object({ id: z.number(), ...listedPage.shape, enteredAt: z.string(), ...publication })

/** `part` is the number of its placeholder in the editable text. */
const adminPicture = z.object({
  part: z.number(),
  width: z.number(),
  height: z.number(),
  alt: bilingual,
  caption: bilingual,
})
export type AdminPicture = z.infer<typeof adminPicture>

/** `text` is the editable text; `kept` is the number of its placeholders. `blocks` is the whole text without pictures. */
const item = z.extend(listed, {
  text: bilingual,
  kept: z.number(),
  blocks: z.array(shownBlock),
  pictures: z.array(adminPicture),
  sources: z.array(source),
  ...publishingLife,
})

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
  maxBodyBytes: (maxPicturesSent * pictureMegabytes + 1) * 1024 * 1024,
})
export type PageAdmin = typeof pageAdmin
