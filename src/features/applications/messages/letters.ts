// Messages of mails and SMS about applications.

import type { Messages } from '#kit/language.ts'

export const letterMessages = {
  'applications.sms.received': {
    en: '{organisation}: your application is registered. Code {code}. Track it at {site}',
    ne: '{organisation}: तपाईंको निवेदन दर्ता भयो। नम्बर {code}। विवरण: {site}',
  },
  'applications.sms.returned': {
    en: '{organisation}: application {code} needs correction. See {site}',
    ne: '{organisation}: निवेदन {code} सच्याउनुपर्नेछ। विवरण: {site}',
  },
  'applications.sms.rejected': {
    en: '{organisation}: application {code} was rejected. Reason: {site}',
    ne: '{organisation}: निवेदन {code} अस्वीकृत भयो। कारण: {site}',
  },
  'applications.sms.approved': {
    en: '{organisation}: application {code} is approved. Please contact the office.',
    ne: '{organisation}: निवेदन {code} स्वीकृत भयो। कृपया कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'applications.mail.received_subject': { en: 'Application {code} is registered', ne: 'निवेदन {code} दर्ता भयो' },
  'applications.mail.received': {
    en: 'Your application was registered on {at}.\n\nTracking code: {code}',
    ne: 'तपाईंको निवेदन {at} दर्ता भयो।\n\nनिवेदन नम्बर: {code}',
  },
  'applications.mail.bring': {
    en: 'Bring these documents to the office:\n{papers}',
    ne: 'कृपया यी कागजात कार्यालयमा ल्याउनुहोस्:\n{papers}',
  },
  'applications.mail.returned_subject': {
    en: 'Application {code} needs correction',
    ne: 'निवेदन {code} सच्याउनुपर्नेछ',
  },
  'applications.mail.returned': {
    en: 'The office has returned application {code} for correction:\n\n{reason}',
    ne: 'कार्यालयले निवेदन {code} सच्याउन फिर्ता गरेको छ:\n\n{reason}',
  },
  'applications.mail.rejected_subject': { en: 'Application {code} was rejected', ne: 'निवेदन {code} अस्वीकृत भयो' },
  'applications.mail.rejected': {
    en: 'The office has rejected application {code}:\n\n{reason}',
    ne: 'कार्यालयले निवेदन {code} अस्वीकृत गरेको छ:\n\n{reason}',
  },
  'applications.mail.approved_subject': { en: 'Application {code} is approved', ne: 'निवेदन {code} स्वीकृत भयो' },
  'applications.mail.approved': {
    en: 'The office has approved application {code}. Please contact the office about the fee and the date of the work.',
    ne: 'कार्यालयले निवेदन {code} स्वीकृत गरेको छ। दस्तुर र जडान मितिका लागि कृपया कार्यालयमा सम्पर्क गर्नुहोस्।',
  },
  'applications.mail.end': {
    en: 'Track it with the tracking code and your phone number at {site}\n\n{organisation}',
    ne: 'निवेदन नम्बर र फोन नम्बर राखी यहाँ हेर्नुहोस्: {site}\n\n{organisation}',
  },
} as const satisfies Messages
