// Messages of the complaint form's own rules.

import type { Messages } from '#kit/language.ts'

export const complaintFormMessages = {
  'complaints.trap': {
    en: 'Leave this field empty. If you cannot see it, please call the office.',
    ne: 'कृपया यो खाली छोड्नुहोस्। यो नदेखिए कार्यालयमा फोन गर्नुहोस्।',
  },
  'complaints.consent_needed': {
    en: 'The complaint cannot be registered without your consent',
    ne: 'सहमतिविना गुनासो दर्ता गर्न सकिँदैन',
  },
} as const satisfies Messages
