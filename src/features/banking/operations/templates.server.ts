// Templates of the messages about cheques: one that the bank has returned, to the phone of the holder.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { bankingMessages as texts } from '../messages.ts'

export const chequeReturnedSms: MessageTemplate = {
  name: 'cheque-returned-sms',
  channel: 'sms',
  title: { en: 'Cheque returned by the bank', ne: 'बैंकले चेक फिर्ता गर्‍यो' },
  body: texts['banking.returned_sms'],
  placeholders: [
    {
      name: 'cheque',
      label: { en: 'Number and bank of the cheque', ne: 'चेक नम्बर र बैंक' },
      sample: { en: '004512 Everest Bank', ne: '००४५१२ एभरेस्ट बैंक' },
    },
    {
      name: 'amount',
      label: { en: 'Amount of the cheque', ne: 'चेकको रकम' },
      sample: { en: 'Rs. 82.00', ne: 'रु. ८२.००' },
    },
    { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
    {
      name: 'receipt',
      label: { en: 'Number of the reversed receipt', ne: 'उल्टाइएको रसिदको नम्बर' },
      sample: { en: '2083-84-12', ne: '२०८३-८४-१२' },
    },
    {
      name: 'owed',
      label: { en: 'What is owed now, with the fee', ne: 'शुल्कसहित अब तिर्नुपर्ने रकम' },
      sample: { en: 'Rs. 91.80', ne: 'रु. ९१.८०' },
    },
    organisationName,
  ],
  needed: ['amount', 'number', 'receipt', 'owed'],
}

export const bankingTemplates: readonly MessageTemplate[] = [chequeReturnedSms]
