// Admin API of the Bikram Sambat years, which are the same for every organisation of an installation.

import * as z from 'zod/mini'
import { versionConflicts } from '#features/ordered-lists/contract/conflicts.ts'
import { editHistory } from '#features/ordered-lists/contract/edits.ts'
import type { Contract } from '#kit/contract.ts'
import { orgId, recordId, versionField } from '#kit/inputs.ts'
import { verdict } from '#kit/outputs.ts'
import { form } from '#kit/validation/form.ts'
import { calendarYearForm } from './form.ts'

/** `months[0]` is Baisakh. `source`: where it was published; empty for a year as the release has it. */
const year = z.object({
  year: z.number(),
  months: z.array(z.number()),
  provisional: z.boolean(),
  source: z.string(),
})
export type CalendarYear = z.infer<typeof year>

/** `may`: whether the reader enters years. */
const openedYear = z.object({ ...year.shape, ...editHistory, may: verdict })
export type OpenedYear = z.infer<typeof openedYear>

const path = { orgId, year: recordId('calendar.unknown_year') }

export const calendarYearsApi = {
  listCalendarYears: {
    method: 'GET',
    path: '/admin/calendarYears/{orgId}',
    for: 'organisation:change',
    summary: {
      en: 'The Bikram Sambat years from last year on, with the days of their months and where they were published',
      ne: 'गत वर्षदेखिका विक्रम संवत्‌का वर्ष, महिनाका दिन र प्रकाशनको स्रोतसहित',
    },
    input: form({ orgId }),
    output: z.object({ data: z.array(year), may: verdict }),
  },
  readCalendarYear: {
    method: 'GET',
    path: '/admin/calendarYears/{orgId}/{year}',
    for: 'organisation:change',
    summary: {
      en: 'One Bikram Sambat year with its history; the year after the last one is empty',
      ne: 'विक्रम संवत्‌को एक वर्ष इतिहाससहित; अन्तिमपछिको वर्ष खाली हुन्छ',
    },
    input: form(path),
    output: openedYear,
  },
  changeCalendarYear: {
    method: 'PUT',
    path: '/admin/calendarYears/{orgId}/{year}',
    for: 'organisation:change',
    summary: {
      en: 'Enter a Bikram Sambat year as it was published; for the platform administrator, or the administrator of the only organisation',
      ne: 'प्रकाशित पात्रोअनुसार विक्रम संवत्‌को वर्ष प्रविष्ट गर्ने; प्रणाली प्रशासक वा एक मात्र संस्थाको प्रशासकका लागि',
    },
    input: form({ ...path, ...calendarYearForm.fields, ...versionField }),
    output: openedYear,
    conflicts: versionConflicts,
  },
} as const satisfies Contract

export type CalendarYearsApi = typeof calendarYearsApi
