// How does the office add, word, order and remove the pictures of an article, and say which documents are attached?

import type { Contract } from '#kit/contract.ts'
import { choice, code, file, list, text } from '#kit/validation/fields.ts'
import type { FormValue } from '#kit/validation/form.ts'
import { form } from '#kit/validation/form.ts'
import { maxLength, pattern, required, when } from '#kit/validation/rules.ts'
import { oneThing, versionConflicts, versionField } from '#features/publishing/contract/desk.ts'
import { article as output } from './office.ts'
import { mostAttachments, picture, pictureMegabytes } from './pictures.ts'

const longest = maxLength(300)
const words = {
  altNe: text(
    when(({ altEn, place }) => altEn === undefined && place !== 'above', required('news.alt_required')),
    longest,
  ),
  altEn: text(longest),
  captionNe: text(longest),
  captionEn: text(longest),
}
const article = oneThing('news.unknown')
const one = { ...article, number: code(required(), pattern(/^\d{1,4}$/, 'news.no_picture')) }

export const pictureWords = form(words)
export const newPicture = form({
  file: file(picture, required()),
  place: choice(['after', 'above'], required()),
  ...words,
  // Made by the page, so that the same form sent twice is one picture.
  submission: code(pattern(/^[\w-]{8,64}$/)),
})
export type PictureWords = FormValue<typeof words>

const sentPicture = form({ ...article, ...newPicture.fields })
const changedPicture = form({ ...one, ...words, ...versionField })
const namedPicture = form({ ...one, ...versionField })
const pictureOrder = form({
  ...article,
  pictures: list(code(pattern(/^\d{1,4}$/, 'news.no_picture')), { most: 200 }),
  ...versionField,
})
const sentAttachments = form({
  ...article,
  documents: list(code(pattern(/^\d{1,15}$/, 'documents.unknown')), { most: mostAttachments }),
  ...versionField,
})
export type SentPicture = FormValue<typeof sentPicture.fields>
export type ChangedPicture = FormValue<typeof changedPicture.fields>
export type NamedPicture = FormValue<typeof namedPicture.fields>
export type PictureOrder = FormValue<typeof pictureOrder.fields>
export type SentAttachments = FormValue<typeof sentAttachments.fields>

const row = { for: 'content:write', output, conflicts: versionConflicts } as const

export const newsPicturesApi = {
  articlePicture: {
    method: 'GET',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    for: 'content:write',
    summary: 'A picture of an article, whether the public may see it or not',
    input: form(one),
    also: ['image/webp'],
  },
  addArticlePicture: {
    method: 'POST',
    path: '/admin/news/{orgId}/{id}/pictures',
    for: 'content:write',
    summary: 'Add a picture after the text, or put one above it; the same `submission` twice is one',
    input: sentPicture,
    output,
    answers: 201,
    body: 'multipart',
    largestBody: (pictureMegabytes + 1) * 1024 * 1024,
  },
  changeArticlePicture: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    summary: 'Say in words what a picture shows, and what stands below it',
    input: changedPicture,
  },
  removeArticlePicture: {
    ...row,
    method: 'DELETE',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    summary: 'Take a picture out of an article; 0 is the one above the text',
    input: namedPicture,
  },
  orderArticlePictures: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/pictureOrder',
    summary: 'Order the pictures in the text: the numbers of all of them; the words around them stay',
    input: pictureOrder,
  },
  attachToArticle: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/attachments',
    summary: 'Say which documents are attached, by their numbers in their order; all others are taken off',
    input: sentAttachments,
  },
} as const satisfies Contract
