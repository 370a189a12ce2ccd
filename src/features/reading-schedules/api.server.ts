// How does the meter reading schedule's row of the API answer, as data and as CSV?

import type { InputOf } from '#kit/contract.ts'
import { csvOf } from '#kit/csv.ts'
import type { Ctx } from '#platform/context.ts'
import { csvResponse } from '#platform/csv-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { readingSchedulesApi } from './contract.ts'
import { readingCells } from './rules/rows.ts'
import { listReadings } from './store.server.ts'

export const readingSchedules = serve(readingSchedulesApi, { meterReadingSchedule: answerReadings })

const columns = [
  'year',
  'month',
  'ward',
  'tol',
  'from_day',
  'to_day',
  'reader_en',
  'reader_ne',
  'tol_name_en',
  'tol_name_ne',
  'from_date',
  'to_date',
  'sample',
] as const

/** More rows than any organisation plans; a CSV is one answer. */
const everyRow = 100_000

async function answerReadings(ctx: Ctx, input: InputOf<typeof readingSchedulesApi.meterReadingSchedule>) {
  const { format, orgId: _, ...query } = input
  if (format === 'json') return listReadings(ctx, query)
  const { data } = await listReadings(ctx, { ...query, page: 1, limit: everyRow })
  const rows = data.map((row) => ({
    ...readingCells(row),
    tol_name_en: row.tolName?.en ?? '',
    tol_name_ne: row.tolName?.ne ?? '',
    from_date: row.fromDate ?? '',
    to_date: row.toDate ?? '',
    sample: row.sample ? 'yes' : 'no',
  }))
  return csvResponse(csvOf(columns, rows), 'meter-reading-schedule.csv')
}
