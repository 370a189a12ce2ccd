// Messages of the text of documents.

import type { Messages } from '#kit/language.ts'

export const documentTextMessages = {
  'document_texts.title': { en: 'Text of the file', ne: 'फाइलमा भएको पाठ' },
  'document_texts.by_machine': {
    en: 'Read from the file by machine, for search, screen readers and slow connections. What counts is the file.',
    ne: 'खोजी, स्क्रिन रिडर र सुस्त इन्टरनेटका लागि प्रणालीले फाइलबाट पढेको पाठ। आधिकारिक पाठ फाइलमा छ।',
  },
  'document_texts.converted': {
    en: 'Parts were typed for Preeti or a similar font and are converted to Unicode. Compare numbers and percent signs with the file.',
    ne: 'केही अंश प्रीति वा त्यस्तै फन्टबाट युनिकोडमा रूपान्तरण गरिएको छ। अङ्क र प्रतिशत चिह्न फाइलसँग भिडाउनुहोस्।',
  },
  'document_texts.page': { en: 'Page {n}', ne: 'पृष्ठ {n}' },
  'document_texts.pages': { en: 'Text of pages {from} to {to}', ne: 'पृष्ठ {from}देखि {to}सम्मको पाठ' },
  'document_texts.empty': {
    en: 'The file has no text that a machine can read: it is a picture of paper or the like.',
    ne: 'फाइलमा प्रणालीले पढ्न सक्ने पाठ छैन; यो कागजको तस्बिर वा त्यस्तै हुन सक्छ।',
  },
  'document_texts.unreadable': {
    en: 'The text of this file could not be read by machine.',
    ne: 'यस फाइलको पाठ प्रणालीले पढ्न सकेन।',
  },
} as const satisfies Messages
