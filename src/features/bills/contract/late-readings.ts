// HTTP API of readings that came after the run of their month had left the connection out: no bill charges the month until it is billed by another run.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { bilingual, countedPageOf } from '#kit/outputs.ts'
import { searchedFields } from '#kit/page.ts'
import { form } from '#kit/validation/form.ts'

/** `id`: of the connection. `readOn`: the day of the reading; `enteredAt`: when it came. */
export const lateReading = z.object({
  id: z.number(),
  customerNumber: z.string(),
  name: bilingual,
  ward: z.nullable(z.number()),
  tol: bilingual,
  period: z.string(),
  readOn: z.string(),
  enteredAt: z.string(),
})
export type LateReading = z.infer<typeof lateReading>

/** `months`: those with such readings, the oldest first, whatever is searched. */
export const lateReadings = z.extend(countedPageOf(lateReading), {
  months: z.array(z.object({ period: z.string(), count: z.number() })),
})
export type LateReadings = z.infer<typeof lateReadings>

export const lateReadingsApi = {
  lateReadings: {
    method: 'GET',
    path: '/admin/lateReadings/{orgId}',
    for: 'ledger:read',
    summary: {
      en: 'Connections that an approved run left out without a reading, which has come since, the newest month first, with their number by month; a run of the month bills them',
      ne: 'स्वीकृत कार्यमा रिडिङ नभएर बिल नबनेका र रिडिङ पछि आएका धारा, नयाँ महिनादेखि, महिनाअनुसारको सङ्ख्यासहित; सोही महिनाको अर्को कार्यबाट बिल बन्छ',
    },
    input: form({ orgId, ...searchedFields }),
    output: lateReadings,
  },
} as const satisfies Contract
