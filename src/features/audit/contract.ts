// HTTP API of the audit log.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { choice, code, number } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { integer, maxLength, pattern } from '#kit/validation/rules.ts'

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

/** `refused`: for whatever reason. */
const auditOutcomes = ['done', 'refused'] as const
export type AuditOutcome = (typeof auditOutcomes)[number]

/** Items with pages of their own: `page` is `people` for those below /staff/people, the others are their names in recorded targets. */
export type AuditedItems = { page: string } & RecordedNames
/** `subject`: as in `person 7`. `path`: in the API, where it is not the name of the page. */
export type RecordedNames = { subject?: string; path?: string }

export const auditApi = {
  listAudit: {
    method: 'GET',
    path: '/admin/audit/{orgId}',
    for: 'audit:read',
    summary: {
      en: 'Every sign-in, refusal, change of permission and write of staff, newest first; `item` is the page of one item, as `people/7`',
      ne: 'हरेक लगइन, अस्वीकृति, अनुमति परिवर्तन र कर्मचारीले गरेका कार्य, नयाँदेखि पुरानो क्रममा; `item` कुनै एक विवरणको पृष्ठ, जस्तै `people/7`',
    },
    input: form({
      orgId,
      actorId: number(integer()),
      action: code(maxLength(80)),
      recordedFrom: calendarDate(),
      recordedTo: calendarDate(),
      outcome: choice(auditOutcomes),
      item: code(pattern(/^[a-z-]{1,40}\/\d{1,10}$/)),
      ...listFields(['at']),
    }),
    output: countedPageOf(auditRow),
  },
  listAuditPeople: {
    method: 'GET',
    path: '/admin/audit/{orgId}/people',
    for: 'audit:read',
    summary: {
      en: 'Up to 500 people who work or have worked in the organisation, for the choice of a person in the audit log',
      ne: 'गतिविधि अभिलेखमा व्यक्ति छान्नका लागि संस्थामा कार्यरत तथा पहिले कार्यरत बढीमा ५०० व्यक्ति',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(z.object({ id: z.number(), name: bilingual })) }),
  },
} as const satisfies Contract

export type AuditApi = typeof auditApi
