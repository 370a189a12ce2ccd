// Columns of the list of requests about security deposits that are decided.

import type { Column } from '#kit/table/columns.ts'
import type { DepositRequest } from '../contract/api.ts'
import { depositMessages as texts } from '../messages.ts'

export const depositColumns: Column<DepositRequest>[] = [
  { key: 'customerNumber', label: texts['deposits.customer_number'], kind: 'code' },
  { key: 'kind', label: texts['deposits.kind'], width: 100, value: ({ kind }) => texts[`deposits.kind_${kind}`] },
  { key: 'amountPaisa', label: texts['deposits.amount'], kind: 'money', named: true },
  { key: 'state', label: texts['deposits.state'], width: 110, value: ({ state }) => texts[`deposits.state_${state}`] },
  {
    key: 'decidedOn',
    label: texts['deposits.decided_on'],
    kind: 'date',
    value: ({ decided }) => decided?.at,
  },
  {
    key: 'decidedBy',
    label: texts['deposits.decided_by'],
    width: 140,
    named: true,
    value: ({ decided }) => decided?.by,
  },
  {
    key: 'requestedOn',
    label: texts['deposits.requested_on'],
    named: true,
    kind: 'date',
    hidden: true,
    value: ({ prepared }) => prepared.at,
  },
  {
    key: 'requestedBy',
    label: texts['deposits.requested_by'],
    width: 140,
    named: true,
    value: ({ prepared }) => prepared.by,
  },
  { key: 'paymentReference', label: texts['deposits.payment_reference'], width: 140, named: true, hidden: true },
  { key: 'reason', label: texts['deposits.reason'], width: 240, minWidth: 160, named: true },
]
