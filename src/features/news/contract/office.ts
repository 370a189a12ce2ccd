// HTTP API of the office's news: write, correct, publish and withdraw articles.

import * as z from 'zod/mini'
import { shownBlock } from '#kit/blocks/schema.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { deskRows } from '#features/publishing/contract/desk.ts'
import { versionConflicts } from '#features/publishing/contract/fields.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { publishingStates } from '#features/publishing/contract/window.ts'
import { changedArticle, mostPictures, newArticleForm, one } from './office-forms.ts'
import { officeQuery } from './office-query.ts'
import { pictureMegabytes } from './pictures.ts'

/** `number` names it in its article and stays; 0 is the one above the text, which decorates and has no words. */
export const keptPicture = z.object({
  number: z.number(),
  width: z.number(),
  height: z.number(),
  alt: bilingual,
  caption: bilingual,
})
export type KeptArticlePicture = z.infer<typeof keptPicture>

/** A document of the same organisation; the public finds it at the article while it is `published`. */
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

/** `text` is what can be edited; `kept` of its parts are only named in it. `blocks` is the whole without its pictures. */
export const article = z.extend(listed, {
  summary: bilingual,
  text: bilingual,
  kept: z.number(),
  blocks: z.array(shownBlock),
  /** The one above the text first, then those in it in their order. */
  pictures: z.array(keptPicture),
  attachments: z.array(attachment),
  ...publishingLife,
})
export type ArticleFile = z.infer<typeof article>

const officePage = countedPageOf(listed)
export type OfficePage = z.infer<typeof officePage>

export const articleDesk = deskRows({
  path: '/admin/news/{orgId}',
  for: 'content:write',
  thing: 'an article',
  unknown: 'news.unknown',
  output: article,
})

export const newsOfficeApi = {
  listArticles: {
    method: 'GET',
    path: '/admin/news/{orgId}',
    for: 'content:write',
    summary: 'A page of the articles in every publishing state, by category, state or words',
    input: officeQuery,
    output: officePage,
  },
  countArticles: articleDesk.count,
  readOfficeArticle: {
    method: 'GET',
    path: '/admin/news/{orgId}/{id}',
    for: 'content:write',
    summary: 'One article with its text to edit, everything that was done to it and what may be done now',
    input: form(one),
    output: article,
  },
  addArticle: {
    method: 'POST',
    path: '/admin/news/{orgId}',
    for: 'content:write',
    summary:
      'Add an article with its pictures: published now, at a moment, or a draft; the same `submission` twice is one',
    input: form({ orgId, ...newArticleForm.fields }),
    output: article,
    answers: 201,
    body: 'multipart',
    largestBody: ((mostPictures + 1) * pictureMegabytes + 1) * 1024 * 1024,
  },
  changeArticle: {
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}',
    for: 'content:write',
    summary: 'Put category, words and date right; a kept part that the text names no longer goes',
    input: changedArticle,
    output: article,
    conflicts: versionConflicts,
  },
  publishArticle: articleDesk.publish,
  expireArticle: articleDesk.expire,
  withdrawArticle: articleDesk.withdraw,
  draftArticle: articleDesk.draft,
} as const satisfies Contract

export type NewsOfficeApi = typeof newsOfficeApi
