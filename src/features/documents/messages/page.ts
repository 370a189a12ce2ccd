// Messages of the page of one document.

import type { Messages } from '#kit/language.ts'

export const documentPageMessages = {
  'documents.download_size': { en: 'Download ({size})', ne: 'डाउनलोड गर्नुहोस् ({size})' },
  'documents.details': { en: 'Details', ne: 'विवरण' },
  'documents.file': { en: 'File', ne: 'फाइल' },
  'documents.published_at': { en: 'Public here since', ne: 'यस वेबसाइटमा सार्वजनिक भएको समय' },
  'documents.sha256': { en: 'SHA-256 of the file', ne: 'फाइलको SHA-256' },
  'documents.sha256_hint': {
    en: 'A copy of the file is unchanged when its SHA-256 is the same.',
    ne: 'फाइलको प्रतिको SHA-256 उही भए त्यो प्रति परिवर्तन नभएको मानिन्छ।',
  },
  'documents.is_corrected': {
    en: 'A later notice corrects this one. Read it first.',
    ne: 'यो सूचना पछिल्लो सूचनाले संशोधन गरेको छ। पहिले त्यो पढ्नुहोस्।',
  },
  'documents.is_correction': { en: 'This notice corrects', ne: 'यस सूचनाले संशोधन गरेको सूचना' },
  'documents.pages': { en: 'Pages', ne: 'पृष्ठ सङ्ख्या' },
} as const satisfies Messages
