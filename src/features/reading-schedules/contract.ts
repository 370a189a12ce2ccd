// On which days of which month does the reader come to which ward or tol, and what may a program ask about it?

import * as z from 'zod/mini'
import { pageOf, pageQuery, type Contract } from '#kit/contract.ts'
import { toAsciiDigits } from '#kit/language.ts'
import { bilingual, code } from '#features/tols/contract.ts'

/**
 * The reader's days in one Bikram Sambat month (1 = Baisakh), `fromDay` to `toDay`, both included. `tol` null: the whole ward, for those
 * of its tols that have no row of their own in that month.
 */
export const reading = z.object({
  year: z.int(),
  month: z.int(),
  ward: z.int(),
  tol: z.nullable(code),
  fromDay: z.int(),
  toDay: z.int(),
  reader: bilingual,
  sample: z.boolean(),
})
export type Reading = z.infer<typeof reading>

/** A row as it is shown: with the tol's name and the Gregorian days, null when the month table lacks the year. */
export const scheduledReading = z.extend(reading, {
  tolName: z.nullable(bilingual),
  fromDate: z.nullable(z.string()),
  toDate: z.nullable(z.string()),
})
export type ScheduledReading = z.infer<typeof scheduledReading>

/** Numbers may be in either language's digits; what is no number asks for nothing. */
const someNumber = z.optional(z.pipe(z.transform(readNumber), z.optional(z.int())))

/** `coming`: from today on, then what is over. */
export const sortable = ['coming', 'month', 'ward', 'tol', 'fromDay', 'reader'] as const
export type SortKey = (typeof sortable)[number]

export const readingFilter = {
  year: someNumber,
  month: someNumber,
  ward: someNumber,
  tol: z.optional(z.string().check(z.maxLength(40))),
}

export const readingRequest = z.extend(pageQuery, {
  ...readingFilter,
  orgId: z.string(),
  format: z._default(z.enum(['json', 'csv']), 'json'),
})

export type ReadingQuery = {
  page: number
  limit: number
  sortBy?: string | undefined
  sortOrder?: 'asc' | 'desc' | undefined
  search?: string | undefined
  year?: number | undefined
  month?: number | undefined
  ward?: number | undefined
  tol?: string | undefined
}

export const readingSchedulesApi = {
  meterReadingSchedule: {
    method: 'GET',
    path: '/customer/meter-reading-schedule/{orgId}',
    for: 'anyone',
    summary:
      'When meters are read: Bikram Sambat year, month and days by ward or tol, with the reader. Narrowed by `year`, `month`, `ward` and ' +
      '`tol` (rows of its whole ward included), searched in tol and reader, sorted by ' +
      `${sortable.join(', ')} (\`coming\`: from today on, then what is over). With \`format=csv\` or \`Accept: text/csv\` every row that matches as CSV.`,
    input: readingRequest,
    output: pageOf(scheduledReading),
    also: ['text/csv'],
  },
} satisfies Contract

function readNumber(value: unknown): number | undefined {
  const digits = toAsciiDigits(String(value ?? '')).trim()
  return /^\d{1,4}$/.test(digits) ? Number(digits) : undefined
}
