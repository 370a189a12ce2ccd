// HTTP API of members for the office: see, add, correct and publish them.

import * as z from 'zod/mini'
import { publishedContract } from '#features/publishing/contract/admin.ts'
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
