// Columns of the customer's bills.

import type { Column } from '#kit/table/columns.ts'
import type { OwnBill } from '../../contract/own.ts'
import { creditedMessages } from '../../messages/credited.ts'
import { ownBillMessages as texts } from '../../messages/own.ts'

export const billColumns: Column<OwnBill>[] = [
  { key: 'period', label: texts['my_bills.period'], kind: 'code', sortable: true, width: 160, minWidth: 120 },
  {
    key: 'customerNumber',
    label: texts['my_bills.customer_number'],
    kind: 'code',
    sortable: true,
    width: 140,
    minWidth: 100,
    named: true,
  },
  {
    key: 'number',
    label: texts['my_bills.number'],
    kind: 'code',
    width: 140,
    minWidth: 100,
    named: true,
    hidden: true,
  },
  { key: 'units', label: texts['my_bills.units'], kind: 'number', sortable: true, named: true },
  { key: 'chargePaisa', label: texts['my_bills.charge'], kind: 'money', sortable: true, named: true, hidden: true },
  { key: 'totalPaisa', label: texts['my_bills.total'], kind: 'money', sortable: true, named: true },
  { key: 'unpaidPaisa', label: texts['my_bills.unpaid'], kind: 'money', named: true },
  {
    key: 'credit',
    label: creditedMessages['bills.credited_note'],
    named: true,
    hidden: true,
    kind: 'code',
    value: ({ credit }) => credit?.number,
  },
  { key: 'billedOn', label: texts['my_bills.billed_on'], kind: 'date', sortable: true, named: true, hidden: true },
  { key: 'dueOn', label: texts['my_bills.due_on'], kind: 'date', named: true },
]
