// Columns of the list of refunds and assignments that are decided.

import type { Column } from '#kit/table/columns.ts'
import type { Refund } from '../contract/api.ts'
import { refundMessages as texts } from '../messages.ts'

export const refundColumns: Column<Refund>[] = [
  { key: 'id', label: texts['refunds.request_title'], width: 80, hidden: true },
  { key: 'kind', label: texts['refunds.kind'], width: 160, value: ({ kind }) => texts[`refunds.kind_${kind}`] },
  {
    key: 'customerNumber',
    label: texts['refunds.customer_number'],
    named: true,
    kind: 'code',
  },
  { key: 'amountPaisa', label: texts['refunds.amount'], kind: 'money', named: true },
  { key: 'state', label: texts['refunds.state'], width: 110, value: ({ state }) => texts[`refunds.state_${state}`] },
  {
    key: 'decidedOn',
    label: texts['refunds.decided_on'],
    kind: 'date',
    value: ({ decided }) => decided?.at,
  },
  {
    key: 'decidedBy',
    label: texts['refunds.decided_by'],
    width: 140,
    named: true,
    value: ({ decided }) => decided?.by,
  },
  {
    key: 'requestedBy',
    label: texts['refunds.requested_by'],
    named: true,
    width: 140,
    hidden: true,
    value: ({ prepared }) => prepared.by,
  },
  { key: 'paymentReference', label: texts['refunds.payment_reference'], width: 140, named: true, hidden: true },
  { key: 'reason', label: texts['refunds.reason'], width: 240, minWidth: 160, named: true },
]
