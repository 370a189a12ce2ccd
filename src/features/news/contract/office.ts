// Admin API of articles: list, read, add, correct and publish.

import * as z from 'zod/mini'
import { shownBlock } from '#kit/blocks/schema.ts'
import type { OutputOf } from '#kit/contract.ts'
import { bilingual } from '#kit/outputs.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { publishingStates } from '#features/publishing/contract/window.ts'
import { articleNoun } from './addresses.ts'
import { changedArticle, maxPictures, newArticleForm } from './office-forms.ts'
import { officeQuery } from './office-query.ts'
import { pictureMegabytes } from './pictures.ts'

/** `number` identifies it within its article and never changes; 0 is the decorative one above the text, without texts. */
export const storedPicture = z.object({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  alt: bilingual,
  caption: bilingual,
})
export type StoredArticlePicture = z.infer<typeof storedPicture>

/** A document of the same organisation; shown with the public article while it is `published`. */
export const attachment = z.object({ id: z.number(), title: bilingual, state: z.enum(publishingStates) })
export type Attachment = z.infer<typeof attachment>

const listed = z.object({
  id: z.number(),
  slug: z.string(),
  category: z.object({ code: z.string(), name: bilingual }),
  title: bilingual,
  published: z.string(),
  enteredAt: z.string(),
  ...publication,
})
export type OfficeArticle = z.infer<typeof listed>

/** `text` is the editable text; `kept` is the number of its placeholders. `blocks` is the whole text without pictures. */
export const article = z.extend(listed, {
  summary: bilingual,
  text: bilingual,
  kept: z.number(),
  blocks: z.array(shownBlock),
  /** The one above the text first, then those in the text, in order. */
  pictures: z.array(storedPicture),
  attachments: z.array(attachment),
  ...publishingLife,
})
export type ArticleDetails = z.infer<typeof article>

export const articleAdmin = publishedContract({
  path: '/admin/news/{orgId}',
  for: 'content:write',
  noun: articleNoun,
  unknown: 'news.unknown',
  query: officeQuery,
  listed,
  item: article,
  adds: newArticleForm,
  changes: changedArticle,
  maxBodyBytes: ((maxPictures + 1) * pictureMegabytes + 1) * 1024 * 1024,
})
export type ArticleAdmin = typeof articleAdmin
export type OfficePage = OutputOf<ArticleAdmin['list']>
