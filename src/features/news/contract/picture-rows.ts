// HTTP API of an article's pictures and attachments.

import type { Contract } from '#kit/contract.ts'
import { form } from '#kit/validation/form.ts'
import { versionConflicts } from '#features/publishing/contract/fields.ts'
import { article as output } from './office.ts'
import {
  changedPicture,
  namedPicture,
  picturePath,
  pictureOrder,
  sentAttachments,
  sentPicture,
} from './picture-forms.ts'
import { pictureMegabytes } from './pictures.ts'

const row = { for: 'content:write', output, conflicts: versionConflicts } as const

export const newsPicturesApi = {
  articlePicture: {
    method: 'GET',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    for: 'content:write',
    summary: 'A picture of an article, whether the public may see it or not',
    input: form(picturePath),
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
    maxBodyBytes: (pictureMegabytes + 1) * 1024 * 1024,
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

export type NewsPicturesApi = typeof newsPicturesApi
