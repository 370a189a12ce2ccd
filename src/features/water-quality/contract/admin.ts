// Admin API of water tests: list, read, add, correct and publish.

import * as z from 'zod/mini'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { waterTest } from './api.ts'
import { changedWaterTest, newWaterTest, waterTestQuery } from './forms.ts'
import { waterTestNoun } from './nouns.ts'

const listed = z.object({
  id: z.number(),
  ...z.omit(waterTest, { data: true }).shape,
  enteredAt: z.string(),
  ...publication,
})

export const waterTestAdmin = publishedContract({
  path: '/admin/waterTests/{orgId}',
  for: 'content:write',
  noun: waterTestNoun,
  unknown: 'quality.unknown',
  query: waterTestQuery,
  listed,
  item: z.extend(listed, { data: waterTest.shape.data, ...publishingLife }),
  adds: newWaterTest,
  changes: changedWaterTest,
})
export type WaterTestAdmin = typeof waterTestAdmin
