// Messages of the audit log.

import type { Messages } from '#kit/language.ts'

export const auditMessages = {
  'audit.title': { en: 'Audit log', ne: 'लेखाजोखा अभिलेख' },
  'audit.lead': {
    en: 'Logins, refusals, changes of permissions and actions of staff. Entries cannot be changed or removed.',
    ne: 'हरेक लगइन, अस्वीकृति, अधिकार परिवर्तन र कर्मचारीले गरेका कार्य। यी अभिलेख परिवर्तन गर्न वा हटाउन मिल्दैन।',
  },
  'audit.search': { en: 'Search by action, person, address or outcome', ne: 'कार्य, व्यक्ति, ठेगाना वा नतिजाबाट खोज्नुहोस्' },
  'audit.search_button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'audit.nothing': { en: 'No entries found', ne: 'कुनै अभिलेख भेटिएन' },
  'audit.done': { en: 'done', ne: 'भयो' },
  'audit.refused': { en: 'refused', ne: 'अस्वीकृत' },
  'audit.system': { en: 'System', ne: 'प्रणाली' },
  'audit.changes': { en: 'Changes', ne: 'परिवर्तित विवरण' },
} as const satisfies Messages
