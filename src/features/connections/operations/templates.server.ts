// Templates of the messages about the register of connections.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { connectionsMessages as texts } from '../messages.ts'

export const phoneRemovedSms: MessageTemplate = {
  name: 'phone-removed-sms',
  channel: 'sms',
  title: { en: 'Registered phone changed', ne: 'दर्ता भएको फोन परिवर्तन' },
  body: texts['connections.phone_removed_sms'],
  placeholders: [
    { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
    {
      name: 'date',
      label: { en: 'Day of the change', ne: 'परिवर्तन भएको मिति' },
      sample: { en: '24 November 2026', ne: '२०८३ मङ्सिर ८ गते' },
    },
    {
      name: 'phone',
      label: { en: 'Telephone of the office', ne: 'कार्यालयको फोन' },
      sample: { en: '023-580000', ne: '०२३-५८००००' },
    },
    organisationName,
  ],
  needed: ['number'],
}

export const connectionTemplates: readonly MessageTemplate[] = [phoneRemovedSms]
