// HTTP API of members for the office: see, add, correct and publish them.

import { itemFields } from '#kit/inputs.ts'
import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { form } from '#kit/validation/form.ts'
import { publishedContract } from '#features/publishing/contract/admin.ts'
import { orderContract } from '#features/publishing/contract/order.ts'
import { publication, publishingLife } from '#features/publishing/contract/outputs.ts'
import { member } from './api.ts'
import { changedMember, memberQuery, newMember, photoMegabytes } from './forms.ts'
import { memberNoun } from './kinds.ts'

const listed = z.object({
  ...z.omit(member, { photo: true }).shape,
  hasPhoto: z.boolean(),
  enteredAt: z.string(),
  ...publication,
})

export const memberAdmin = publishedContract({
  path: '/admin/members/{orgId}',
  for: 'content:write',
  noun: memberNoun,
  unknown: 'members.unknown',
  query: memberQuery,
  listed,
  item: z.extend(listed, publishingLife),
  adds: newMember,
  changes: changedMember,
  maxBodyBytes: (photoMegabytes + 1) * 1024 * 1024,
})
export type MemberAdmin = typeof memberAdmin

export const memberOrder = orderContract({ path: '/admin/members/{orgId}', for: 'content:write', noun: memberNoun })

export const memberPhotoApi = {
  memberPhoto: {
    method: 'GET',
    path: '/admin/members/{orgId}/{id}/photo',
    for: 'content:write',
    summary: {
      en: 'The photograph of a member, whether the public may see it or not',
      ne: 'सदस्यको फोटो, सदस्य सार्वजनिक भए पनि नभए पनि',
    },
    input: form(itemFields('members.unknown')),
    also: ['image/webp'],
  },
} as const satisfies Contract
export type MemberPhotoApi = typeof memberPhotoApi
