// HTTP API of supplies that staff cancel, move or add: list, add, remove.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'
import { code } from '#features/tols/contract/places.ts'
import { exceptionKinds, exceptionPath, newException } from './exception-form.ts'

/** Days 'YYYY-MM-DD' and times 'HH:MM' of Nepal. `starts` null: every supply of the day; `tol` null: all of the zone. */
export const staffException = z.object({
  code,
  kind: z.enum(exceptionKinds),
  zone: code,
  tol: z.nullable(code),
  date: z.nullable(z.string()),
  starts: z.nullable(z.string()),
  to: z.nullable(z.object({ date: z.string(), starts: z.string(), minutes: z.int() })),
  reason: bilingual,
})
export type StaffException = z.infer<typeof staffException>

export const exceptionsApi = {
  listSupplyExceptions: {
    method: 'GET',
    path: '/admin/supplyExceptions/{orgId}',
    for: 'supply:write',
    summary: {
      en: 'Supplies from today on that differ from the plan, the earliest first',
      ne: 'आजदेखिका योजनाभन्दा फरक वितरण, नजिकको पहिले',
    },
    input: form({ orgId, ...pagingFields }),
    output: pageOf(staffException),
  },
  addSupplyException: {
    method: 'POST',
    path: '/admin/supplyExceptions/{orgId}',
    for: 'supply:write',
    summary: {
      en: 'Cancel, move or add a supply; the public reads it at once. A repeated `submission` adds nothing',
      ne: 'वितरण रद्द गर्ने, सार्ने वा थप्ने; परिवर्तन तुरुन्त सार्वजनिक हुन्छ। उही `submission` दोहोरिए केही थपिँदैन',
    },
    input: form({ orgId, ...newException.fields }),
    output: staffException,
    answers: 201,
    conflicts: ['supply.nothing_planned_then', 'supply.already_changed'],
  },
  removeSupplyException: {
    method: 'DELETE',
    path: '/admin/supplyExceptions/{orgId}/{code}',
    for: 'supply:write',
    summary: {
      en: 'Undo a cancelled, moved or added supply: the plan holds again',
      ne: 'रद्द, सारिएको वा थपिएको वितरण फिर्ता लिने: नियमित योजना फेरि लागू हुन्छ',
    },
    input: form(exceptionPath),
    answers: 204,
  },
} as const satisfies Contract

export type ExceptionsApi = typeof exceptionsApi
