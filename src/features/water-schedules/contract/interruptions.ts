// HTTP API of interruptions for staff: list, announce, change, end.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { pagingFields } from '#kit/page.ts'
import { choice, withDefault } from '#kit/validation/fields.ts'
import { form } from '#kit/validation/form.ts'
import { code } from '#features/tols/contract/places.ts'
import {
  changedInterruption,
  endedInterruption,
  interruptionPath,
  interruptionStates,
  interruptionViews,
  newInterruption,
} from './interruption-form.ts'

/** Instants are ISO 8601; `expectedReturn` null: not known. `zone` null: all zones; `tol` null: all of the zone. */
export const staffInterruption = z.object({
  code,
  zone: z.nullable(code),
  tol: z.nullable(code),
  begins: z.string(),
  expectedReturn: z.nullable(z.string()),
  reason: bilingual,
  sample: z.boolean(),
  state: z.enum(interruptionStates),
  announcedAt: z.string(),
  version: z.int(),
})
export type StaffInterruption = z.infer<typeof staffInterruption>

const conflicts = ['supply.changed_meanwhile', 'supply.already_ended'] as const

export const interruptionsApi = {
  listInterruptions: {
    method: 'GET',
    path: '/admin/interruptions/{orgId}',
    for: 'supply:write',
    summary: {
      en: 'Interruptions of the water supply: current and planned ones, or those that have ended',
      ne: 'पानी वितरण अवरोध: हाल भइरहेका र हुने, वा अन्त्य भइसकेका',
    },
    input: form({ orgId, view: withDefault(choice(interruptionViews), 'open'), ...pagingFields }),
    output: pageOf(staffInterruption),
  },
  readInterruption: {
    method: 'GET',
    path: '/admin/interruptions/{orgId}/{code}',
    for: 'supply:write',
    summary: { en: 'One interruption of the water supply', ne: 'पानी वितरणको एउटा अवरोध' },
    input: form(interruptionPath),
    output: staffInterruption,
  },
  announceInterruption: {
    method: 'POST',
    path: '/admin/interruptions/{orgId}',
    for: 'supply:write',
    summary: {
      en: 'Announce an interruption; the public reads it at once. A repeated `submission` adds nothing',
      ne: 'पानी वितरण अवरोधको सूचना दिने; सूचना तुरुन्त सार्वजनिक हुन्छ। उही `submission` दोहोरिए केही थपिँदैन',
    },
    input: form({ orgId, ...newInterruption.fields }),
    output: staffInterruption,
    answers: 201,
  },
  changeInterruption: {
    method: 'PUT',
    path: '/admin/interruptions/{orgId}/{code}',
    for: 'supply:write',
    summary: {
      en: 'Change an interruption that has not ended',
      ne: 'अन्त्य नभएको अवरोधको विवरण परिवर्तन गर्ने',
    },
    input: changedInterruption,
    output: staffInterruption,
    conflicts,
  },
  endInterruption: {
    method: 'POST',
    path: '/admin/interruptions/{orgId}/{code}/end',
    for: 'supply:write',
    summary: {
      en: 'Water is back: the interruption ends now; one that has not begun is removed',
      ne: 'पानी आयो: अवरोध अहिले अन्त्य हुन्छ; सुरु नभएको भए हटाइन्छ',
    },
    input: endedInterruption,
    answers: 204,
    conflicts,
  },
} as const satisfies Contract

export type InterruptionsApi = typeof interruptionsApi
