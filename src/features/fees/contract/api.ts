// HTTP API of fees without a connection: what they are for, and their receipt at the counter.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual } from '#kit/outputs.ts'
import { submission } from '#kit/submission.ts'
import { form } from '#kit/validation/form.ts'
import { feeFields, feeKinds } from './forms.ts'

/** `rupees`: what is usually received. */
const purpose = z.object({
  id: z.number(),
  kind: z.enum(feeKinds),
  name: bilingual,
  rupees: z.nullable(z.number()),
  sample: z.boolean(),
})
const purposes = z.object({ data: z.array(purpose) })
export type FeePurposes = z.infer<typeof purposes>

/** `number`: of the receipt. */
const takenFee = z.object({ number: z.string(), code: z.string(), amountPaisa: z.number() })
export type TakenFee = z.infer<typeof takenFee>

export const feesApi = {
  feePurposes: {
    method: 'GET',
    path: '/admin/fees/{orgId}/purposes',
    for: 'counter:use',
    summary: {
      en: 'What fees without a connection are received for, with the usual amounts',
      ne: 'धाराबाहेक लिइने दस्तुरका शीर्षक र सामान्यतया लिइने रकम',
    },
    input: form({ orgId }),
    output: purposes,
  },
  takeFee: {
    method: 'POST',
    path: '/admin/fees/{orgId}',
    for: 'counter:use',
    summary: {
      en: 'Take a fee without a connection (application, form, other) in cash or by cheque on the open day: posted and receipted at once',
      ne: 'धाराबाहेकको दस्तुर (निवेदन, फाराम, अन्य) खुला दिनमा नगद वा चेकबाट लिने: तुरुन्त खातामा लेखिन्छ र रसिद जारी हुन्छ',
    },
    input: form({ orgId, ...feeFields, submission }),
    output: takenFee,
    answers: 201,
    conflicts: ['counter.no_open_day', 'counter.earlier_day_open'],
  },
} as const satisfies Contract

export type FeesApi = typeof feesApi
