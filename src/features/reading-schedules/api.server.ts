// API handler of the meter reading schedule, as JSON and CSV.

import type { InputOf } from '#kit/contract.ts'
import type { Ctx } from '#platform/context.ts'
import { csvResponse } from '#platform/csv-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { readingSchedulesApi } from './contract.ts'
import { readingSheet } from './operations.server.ts'
import { listReadings } from './store.server.ts'

export const readingSchedules = serve(readingSchedulesApi, { meterReadingSchedule: getReadings })

async function getReadings(ctx: Ctx, input: InputOf<typeof readingSchedulesApi.meterReadingSchedule>) {
  const { format, orgId: _, ...query } = input
  if (format === 'json') return listReadings(ctx, query)
  return csvResponse(await readingSheet(ctx, query), 'meter-reading-schedule.csv')
}
