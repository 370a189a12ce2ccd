// HTTP API of the meter reading schedule: reading days by month, ward and tol.

import * as z from 'zod/mini'
import type { Contract } from '#kit/contract.ts'
import { format, orgId } from '#kit/inputs.ts'
import { bilingual, pageOf } from '#kit/outputs.ts'
import { listFields } from '#kit/page.ts'
import { fieldOf, text } from '#kit/validation/fields.ts'
import { form, type FormValue } from '#kit/validation/form.ts'
import { cleanCode } from '#kit/validation/given.ts'
import { maxLength } from '#kit/validation/rules.ts'
import { code } from '#features/tols/contract/places.ts'
import { sortable } from './orders.ts'

/**
 * The reading days in one Bikram Sambat month (1 = Baisakh), `fromDay` to `toDay`, both included. `tol` null: the whole ward,
 * except its tols with a row of their own in that month.
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

/** A number in either language's digits; anything else is ignored. */
const optionalNumber = fieldOf('number', readNumber, { type: 'integer' }, [])

/** The filters of the list; the same as in the page's URL. */
export const readingFilter = form({
  year: optionalNumber,
  month: optionalNumber,
  ward: optionalNumber,
  tol: text(maxLength(40)),
})

export const readingRequest = form({ orgId, ...readingFilter.fields, ...listFields(sortable), format })

export type ReadingQuery = Omit<FormValue<typeof readingRequest.fields>, 'orgId' | 'format'>

export const readingSchedulesApi = {
  meterReadingSchedule: {
    method: 'GET',
    path: '/customer/meter-reading-schedule/{orgId}',
    for: 'anyone',
    cached: true,
    summary: {
      en:
        'When meters are read: Bikram Sambat year, month and days by ward or tol, with the reader. Narrowed by `year`, `month`, `ward` and ' +
        '`tol` (rows of its whole ward included), searched in tol and reader, sorted by ' +
        `${sortable.join(', ')} (\`coming\`: from today on, then what is over). With \`format=csv\` or \`Accept: text/csv\` every row that matches as CSV.`,
      ne:
        'मिटर रिडिङ हुने मिति: वडा वा टोलअनुसार वि.सं. साल, महिना र गते, मिटर रिडरसहित। `year`, `month`, `ward` र `tol` बाट छान्न सकिन्छ ' +
        '(पूरै वडाका विवरण पनि आउँछन्); खोज टोल र मिटर रिडरमा हुन्छ, क्रम ' +
        `${sortable.join(', ')} अनुसार (\`coming\`: आजदेखिका, त्यसपछि बितेका)। \`format=csv\` वा \`Accept: text/csv\` दिए छनोटसँग मिल्ने सबै विवरण CSV मा।`,
    },
    input: readingRequest,
    output: pageOf(scheduledReading),
    also: ['text/csv'],
  },
} as const satisfies Contract

export type ReadingSchedulesApi = typeof readingSchedulesApi

function readNumber(value: unknown): { value: number | undefined } {
  const digits = cleanCode(String(value))
  return { value: /^\d{1,4}$/.test(digits) ? Number(digits) : undefined }
}
