// Admin API of quarterly disclosures: list, read, add, correct and publish.

import * as z from 'zod/mini'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { disclosure } from './api.ts'
import { changedDisclosure, disclosureQuery, newDisclosure } from './forms.ts'
import { disclosureNoun } from './nouns.ts'

const listed = z.object({
  id: z.number(),
  ...z.omit(disclosure, { entries: true }).shape,
  enteredAt: z.string(),
  ...publication,
})

export const disclosureAdmin = publishedContract({
  path: '/admin/disclosures/{orgId}',
  for: 'content:write',
  noun: disclosureNoun,
  unknown: 'disclosures.unknown',
  query: disclosureQuery,
  listed,
  item: z.extend(listed, { entries: disclosure.shape.entries, ...publishingLife }),
  adds: newDisclosure,
  changes: changedDisclosure,
})
export type DisclosureAdmin = typeof disclosureAdmin
