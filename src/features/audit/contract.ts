// What can administrators read about what happened?

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { pageOf, pageQuery } from '#kit/contract.ts'

export const auditRow = z.object({
  id: z.number(),
  at: z.string(),
  actorKind: z.enum(['visitor', 'customer', 'staff', 'machine']),
  actorId: z.nullable(z.number()),
  actorName: z.string(),
  address: z.string(),
  requestId: z.string(),
  action: z.string(),
  target: z.string(),
  outcome: z.string(),
  changes: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditApi = {
  listAudit: {
    method: 'GET',
    path: '/admin/audit/{orgId}',
    for: 'audit:read',
    summary: 'Every sign-in, refusal, change of permission and write of staff, the latest first',
    input: z.extend(pageQuery, { orgId: z.string(), actorId: z.optional(z.coerce.number()) }),
    output: pageOf(auditRow),
  },
} as const satisfies Contract
