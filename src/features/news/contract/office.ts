// How does the office see, write, correct and publish the news?

import * as z from 'zod/mini'
import { readPlainText } from '#kit/blocks/plain-text.ts'
import { shownBlock } from '#kit/blocks/blocks.ts'
import type { Contract } from '#kit/contract.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { code, file, list, longText, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { custom, maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import type { MayMove } from '#features/publishing/contract/acts.ts'
import { beginningFields, publication, publishingLife } from '#features/publishing/contract/acts.ts'
import {
  deskPage,
  deskQuery,
  deskRows,
  oneThing,
  versionConflicts,
  versionField,
} from '#features/publishing/contract/desk.ts'
import { attachment, keptPicture, picture, pictureMegabytes } from './pictures.ts'

/** Pictures after the text, besides the one above it. */
export const mostPictures = 4

const category = code(required(), pattern(/^[a-z0-9-]{1,60}$/, 'news.unknown_category'))
const one = oneThing('news.unknown')

const titleLength = maxLength(300)
const summaryLength = maxLength(600)
export const longestBody = 20_000
const bodyLength = maxLength(longestBody)

// Parts that stand for something kept (`[#1]`) are only known where the article is.
const samePartsAsNepali = custom<string>((bodyEn, { bodyNe }) => {
  const ne = typeof bodyNe === 'string' ? bodyNe : ''
  return readPlainText({ en: withoutKept(bodyEn), ne: withoutKept(ne) }).ok
}, 'news.parts_differ')

/** What an article says; the text as `kit/blocks/plain-text.ts` reads it, in both languages part by part. */
export const articleFields = {
  category,
  titleNe: text(
    when(({ titleEn }) => titleEn === undefined, required('news.title_required')),
    titleLength,
  ),
  titleEn: text(titleLength),
  summaryNe: longText(summaryLength),
  summaryEn: longText(summaryLength),
  bodyNe: longText(
    when(({ bodyEn }) => bodyEn === undefined, required('news.text_required')),
    bodyLength,
  ),
  bodyEn: longText(bodyLength, samePartsAsNepali),
  publishedOn: calendarDate(required()),
}

const altLength = maxLength(300)

export const newArticleForm = form({
  ...articleFields,
  /** The one above the text and in the lists; it decorates. */
  picture: file(picture),
  /** Those after the text, each told in words. */
  pictures: list(
    form({
      file: file(picture, required()),
      altNe: text(
        when(({ altEn }) => altEn === undefined, required('news.alt_required')),
        altLength,
      ),
      altEn: text(altLength),
    }),
    { most: mostPictures },
  ),
  ...beginningFields,
  // Made by the page, so that the same form sent twice is one article.
  submission: code(pattern(/^[\w-]{8,64}$/)),
})
export type SentArticle = FormValue<typeof newArticleForm.fields>

export const changedArticle = form({ ...one, ...articleFields, ...versionField })
export type ChangedArticle = FormValue<typeof changedArticle.fields>

const bilingual = z.object({ en: z.string(), ne: z.string() })

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
export type ArticleFile = Omit<z.infer<typeof article>, 'may'> & { may: MayMove }

export const officeQuery = z.extend(deskQuery, {
  category: z.optional(z.string().check(z.maxLength(60))),
  sortBy: z.optional(z.enum(['published', 'enteredAt'])),
})
export type OfficeQuery = z.infer<typeof officeQuery>

const officePage = deskPage(listed)
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
    input: newArticleForm,
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

function withoutKept(written: string): string {
  return written.replace(/^\s*\[#(\d{1,3})\]\s*$/gm, '\nkept $1\n')
}
