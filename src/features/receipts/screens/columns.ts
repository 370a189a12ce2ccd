// Columns of the list of receipts.

import type { Column } from '#kit/table/columns.ts'
import type { TableDefaults } from '#kit/table/query.ts'
import type { Receipt } from '../contract/api.ts'
import { receiptMessages as texts } from '../messages.ts'

export const receiptDefaults: TableDefaults = { sortBy: 'number', sortOrder: 'desc' }

export const receiptColumns: Column<Receipt>[] = [
  {
    key: 'number',
    minWidth: 110,
    label: texts['receipts.number'],
    kind: 'code',
    sortable: true,
  },
  { key: 'issuedOn', label: texts['receipts.issued_on'], kind: 'date' },
  { key: 'payer', label: texts['receipts.payer'], width: 180, minWidth: 130 },
  {
    key: 'customerNumbers',
    label: texts['receipts.customer_numbers'],
    kind: 'code',
    named: true,
    value: customerNumbersOf,
  },
  { key: 'amountPaisa', label: texts['receipts.amount_column'], kind: 'money', named: true },
  {
    key: 'tender',
    label: texts['receipts.tender'],
    minWidth: 90,
    value: ({ tender }) => texts[`receipts.tender_${tender}`],
  },
  {
    key: 'state',
    label: texts['receipts.state'],
    minWidth: 100,
    value: ({ state }) => texts[`receipts.state_${state}`],
  },
  { key: 'issuedBy', label: texts['receipts.issued_by'], width: 150, named: true, hidden: true },
  { key: 'prints', label: texts['receipts.prints'], kind: 'number', width: 70, named: true, hidden: true },
  { key: 'tenderReference', label: texts['receipts.tender_reference'], width: 150, named: true, hidden: true },
]

/** Who issued a receipt and how often it was printed matter where it was reversed or printed again. */
export function shownAlways(column: Column<Receipt>): Column<Receipt> {
  return column.key === 'issuedBy' || column.key === 'prints' ? { ...column, hidden: false } : column
}

/** @example customerNumbersOf(receipt) // '10425, 10431' */
export function customerNumbersOf({ lines }: Pick<Receipt, 'lines'>): string {
  return lines.flatMap(({ customerNumber }) => customerNumber ?? []).join(', ')
}
