// Columns of the table of reading days, and the query made from the table's state.

import { bsMonthNames } from '#kit/calendar/messages.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults, TableState } from '#kit/table/query.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import type { ReadingQuery, ScheduledReading } from '../contract/api.ts'
import { sortable } from '../contract/orders.ts'
import { readingSchedulesMessages } from '../messages.ts'
import { daysInAd, daysInBs } from '../rules/days.ts'

/** From today on, past readings last. */
export const scheduleDefaults: TableDefaults = { sortBy: 'coming', sortOrder: 'asc' }

/** The values of the filters. */
export type ScheduleChoices = { years: number[]; wards: number[] }

/** Year and month are part of the days column; their own columns are hidden and serve as filters. */
export function scheduleColumns({ years, wards }: ScheduleChoices): Column<ScheduledReading>[] {
  return [
    { ...days, sortable: true, width: 240, minWidth: 160 },
    {
      key: 'fromDate',
      label: readingSchedulesMessages['readings.days_ad'],
      width: 300,
      minWidth: 180,
      value: (row) => ({ en: daysInAd(row, 'en'), ne: daysInAd(row, 'ne') }),
    },
    {
      key: 'ward',
      label: readingSchedulesMessages['readings.ward'],
      sortable: true,
      width: 100,
      value: ({ ward }) => String(ward),
      filter: { type: 'select', options: wards.map((ward) => ({ value: String(ward), label: wardName(ward) })) },
    },
    {
      key: 'tol',
      label: readingSchedulesMessages['readings.tol'],
      sortable: true,
      width: 200,
      minWidth: 120,
      value: ({ tolName }) => tolName ?? readingSchedulesMessages['readings.whole_ward'],
    },
    { key: 'reader', label: readingSchedulesMessages['readings.reader'], sortable: true, width: 200, minWidth: 120 },
    {
      key: 'year',
      label: readingSchedulesMessages['readings.year'],
      hidden: true,
      value: ({ year }) => String(year),
      filter: { type: 'select', options: years.map((year) => ({ value: String(year), label: bothDigits(year) })) },
    },
    {
      key: 'monthName',
      label: readingSchedulesMessages['readings.month'],
      hidden: true,
      value: ({ month }) => String(month),
      filter: {
        type: 'select',
        name: 'month',
        options: bsMonthNames.map((label, index) => ({ value: String(index + 1), label })),
      },
    },
  ]
}

/** The list query of the table's state. */
export function scheduleQueryOf({ page, limit, sortBy, sortOrder, search, filters }: TableState): ReadingQuery {
  return {
    page,
    limit,
    sortBy: sortable.find((key) => key === sortBy),
    sortOrder,
    ...(search ? { search } : {}),
    ...(filters.year ? { year: Number(filters.year) } : {}),
    ...(filters.monthName ? { month: Number(filters.monthName) } : {}),
    ...(filters.ward ? { ward: Number(filters.ward) } : {}),
  }
}

const days: Column<ScheduledReading> = {
  key: 'month',
  label: readingSchedulesMessages['readings.days'],
  value: (row) => ({ en: daysInBs(row, 'en'), ne: daysInBs(row, 'ne') }),
}

function bothDigits(number: number): Bilingual {
  return { en: String(number), ne: inDigits(String(number), 'ne') }
}
