// Templates of the messages to the applicant, whose texts the office can change.

import type { Bilingual } from '#kit/language.ts'
import type { MessageTemplate, Placeholder } from '#kit/message-templates.ts'
import { joinTexts, organisationName, templatesBy, trackingAddress } from '#kit/message-templates.ts'
import { letterMessages as texts } from '../messages/letters.ts'

export const letters = ['received', 'returned', 'rejected', 'approved'] as const
export type Letter = (typeof letters)[number]

const code: Placeholder = {
  name: 'code',
  label: { en: 'Number of the application', ne: 'निवेदन नम्बर' },
  sample: { en: 'A-4H8T-W6Q3', ne: 'A-4H8T-W6Q3' },
}
const site = trackingAddress('/registration/track')
const at: Placeholder = {
  name: 'at',
  label: { en: 'Day and time', ne: 'मिति र समय' },
  sample: { en: '21 November 2026, 10:30 AM', ne: '२०८३ मङ्सिर ५ गते, बिहान १०:३० बजे' },
}
const bring: Placeholder = {
  name: 'bring',
  label: { en: 'Documents still to be brought, if any', ne: 'ल्याउन बाँकी कागजात, भएमा' },
  sample: {
    en: 'Bring these documents to the office:\n- Building permit',
    ne: 'कृपया यी कागजात कार्यालयमा ल्याउनुहोस्:\n- नक्सा पास प्रमाणपत्र',
  },
}
const reason: Placeholder = {
  name: 'reason',
  label: { en: 'Reason that the officer has written', ne: 'कर्मचारीले लेखेको कारण' },
  sample: { en: 'The ward recommendation is missing.', ne: 'वडाको सिफारिस छुटेको छ।' },
}

const titles: Record<Letter, Bilingual> = {
  received: { en: 'Application registered', ne: 'निवेदन दर्ता' },
  returned: { en: 'Application returned for correction', ne: 'निवेदन सच्याउन फिर्ता' },
  rejected: { en: 'Application rejected', ne: 'निवेदन अस्वीकृत' },
  approved: { en: 'Application approved', ne: 'निवेदन स्वीकृत' },
}

/** Beside code, address and name of the organisation, in the mail only. */
const ofMail: Record<Letter, readonly Placeholder[]> = {
  received: [at, bring],
  returned: [reason],
  rejected: [reason],
  approved: [],
}

/** A reason is not sent by SMS: others transmit it. */
export const letterSms = templatesBy(letters, (letter) => ({
  name: `application-${letter}-sms`,
  channel: 'sms',
  title: titles[letter],
  body: texts[`applications.sms.${letter}`],
  placeholders: [code, site, organisationName],
  needed: ['code'],
}))

export const letterMail = templatesBy(letters, (letter) => ({
  name: `application-${letter}-mail`,
  channel: 'mail',
  title: titles[letter],
  subject: texts[`applications.mail.${letter}_subject`],
  body: joinTexts(
    texts[`applications.mail.${letter}`],
    ...(letter === 'received' ? [{ en: '{bring}', ne: '{bring}' }] : []),
    texts['applications.mail.end'],
  ),
  placeholders: [code, ...ofMail[letter], site, organisationName],
  needed: ['code', ...ofMail[letter].filter((each) => each !== at).map(({ name }) => name)],
}))

export const applicationTemplates: readonly MessageTemplate[] = letters.flatMap((letter) => [
  letterSms[letter],
  letterMail[letter],
])
