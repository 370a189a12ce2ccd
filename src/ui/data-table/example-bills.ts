// Rows and columns of the table examples.

import { addDays } from '#kit/calendar/civil-date.ts'
import type { Column } from '#kit/table/columns.ts'
import type { ListRequest } from '#kit/table/data-source.ts'

export type Bill = { id: string; en: string; ne: string; units: number; charge: number; state: string; issued: string }

const people = [
  ['Sita Karki', 'सीता कार्की'],
  ['Hari Tamang', 'हरि तामाङ'],
  ['Gita Rai', 'गीता राई'],
  ['Bishnu Limbu', 'विष्णु लिम्बू'],
  ['Maya Shrestha', 'माया श्रेष्ठ'],
  ['Ramesh Poudel', 'रमेश पौडेल'],
] as const

export const bills: readonly Bill[] = Array.from({ length: 64 }, (_, index) => {
  const [en, ne] = people[index % people.length]!
  return {
    id: `B-${String(index + 1).padStart(3, '0')}`,
    en,
    ne,
    units: (index * 7) % 41,
    charge: 8_000 + ((index * 7) % 41) * 1_450,
    state: index % 3 === 0 ? 'due' : 'paid',
    issued: addDays('2026-08-17', index),
  }
})

/** Grouped headings; the number's heading covers both header rows, the state's covers the date beside it. */
export const billColumns: readonly Column<Bill>[] = [
  { key: 'id', label: { en: 'Bill', ne: 'बिल' }, sortable: true, rowspan: 2, width: 100 },
  {
    key: 'customer',
    label: { en: 'Customer', ne: 'ग्राहक' },
    sortable: true,
    maxWidth: 240,
    filter: { type: 'text' },
    value: ({ en, ne }) => ({ en, ne }),
  },
  {
    key: 'use',
    label: { en: 'Consumption', ne: 'खपत' },
    children: [
      { key: 'units', label: { en: 'Units', ne: 'युनिट' }, kind: 'number', sortable: true },
      { key: 'charge', label: { en: 'Charge (Rs.)', ne: 'महसुल (रु.)' }, kind: 'money', sortable: true },
    ],
  },
  {
    key: 'state',
    label: { en: 'State and date', ne: 'अवस्था र मिति' },
    colspan: 2,
    filter: {
      type: 'select',
      options: [
        { value: 'due', label: { en: 'Due', ne: 'बाँकी' } },
        { value: 'paid', label: { en: 'Paid', ne: 'तिरेको' } },
      ],
    },
  },
  { key: 'issued', label: { en: 'Issued', ne: 'जारी मिति' }, kind: 'date', filter: { type: 'daterange' } },
]

/** A `send` that always returns this response. */
export function answerWith(body: unknown, status = 200) {
  return (_request: ListRequest) => Promise.resolve(Response.json(body, { status }))
}

/** A `send` that never responds. */
export function silence(_request: ListRequest): Promise<Response> {
  return new Promise(() => undefined)
}
