// HTTP API of the numbers of the office: complaints, applications and visits.

import * as z from 'zod/mini'
import { applicationAges } from '#features/applications/contract/numbers.ts'
import { complaintNumbers } from '#features/complaints/contract/numbers.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId } from '#kit/inputs.ts'
import { calendarDate } from '#kit/validation/calendar-date.ts'
import { form } from '#kit/validation/form.ts'

const numbers = z.object({
  from: z.string(),
  to: z.string(),
  complaints: z.array(complaintNumbers),
  /** As they are now, whatever the period. */
  applications: z.array(applicationAges),
  /** By kind of page, as `/news`, the most visited first. */
  pages: z.array(z.object({ page: z.string(), visits: z.number() })),
  /** Searches of the website without a result, folded, the most frequent first; at most 50. */
  searches: z.array(z.object({ query: z.string(), searches: z.number() })),
  /** Every day of the period until today. */
  days: z.array(z.object({ day: z.string(), visits: z.number() })),
})
export type Numbers = z.infer<typeof numbers>

export const numbersApi = {
  readNumbers: {
    method: 'GET',
    path: '/admin/numbers/{orgId}',
    for: 'numbers:read',
    summary: {
      en: 'Complaints by type with their median time and share in time, open applications by stage and age, visits by page, and searches without a result; of a period of at most a year, by default of the last 30 days',
      ne: 'प्रकारअनुसार गुनासो (मध्यिका समय र समयभित्रको हिस्सासहित), चरण र अवधिअनुसार बाँकी निवेदन, र पृष्ठअनुसार हेराइ र नतिजा नभेटिएका खोज; बढीमा एक वर्षको, नतोके पछिल्लो ३० दिनको',
    },
    input: form({ orgId, from: calendarDate(), to: calendarDate() }),
    output: numbers,
  },
} as const satisfies Contract

export type NumbersApi = typeof numbersApi
