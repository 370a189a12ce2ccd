// Admin API of reading days: an ordered list, and the copy of a month.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { orderedContract } from '#features/ordered-lists/contract/admin.ts'
import { copyRequest, readingDayFields, readingDayNoun } from './form.ts'

const readingDayEntry = z.object({
  year: z.int(),
  month: z.int(),
  ward: z.int(),
  tol: z.nullable(z.string()),
  fromDay: z.int(),
  toDay: z.int(),
  readerEn: z.string(),
  readerNe: z.string(),
  sample: z.boolean(),
})
export type ReadingDayEntry = z.infer<typeof readingDayEntry>

export const readingDayAdmin = orderedContract({
  path: '/admin/readingDays/{orgId}',
  for: 'supply:write',
  noun: readingDayNoun,
  unknown: 'readings.unknown',
  entry: readingDayEntry,
  fields: readingDayFields,
})

export const readingMonthsApi = {
  copyReadingMonth: {
    method: 'POST',
    path: '/admin/readingMonths/{orgId}',
    for: 'supply:write',
    summary: {
      en: 'Copy the reading days of a month to another one, which must have none; a day that the month does not have is its last',
      ne: 'कुनै महिनाका रिडिङ मिति खाली महिनामा प्रतिलिपि गर्ने; त्यो महिनामा नभएको गते अन्तिम गते हुन्छ',
    },
    input: copyRequest,
    output: z.object({ copied: z.number() }),
    answers: 201,
    conflicts: ['readings.month_full', 'readings.month_empty', 'lists.full'],
  },
} as const satisfies Contract

export type ReadingMonthsApi = typeof readingMonthsApi
