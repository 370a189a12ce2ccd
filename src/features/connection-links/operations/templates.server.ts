// Templates of the messages about links: the code for a number, and the offer to a delegate.

import type { MessageTemplate } from '#kit/message-templates.ts'
import { organisationName } from '#kit/message-templates.ts'
import { linkMessages as texts } from '../messages.ts'

const number = {
  name: 'number',
  label: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  sample: { en: '10425', ne: '१०४२५' },
}

export const codeSms: MessageTemplate = {
  name: 'link-code-sms',
  channel: 'sms',
  title: { en: 'Code to link a customer number', ne: 'ग्राहक नम्बर जोड्ने कोड' },
  body: texts['connection_links.code_sms'],
  placeholders: [
    { name: 'code', label: { en: 'The code', ne: 'कोड' }, sample: { en: '493027', ne: '493027' } },
    number,
    {
      name: 'minutes',
      label: { en: 'Minutes for which the code is valid', ne: 'कोड मान्य हुने मिनेट' },
      sample: { en: '10', ne: '१०' },
    },
    organisationName,
  ],
  needed: ['code', 'number'],
}

export const offerSms: MessageTemplate = {
  name: 'delegate-offer-sms',
  channel: 'sms',
  title: { en: 'Offer to a delegate', ne: 'प्रतिनिधिलाई प्रस्ताव' },
  body: texts['connection_links.offer_sms'],
  placeholders: [
    {
      name: 'holder',
      label: { en: 'Who offers it', ne: 'प्रस्ताव गर्ने व्यक्ति' },
      sample: { en: 'Sita Sharma', ne: 'सीता शर्मा' },
    },
    number,
    {
      name: 'site',
      label: { en: 'Address of the website', ne: 'वेबसाइटको ठेगाना' },
      sample: { en: 'water.example', ne: 'water.example' },
    },
    organisationName,
  ],
  needed: ['holder', 'number', 'site'],
}

export const linkTemplates: readonly MessageTemplate[] = [codeSms, offerSms]
