// Columns of a list of bills.

import { monthName } from '#kit/format/bs-months.ts'
import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { OfficeBill } from '../../contract/office.ts'
import { creditedMessages } from '../../messages/credited.ts'
import { billsScreens as texts } from '../../messages/screens.ts'

export const billDefaults: TableDefaults = { sortBy: 'number', sortOrder: 'desc' }

export const billColumns: Column<OfficeBill>[] = [
  { key: 'number', label: texts['bills.number'], kind: 'code', sortable: true },
  { key: 'customerNumber', label: texts['bills.customer_number'], kind: 'code', named: true },
  { key: 'name', label: texts['bills.holder'], width: 180, minWidth: 130 },
  {
    key: 'period',
    label: texts['bills.month'],
    value: ({ period }) => ({ en: monthName(period, 'en'), ne: monthName(period, 'ne') }),
  },
  {
    key: 'credit',
    label: creditedMessages['bills.credited_note'],
    hidden: true,
    kind: 'code',
    value: ({ credit }) => credit?.number,
  },
  { key: 'billedOn', label: texts['bills.billed_on'], kind: 'date', named: true, hidden: true },
  { key: 'units', label: texts['bills.units'], kind: 'number', named: true },
  { key: 'chargePaisa', label: texts['bills.charge'], kind: 'money', named: true },
  { key: 'arrearsPaisa', label: texts['bills.arrears'], kind: 'money', named: true, hidden: true },
  { key: 'totalPaisa', label: texts['bills.total'], kind: 'money', named: true },
  { key: 'dueOn', label: texts['bills.due_on'], kind: 'date', named: true, hidden: true },
]
