// Columns of the list of waivers and write-offs that are decided.

import type { Column } from '#kit/table/columns.ts'
import type { Waiver } from '../contract/api.ts'
import { waiverMessages as texts } from '../messages.ts'

export const waiverColumns: Column<Waiver>[] = [
  { key: 'customerNumber', label: texts['waivers.customer_number'], kind: 'code' },
  { key: 'kind', label: texts['waivers.kind'], width: 100, value: ({ kind }) => texts[`waivers.kind_${kind}`] },
  { key: 'amountPaisa', label: texts['waivers.amount'], kind: 'money', named: true },
  { key: 'state', label: texts['waivers.state'], width: 110, value: ({ state }) => texts[`waivers.state_${state}`] },
  {
    key: 'decidedOn',
    label: texts['waivers.decided_on'],
    kind: 'date',
    value: ({ decided }) => decided?.at,
  },
  {
    key: 'decidedBy',
    label: texts['waivers.decided_by'],
    width: 140,
    named: true,
    value: ({ decided }) => decided?.by,
  },
  {
    key: 'requestedOn',
    label: texts['waivers.requested_on'],
    named: true,
    kind: 'date',
    hidden: true,
    value: ({ prepared }) => prepared.at,
  },
  {
    key: 'requestedBy',
    label: texts['waivers.requested_by'],
    width: 140,
    named: true,
    value: ({ prepared }) => prepared.by,
  },
  { key: 'reason', label: texts['waivers.reason'], width: 240, minWidth: 160, named: true },
]
