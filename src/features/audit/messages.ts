// Messages of the audit log.

import type { Messages } from '#kit/language.ts'

export const auditMessages = {
  'audit.title': { en: 'Audit', ne: 'लेखाजोखा अभिलेख' },
  'audit.lead': {
    en: 'Every sign-in, refusal, change of permission and write of staff. Rows are not changed and not removed.',
    ne: 'हरेक लगइन, अस्वीकृति, अधिकार परिवर्तन र कर्मचारीले गरेका कार्य। यी अभिलेख परिवर्तन गर्न वा हटाउन मिल्दैन।',
  },
  'audit.search': { en: 'Search by action, person, address or outcome', ne: 'कार्य, व्यक्ति, ठेगाना वा नतिजाबाट खोज्नुहोस्' },
  'audit.search_button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'audit.nothing': { en: 'Nothing found', ne: 'केही भेटिएन' },
  'audit.done': { en: 'done', ne: 'भयो' },
  'audit.refused': { en: 'refused', ne: 'अस्वीकृत' },
  'audit.machine': { en: 'System', ne: 'प्रणाली' },
  'audit.changes': { en: 'What changed', ne: 'के परिवर्तन भयो' },
} as const satisfies Messages
