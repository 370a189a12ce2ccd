// Template of the message about a missed instalment, to the phone of the holder.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { instalmentMessages as texts } from '../messages/all.ts'

export const missedSms: MessageTemplate = {
  name: 'instalment-missed-sms',
  channel: 'sms',
  title: { en: 'Instalment missed', ne: 'किस्ता नतिरेको' },
  body: texts['instalments.missed_sms'],
  placeholders: [
    {
      name: 'amount',
      label: { en: 'What is missing', ne: 'तिर्न बाँकी किस्ता' },
      sample: { en: 'Rs. 500', ne: 'रु. ५००' },
    },
    { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
    {
      name: 'date',
      label: { en: 'Due day', ne: 'किस्ताको म्याद' },
      sample: { en: '20 December 2026', ne: '२०८३ पुस ५ गते' },
    },
    organisationName,
  ],
  needed: ['amount', 'number', 'date'],
}

export const instalmentTemplates: readonly MessageTemplate[] = [missedSms]
