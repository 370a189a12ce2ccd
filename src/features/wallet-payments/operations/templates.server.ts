// Templates of the messages about wallet payments, to the phone of the holder.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { walletMessages as texts } from '../messages.ts'

const amount = { name: 'amount', label: { en: 'Amount', ne: 'रकम' }, sample: { en: 'Rs. 182', ne: 'रु. १८२' } }
const customerNumber = {
  name: 'number',
  label: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  sample: { en: '10425', ne: '१०४२५' },
}

export const verifiedSms: MessageTemplate = {
  name: 'wallet-verified-sms',
  channel: 'sms',
  title: { en: 'Wallet payment verified', ne: 'वालेट भुक्तानी प्रमाणित' },
  body: texts['wallets.verified_sms'],
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

export const rejectedSms: MessageTemplate = {
  name: 'wallet-rejected-sms',
  channel: 'sms',
  title: { en: 'Wallet payment rejected', ne: 'वालेट भुक्तानी अस्वीकृत' },
  body: texts['wallets.rejected_sms'],
  placeholders: [
    amount,
    customerNumber,
    {
      name: 'reference',
      label: { en: 'Reference of the wallet', ne: 'वालेटको सन्दर्भ नम्बर' },
      sample: { en: '0007XYZ', ne: '0007XYZ' },
    },
    organisationName,
  ],
  needed: ['amount', 'number', 'reference'],
}

export const walletTemplates: readonly MessageTemplate[] = [verifiedSms, rejectedSms]
