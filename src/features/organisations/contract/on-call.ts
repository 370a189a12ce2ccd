// HTTP API of the telephone for a burst pipe while the office is closed.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { form } from '#kit/validation/form.ts'
import { onCallForm } from './forms.ts'

const onCallNumber = z.object({
  onCallNo: z.string(),
  onCallEn: z.string(),
  onCallNe: z.string(),
  sample: z.boolean(),
})
export type OnCallNumber = z.infer<typeof onCallNumber>

export const onCallApi = {
  onCallNumber: {
    method: 'GET',
    path: '/admin/organisation/{orgId}/on-call',
    for: 'organisation:change',
    summary: {
      en: 'The telephone for a burst pipe while the office is closed, and whether it is a sample',
      ne: 'कार्यालय बन्द भएका बेला पाइप फुटेमा सम्पर्क गर्ने फोन, र त्यो नमुना हो वा होइन',
    },
    input: form({ orgId }),
    output: onCallNumber,
  },
  changeOnCallNumber: {
    method: 'POST',
    path: '/admin/organisation/{orgId}/on-call',
    for: 'organisation:change',
    summary: {
      en: 'Change the telephone for a burst pipe while the office is closed; empty removes it',
      ne: 'कार्यालय बन्द भएका बेला पाइप फुटेमा सम्पर्क गर्ने फोन परिवर्तन गर्ने; खाली छोडे हटाइन्छ',
    },
    input: form({ orgId, ...onCallForm.fields }),
    output: onCallNumber,
  },
} as const satisfies Contract

export type OnCallApi = typeof onCallApi
