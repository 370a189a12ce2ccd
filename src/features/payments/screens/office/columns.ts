// Columns of the office's list of payments.

import { gatewayNames } from '#features/gateways/contract/fields.ts'
import { inDigits, type Bilingual } from '#kit/language.ts'
import type { Column } from '#kit/table/columns.ts'
import type { ListedPayment } from '../../contract/api.ts'
import { paymentMessages as shared } from '../../messages/public.ts'
import { officePaymentMessages as texts } from '../../messages/office.ts'

export const paymentColumns: Column<ListedPayment>[] = [
  { key: 'id', label: shared['payments.id'], width: 190 },
  { key: 'begunAt', label: shared['payments.on'], kind: 'date' },
  {
    key: 'customerNumbers',
    label: shared['payments.numbers'],
    named: true,
    value: ({ customerNumbers }) => inBothDigits(customerNumbers.join(', ')),
  },
  { key: 'gateway', label: shared['payments.method'], width: 120, value: ({ gateway }) => gatewayNames[gateway] },
  {
    key: 'state',
    label: shared['payments.state'],
    width: 120,
    value: ({ state }) => texts[`payments.state_short_${state}`],
  },
  { key: 'amountPaisa', label: texts['payments.office_asked'], kind: 'money', named: true },
  { key: 'paidPaisa', label: texts['payments.office_paid'], kind: 'money', named: true },
  { key: 'reference', label: texts['payments.office_reference'], width: 140, named: true },
  {
    key: 'difference',
    label: texts['payments.office_difference'],
    width: 240,
    minWidth: 160,
    value: ({ difference }) => difference && texts[`payments.difference_${difference}`],
  },
  {
    key: 'receipt',
    label: shared['payments.receipt'],
    named: true,
    width: 110,
    value: ({ receipt }) => receipt && inBothDigits(receipt.number),
  },
]

function inBothDigits(text: string): Bilingual {
  return { en: text, ne: inDigits(text, 'ne') }
}
