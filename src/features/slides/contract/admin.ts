// Admin API of slides: list, read, add, correct and publish.

import { itemFields } from '#kit/inputs.ts'
import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { form } from '#kit/validation/form.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { orderContract } from '#features/publishing/contract/order.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { pictureMegabytes, pictureTypes, slideNoun } from './addresses.ts'
import { slide } from './api.ts'
import { changedSlide, newSlide, slideQuery } from './forms.ts'

const listed = z.object({
  ...z.omit(slide, { pictureUrl: true, pictureFocus: true }).shape,
  position: z.number(),
  enteredAt: z.string(),
  ...publication,
})

export const slideAdmin = publishedContract({
  path: '/admin/slides/{orgId}',
  for: 'content:write',
  noun: slideNoun,
  unknown: 'slides.unknown',
  query: slideQuery,
  listed,
  item: z.extend(listed, publishingLife),
  adds: newSlide,
  changes: changedSlide,
  maxBodyBytes: (pictureMegabytes + 1) * 1024 * 1024,
})
export type SlideAdmin = typeof slideAdmin

export const slideOrder = orderContract({ path: '/admin/slides/{orgId}', for: 'content:write', noun: slideNoun })

export const slidePictureApi = {
  slidePicture: {
    method: 'GET',
    path: '/admin/slides/{orgId}/{id}/picture',
    for: 'content:write',
    summary: {
      en: 'The picture of a slide, whether the public may see it or not',
      ne: 'स्लाइडको तस्बिर, स्लाइड सार्वजनिक भए पनि नभए पनि',
    },
    input: form(itemFields('slides.unknown')),
    also: pictureTypes,
  },
} as const satisfies Contract
export type SlidePictureApi = typeof slidePictureApi
