// Messages of the mails and SMS to the reporter of a complaint.

import type { Messages } from '#kit/language.ts'

export const letterMessages = {
  'complaints.sms.answered': {
    en: '{organisation}: the office answered complaint {code}. Read it at {site}',
    ne: '{organisation}: गुनासो {code}को जवाफ आएको छ। विवरण: {site}',
  },
  'complaints.sms.asked': {
    en: '{organisation}: the office has a question about complaint {code}. Answer it at {site}',
    ne: '{organisation}: गुनासो {code} बारे कार्यालयको प्रश्न छ। जवाफ दिनुहोस्: {site}',
  },
  'complaints.sms.resolved': {
    en: '{organisation}: complaint {code} is resolved. See {site}',
    ne: '{organisation}: गुनासो {code} समाधान भयो। विवरण: {site}',
  },
  'complaints.sms.rejected': {
    en: '{organisation}: complaint {code} was rejected. Reason: {site}',
    ne: '{organisation}: गुनासो {code} अस्वीकृत भयो। कारण: {site}',
  },
  'complaints.mail.received_subject': { en: 'Complaint {code} registered', ne: 'गुनासो {code} दर्ता भयो' },
  'complaints.mail.received': {
    en: 'Your complaint has been registered under the number {code}.\n\nTrack it with this number and your phone number at {site}',
    ne: 'तपाईंको गुनासो {code} नम्बरमा दर्ता भयो।\n\nयो नम्बर र आफ्नो फोन नम्बर प्रयोग गरी स्थिति यहाँ हेर्नुहोस्: {site}',
  },
  'complaints.mail.answered_subject': { en: 'Answer to complaint {code}', ne: 'गुनासो {code}को जवाफ' },
  'complaints.mail.answered': {
    en: 'The office has answered complaint {code}:\n\n{text}',
    ne: 'कार्यालयले गुनासो {code}को जवाफ दिएको छ:\n\n{text}',
  },
  'complaints.mail.asked_subject': { en: 'Question about complaint {code}', ne: 'गुनासो {code} बारे प्रश्न' },
  'complaints.mail.asked': {
    en: 'The office has a question about complaint {code} and waits for your answer:\n\n{text}',
    ne: 'गुनासो {code} बारे कार्यालयको प्रश्न छ। तपाईंको जवाफ नआएसम्म कारबाही रोकिएको छ:\n\n{text}',
  },
  'complaints.mail.resolved_subject': { en: 'Complaint {code} is resolved', ne: 'गुनासो {code} समाधान भयो' },
  'complaints.mail.resolved': {
    en: 'The office has resolved complaint {code}:\n\n{text}\n\nIf the problem remains, you can reopen the complaint on its page.',
    ne: 'कार्यालयले गुनासो {code} समाधान गरेको छ:\n\n{text}\n\nसमस्या बाँकी भए गुनासोको पृष्ठबाट पुनः खोल्न सकिन्छ।',
  },
  'complaints.mail.rejected_subject': { en: 'Complaint {code} was rejected', ne: 'गुनासो {code} अस्वीकृत भयो' },
  'complaints.mail.rejected': {
    en: 'The office has rejected complaint {code}:\n\n{text}',
    ne: 'कार्यालयले गुनासो {code} अस्वीकृत गरेको छ:\n\n{text}',
  },
  'complaints.mail.end': {
    en: 'Read it and reply with the complaint number and your phone number at {site}\n\n{organisation}',
    ne: 'दर्ता नम्बर र आफ्नो फोन नम्बर राखी यहाँ हेर्न र जवाफ दिन सकिन्छ: {site}\n\n{organisation}',
  },
} as const satisfies Messages
