// Example table for the tests of export and print.

import { leafColumns, type Column } from '../columns.ts'

export type Bill = {
  id: string
  title: { en: string; ne: string } | string
  units: number | null
  amount: number
  issued: string | null
}

export const billColumns: readonly Column<Bill>[] = [
  { key: 'id', label: { en: 'Number', ne: 'क्रमाङ्क' } },
  { key: 'title', label: { en: 'Title', ne: 'शीर्षक' } },
  {
    key: 'charge',
    label: { en: 'Charge', ne: 'शुल्क' },
    children: [
      { key: 'units', label: { en: 'Units', ne: 'युनिट' }, kind: 'number' },
      { key: 'amount', label: { en: 'Amount', ne: 'रकम' }, kind: 'money' },
    ],
  },
  { key: 'issued', label: { en: 'Issued', ne: 'जारी मिति' }, kind: 'date' },
  { key: 'action', label: { en: 'Action', ne: 'कार्य' }, exportable: false },
]

export const billKeys = leafColumns(billColumns).map((column) => column.key)

export const bills: readonly Bill[] = [
  { id: '0042', title: { en: 'Water, "May"', ne: 'पानी, "जेठ"' }, units: 12.5, amount: 125_050, issued: '2026-11-21' },
  { id: '=1+1', title: 'लाइन एक\nलाइन दुई', units: null, amount: -5, issued: '2026-11-20T18:30:00Z' },
  { id: '-', title: '<b>&amp;</b>', units: 0, amount: 1_234_567_890, issued: null },
]
