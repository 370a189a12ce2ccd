// Templates of the messages about payments: what was entered, to the phone of the holder.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { paymentMessages as texts } from '../messages/public.ts'

export const paidSms: MessageTemplate = {
  name: 'payment-entered-sms',
  channel: 'sms',
  title: { en: 'Online payment entered', ne: 'अनलाइन भुक्तानी चढाइयो' },
  body: texts['payments.paid_sms'],
  placeholders: [
    {
      name: 'amount',
      label: { en: 'Amount that was paid', ne: 'तिरेको रकम' },
      sample: { en: 'Rs. 182.36', ne: 'रु. १८२.३६' },
    },
    {
      name: 'number',
      label: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
      sample: { en: '10425', ne: '१०४२५' },
    },
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

export const paymentTemplates: readonly MessageTemplate[] = [paidSms]
