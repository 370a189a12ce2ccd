// Templates of the messages about refunds and about held money that was entered as a payment.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { refundMessages as texts } from '../messages.ts'

const amount = {
  name: 'amount',
  label: { en: 'Amount', ne: 'रकम' },
  sample: { en: 'Rs. 182.36', ne: 'रु. १८२.३६' },
}
const customerNumber = {
  name: 'number',
  label: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  sample: { en: '10425', ne: '१०४२५' },
}

export const refundedSms: MessageTemplate = {
  name: 'refund-made-sms',
  channel: 'sms',
  title: { en: 'Refund made', ne: 'रकम फिर्ता गरियो' },
  body: texts['refunds.refunded_sms'],
  placeholders: [
    amount,
    customerNumber,
    {
      name: 'reference',
      label: { en: 'Number of the cheque or transfer', ne: 'चेक वा रकमान्तर नम्बर' },
      sample: { en: '004512', ne: '००४५१२' },
    },
    organisationName,
  ],
  needed: ['amount', 'number'],
}

export const assignedSms: MessageTemplate = {
  name: 'held-payment-entered-sms',
  channel: 'sms',
  title: { en: 'Held payment entered', ne: 'पहिचान भएको भुक्तानी चढाइयो' },
  body: texts['refunds.assigned_sms'],
  placeholders: [
    amount,
    customerNumber,
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

export const refundTemplates: readonly MessageTemplate[] = [refundedSms, assignedSms]
