// API handlers of the water supply schedule, as JSON and CSV, and of interruptions and changed supplies for staff.

import type { InputOf } from '#kit/contract.ts'
import { csvOf } from '#kit/csv.ts'
import type { Ctx } from '#platform/context.ts'
import { csvResponse } from '#platform/csv-response.server.ts'
import { serve } from '#platform/serve.server.ts'
import { waterSchedulesApi } from './contract/schedule.ts'
import type { ScheduledSupply } from './contract/schedule.ts'
import { exceptionsApi } from './contract/exceptions.ts'
import { interruptionsApi } from './contract/interruptions.ts'
import { addSupplyException, listSupplyExceptions, removeSupplyException } from './operations/exceptions.server.ts'
import {
  announceInterruption,
  changeInterruption,
  endInterruption,
  listForStaff,
  readForStaff,
} from './operations/interruptions.server.ts'
import { inNepalOffset, readSchedule } from './operations/schedule.server.ts'

export const waterSchedules = [
  ...serve(waterSchedulesApi, { waterSchedule: getSchedule }),
  ...serve(interruptionsApi, {
    listInterruptions: listForStaff,
    readInterruption: readForStaff,
    announceInterruption,
    changeInterruption,
    endInterruption,
  }),
  ...serve(exceptionsApi, { listSupplyExceptions, addSupplyException, removeSupplyException }),
]

const columns = [
  'date',
  'date_bs',
  'ward',
  'tol',
  'tol_name_en',
  'tol_name_ne',
  'zone',
  'starts',
  'ends',
  'planned_starts',
  'planned_ends',
  'state',
  'reason_en',
  'reason_ne',
  'expected_return',
  'sample',
] as const

async function getSchedule(ctx: Ctx, { format, tol, from, to }: InputOf<typeof waterSchedulesApi.waterSchedule>) {
  const { interruptions, ...schedule } = await readSchedule(ctx, { tol, from, to })
  if (format === 'csv') {
    const name = `water-schedule-${schedule.from}.csv`
    return csvResponse(csvOf(columns, schedule.data.map(cellsOf)), name)
  }
  const announced = interruptions.map(({ begins, expectedReturn, ...rest }) => {
    return { ...rest, begins: inNepalOffset(begins), expectedReturn: expectedReturn && inNepalOffset(expectedReturn) }
  })
  return { ...schedule, interruptions: announced }
}

function cellsOf(supply: ScheduledSupply): Record<(typeof columns)[number], string | number> {
  const { date, ward, tol, tolName, zone, starts, ends, state, reason } = supply
  return {
    date,
    date_bs: supply.dateBs ?? '',
    ward,
    tol,
    tol_name_en: tolName.en,
    tol_name_ne: tolName.ne,
    zone,
    starts,
    ends,
    planned_starts: supply.plannedStarts,
    planned_ends: supply.plannedEnds,
    state,
    reason_en: reason?.en ?? '',
    reason_ne: reason?.ne ?? '',
    expected_return: supply.expectedReturn ?? '',
    sample: supply.sample ? 'yes' : 'no',
  }
}
