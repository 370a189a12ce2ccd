// Admin API of slides: list, read, add, correct and publish.

import * as z from 'zod/mini'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { pictureMegabytes, slideNoun } from './addresses.ts'
import { slide } from './api.ts'
import { changedSlide, newSlide, slideQuery } from './forms.ts'

const listed = z.object({
  ...z.omit(slide, { pictureUrl: true }).shape,
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
