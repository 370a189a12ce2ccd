// Templates of the messages about receipts: one that was reversed, to the phone of who held the connection.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { receiptMessages as texts } from '../messages.ts'

export const reversedSms: MessageTemplate = {
  name: 'receipt-reversed-sms',
  channel: 'sms',
  title: { en: 'Receipt reversed', ne: 'रसिद उल्टाइयो' },
  body: texts['receipts.reversed_sms'],
  placeholders: [
    {
      name: 'amount',
      label: { en: 'Amount that was reversed', ne: 'उल्टाइएको रकम' },
      sample: { en: 'Rs. 182', ne: 'रु. १८२' },
    },
    { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
    {
      name: 'receipt',
      label: { en: 'Number of the reversed receipt', ne: 'उल्टाइएको रसिदको नम्बर' },
      sample: { en: '2083-84-12', ne: '२०८३-८४-१२' },
    },
    organisationName,
  ],
  needed: ['amount', 'number', 'receipt'],
}

export const receiptTemplates: readonly MessageTemplate[] = [reversedSms]
