// Columns of the reading list; the import knows their headings, so that a list that was filled in can be imported.

import type { SupplyZone } from '#features/tols/contract/places.ts'
import { wardName } from '#features/tols/screens/ward-name.ts'
import { addMonths, bsMonthOf } from '#kit/calendar/bs-month.ts'
import { formatDate } from '#kit/format/dates.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { ListedMeter } from '../../contract/api.ts'
import { listHeadings } from '../../contract/headings.ts'
import { screenMessages as texts } from '../../messages/screens.ts'
import { monthName } from '#kit/format/bs-months.ts'

export const listDefaults: TableDefaults = { sortBy: 'walkingOrder', sortOrder: 'asc' }

/** Months that can be chosen: the present one and the five before. */
const offeredMonths = [0, -1, -2, -3, -4, -5]

const wards = Array.from({ length: 33 }, (_, index) => ({ value: String(index + 1), label: wardName(index + 1) }))

export function listColumns(zones: readonly SupplyZone[], today: string): Column<ListedMeter>[] {
  const months = offeredMonths.map((back) => addMonths(bsMonthOf(today), back))
  return [
    { key: 'customerNumber', label: listHeadings.customer_number, kind: 'code', sortable: true },
    { key: 'name', label: listHeadings.name, width: 180, minWidth: 130 },
    {
      key: 'zone',
      label: listHeadings.zone,
      hidden: true,
      value: ({ zone }) => zones.find(({ code }) => code === zone)?.name ?? '',
      filter: { type: 'select', options: zones.map(({ code, name }) => ({ value: code, label: name })) },
    },
    { key: 'ward', label: listHeadings.ward, kind: 'number', named: true, filter: { type: 'select', options: wards } },
    { key: 'tol', label: listHeadings.tol, minWidth: 110 },
    { key: 'walkingOrder', label: listHeadings.walking_order, kind: 'number', named: true, sortable: true },
    { key: 'serial', label: listHeadings.meter, kind: 'code', named: true, minWidth: 120 },
    // A dial is written without groups, as it is read.
    {
      key: 'lastValue',
      label: listHeadings.last_reading,
      kind: 'code',
      named: true,
      value: ({ lastValue }) => String(lastValue),
    },
    {
      key: 'period',
      label: listHeadings.period,
      kind: 'code',
      quiet: true,
      filter: {
        type: 'select',
        options: months.map((value) => ({ value, label: { en: monthName(value, 'en'), ne: monthName(value, 'ne') } })),
      },
    },
    // Text, not a date: a date has a heading for each calendar in a file, and the import knows this one.
    {
      key: 'readOn',
      label: listHeadings.read_on,
      minWidth: 110,
      value: ({ readOn }) =>
        readOn ? { en: formatDate(readOn, 'en', 'numeric'), ne: formatDate(readOn, 'ne', 'numeric') } : '',
    },
    {
      key: 'value',
      label: listHeadings.reading,
      named: true,
      value: ({ value }) => (value === null ? '' : String(value)),
    },
    {
      key: 'status',
      label: listHeadings.status,
      value: ({ status }) => (status ? texts[`meter_readings.status_${status}`] : ''),
      filter: {
        type: 'select',
        name: 'progress',
        options: [
          { value: 'unread', label: texts['meter_readings.unread'] },
          { value: 'read', label: texts['meter_readings.read'] },
        ],
      },
    },
    { key: 'note', label: listHeadings.note },
    // Empty in files and prints, for whoever reads the meters.
    { key: 'readBy', label: listHeadings.read_by, named: true, minWidth: 110, value: () => '' },
  ]
}
