// API handlers of the meter reading schedule, as JSON and CSV, and of the copy of a month.

import type { InputOf } from '#kit/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { csvResponse } from '#platform/csv-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { readingSchedulesApi } from './contract/api.ts'
import { readingMonthsApi } from './contract/admin.ts'
import { copyReadingMonth, readingSheet } from './operations.server.ts'
import { listReadings } from './store.server.ts'

export const readingSchedules = [
  ...serve(readingSchedulesApi, { meterReadingSchedule: getReadings }),
  ...serve(readingMonthsApi, { copyReadingMonth }),
]

async function getReadings(ctx: Ctx, input: InputOf<typeof readingSchedulesApi.meterReadingSchedule>) {
  const { format, orgId: _, ...query } = input
  if (format === 'json') return listReadings(ctx, query)
  return csvResponse(await readingSheet(ctx, query), 'meter-reading-schedule.csv')
}
