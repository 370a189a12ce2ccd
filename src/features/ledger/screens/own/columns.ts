// Columns of the statement of a connection, and of what the earlier books had of it.

import type { Column } from '#kit/table/columns.ts'
import { entryKinds } from '../../contract/entries.ts'
import type { StatementRow } from '../../contract/own.ts'
import { chartMessages } from '../../messages/chart.ts'
import { ledgerScreens } from '../../messages/screens.ts'
import { referenceText } from '../reference.tsx'

/** A column shows the label of its option, so exports and prints name the kind as the page does. */
const kinds = entryKinds.map((value) => ({ value, label: chartMessages[`ledger.kind_${value}`] }))

export const statementColumns: Column<StatementRow>[] = [
  {
    key: 'valueOn',
    label: ledgerScreens['ledger.day'],
    kind: 'date',
    sortable: true,
    width: 160,
    minWidth: 120,
    filter: { type: 'daterange' },
  },
  {
    key: 'kind',
    label: ledgerScreens['ledger.entry'],
    width: 200,
    minWidth: 140,
    value: ({ kind }) => kinds.find(({ value }) => value === kind)!.label,
  },
  { key: 'period', label: ledgerScreens['ledger.period'], kind: 'code', named: true },
  { key: 'amountPaisa', label: ledgerScreens['ledger.amount'], kind: 'money', named: true },
  { key: 'balancePaisa', label: ledgerScreens['ledger.balance'], kind: 'money', named: true },
  {
    key: 'reference',
    label: ledgerScreens['ledger.reference'],
    named: true,
    hidden: true,
    value: ({ reference }) => referenceText(reference),
  },
]

/** Its references are those of papers that the customer may have. */
export const earlierColumns: Column<StatementRow>[] = statementColumns.map((column) =>
  column.key === 'reference' ? { ...column, hidden: false } : column,
)
