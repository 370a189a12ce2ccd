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
    summary: {
      en: 'A picture of an article, whether the public may see it or not',
      ne: 'समाचारको तस्बिर, समाचार सार्वजनिक भए पनि नभए पनि',
    },
    input: form(picturePath),
    also: ['image/webp'],
  },
  addArticlePicture: {
    method: 'POST',
    path: '/admin/news/{orgId}/{id}/pictures',
    for: 'content:write',
    summary: {
      en: 'Add a picture after the text, or set the one above it; a repeated `submission` adds nothing',
      ne: 'विवरणपछि तस्बिर थप्ने वा विवरणमाथिको तस्बिर राख्ने; उही `submission` दोहोरिए केही थपिँदैन',
    },
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
    summary: {
      en: 'Change the text alternative and the caption of a picture',
      ne: 'तस्बिरमा के देखिन्छ भन्ने विवरण र तस्बिरमुनिको परिचय परिवर्तन गर्ने',
    },
    input: changedPicture,
  },
  removeArticlePicture: {
    ...row,
    method: 'DELETE',
    path: '/admin/news/{orgId}/{id}/pictures/{number}',
    summary: {
      en: 'Remove a picture from an article; `0` is the one above the text',
      ne: 'समाचारबाट तस्बिर हटाउने; `0` ले विवरणमाथिको तस्बिर जनाउँछ',
    },
    input: namedPicture,
  },
  orderArticlePictures: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/pictureOrder',
    summary: {
      en: 'Set the order of the pictures in the text, by the numbers of all of them; the text around them is unchanged',
      ne: 'विवरणका सबै तस्बिरको नम्बर दिई तिनको क्रम मिलाउने; वरपरको विवरण बदलिँदैन',
    },
    input: pictureOrder,
  },
  attachToArticle: {
    ...row,
    method: 'PUT',
    path: '/admin/news/{orgId}/{id}/attachments',
    summary: {
      en: 'Set the attached documents, by their ids in order; all others are detached',
      ne: 'संलग्न कागजात तिनका id क्रमअनुसार तोक्ने; अन्य सबै कागजात हटाइन्छन्',
    },
    input: sentAttachments,
  },
} as const satisfies Contract

export type NewsPicturesApi = typeof newsPicturesApi
