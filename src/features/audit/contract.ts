// HTTP API of the audit log.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { code, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, maxLength } from '#kit/validation/rules.ts'

export const auditRow = z.object({
  id: z.number(),
  at: z.string(),
  actorKind: z.enum(['visitor', 'customer', 'staff', 'machine']),
  actorId: z.nullable(z.number()),
  actorName: z.string(),
  /** The actor's names as they are now; of an actor without a person the recorded name. */
  name: bilingual,
  address: z.string(),
  requestId: z.string(),
  action: z.string(),
  target: z.string(),
  outcome: z.string(),
  /** Why it was refused, with … for each value; null for what was done. */
  reason: z.nullable(bilingual),
  changes: z.record(z.string(), z.unknown()),
})
export type AuditRow = z.infer<typeof auditRow>

export const auditApi = {
  listAudit: {
    method: 'GET',
    path: '/admin/audit/{orgId}',
    for: 'audit:read',
    summary: {
      en: 'Every sign-in, refusal, change of permission and write of staff, newest first',
      ne: 'हरेक लगइन, अस्वीकृति, अनुमति परिवर्तन र कर्मचारीले गरेका कार्य, नयाँदेखि पुरानो क्रममा',
    },
    input: form({
      orgId,
      actorId: number(integer()),
      action: code(maxLength(80)),
      recordedFrom: calendarDate(),
      recordedTo: calendarDate(),
      ...listFields,
    }),
    output: pageOf(auditRow),
  },
} as const satisfies Contract

export type AuditApi = typeof auditApi
