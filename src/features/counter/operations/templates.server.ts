// Templates of the messages of the counter: the receipt that was issued, to the phone of the holder.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { counterMessages as texts } from '../messages.ts'

export const receiptSms: MessageTemplate = {
  name: 'counter-receipt-sms',
  channel: 'sms',
  title: { en: 'Receipt issued at the counter', ne: 'काउन्टरबाट रसिद जारी' },
  body: texts['counter.receipt_sms'],
  placeholders: [
    {
      name: 'amount',
      label: { en: 'Amount that was paid', ne: 'तिरेको रकम' },
      sample: { en: 'Rs. 182', ne: 'रु. १८२' },
    },
    { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
    {
      name: 'receipt',
      label: { en: 'Number of the receipt', ne: 'रसिद नम्बर' },
      sample: { en: '2083-84-12', ne: '२०८३-८४-१२' },
    },
    {
      name: 'code',
      label: { en: 'Code to verify the receipt', ne: 'रसिद जाँच्ने कोड' },
      sample: { en: 'R-7K4M-29XQ', ne: 'R-7K4M-29XQ' },
    },
    organisationName,
  ],
  needed: ['amount', 'number', 'receipt'],
}

export const counterTemplates: readonly MessageTemplate[] = [receiptSms]
