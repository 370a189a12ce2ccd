// Admin API of the pictures and attachments of an article.

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
    summary: 'Add a picture after the text, or set the one above it; a repeated `submission` adds nothing',
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
    summary: 'Change the text alternative and the caption of a picture',
    input: changedPicture,
  },
  removeArticlePicture: {
    ...row,
    method: 'DELETE',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    summary: 'Remove a picture from an article; 0 is the one above the text',
    input: namedPicture,
  },
  orderArticlePictures: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/pictureOrder',
    summary:
      'Set the order of the pictures in the text, by the numbers of all of them; the text around them is unchanged',
    input: pictureOrder,
  },
  attachToArticle: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/attachments',
    summary: 'Set the attached documents, by their ids in order; all others are detached',
    input: sentAttachments,
  },
} as const satisfies Contract

export type NewsPicturesApi = typeof newsPicturesApi
