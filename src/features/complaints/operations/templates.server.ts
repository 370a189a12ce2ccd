// Templates of the messages to the reporter of a complaint, whose texts the office can change.

import type { Bilingual } from '#kit/language.ts'
import type { MessageTemplate, Placeholder } from '#kit/message-templates.ts'
import { joinTexts, organisationName, templatesBy, trackingAddress } from '#kit/message-templates.ts'
import { letterMessages as texts } from '../messages/letters.ts'

/** Steps of a complaint that its reporter is notified of. */
export const letters = ['answered', 'asked', 'resolved', 'rejected'] as const
export type Letter = (typeof letters)[number]

const code: Placeholder = {
  name: 'code',
  label: { en: 'Number of the complaint', ne: 'गुनासोको दर्ता नम्बर' },
  sample: { en: 'C-7K3M-P2X9', ne: 'C-7K3M-P2X9' },
}
const site = trackingAddress('/complaint/track')
const text: Placeholder = {
  name: 'text',
  label: { en: 'What the officer has written', ne: 'कर्मचारीले लेखेको विवरण' },
  sample: { en: 'The pipe was repaired this morning.', ne: 'पाइप आज बिहान मर्मत गरियो।' },
}

const titles: Record<Letter, Bilingual> = {
  answered: { en: 'Complaint answered', ne: 'गुनासोको जवाफ' },
  asked: { en: 'Question about a complaint', ne: 'गुनासोबारे प्रश्न' },
  resolved: { en: 'Complaint resolved', ne: 'गुनासो समाधान' },
  rejected: { en: 'Complaint rejected', ne: 'गुनासो अस्वीकृत' },
}

export const receiptMail: MessageTemplate = {
  name: 'complaint-received-mail',
  channel: 'mail',
  title: { en: 'Complaint registered', ne: 'गुनासो दर्ता' },
  subject: texts['complaints.mail.received_subject'],
  body: withName(texts['complaints.mail.received']),
  placeholders: [code, site, organisationName],
  needed: ['code'],
}

export const letterSms = templatesBy(letters, (letter) => ({
  name: `complaint-${letter}-sms`,
  channel: 'sms',
  title: titles[letter],
  body: texts[`complaints.sms.${letter}`],
  placeholders: [code, site, organisationName],
  needed: ['code'],
}))

/** The text of the officer is in the mail only. */
export const letterMail = templatesBy(letters, (letter) => ({
  name: `complaint-${letter}-mail`,
  channel: 'mail',
  title: titles[letter],
  subject: texts[`complaints.mail.${letter}_subject`],
  body: joinTexts(texts[`complaints.mail.${letter}`], texts['complaints.mail.end']),
  placeholders: [code, text, site, organisationName],
  needed: ['code', 'text'],
}))

export const complaintTemplates: readonly MessageTemplate[] = [
  receiptMail,
  ...letters.flatMap((letter) => [letterSms[letter], letterMail[letter]]),
]

function withName(body: Bilingual): Bilingual {
  return joinTexts(body, { en: '{organisation}', ne: '{organisation}' })
}
