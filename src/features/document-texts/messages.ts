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
  'document_texts.machine_read': { en: 'Machine-read from a scan', ne: 'स्क्यानबाट मेसिनले पढेको' },
  'document_texts.machine_read_hint': {
    en: 'Pages with this mark are scanned pictures. Their text was recognised by machine: letters and numbers may be wrong.',
    ne: 'यो चिह्न भएका पृष्ठ स्क्यान गरिएका तस्बिर हुन्। तिनको पाठ मेसिनले पढेकाले अक्षर र अङ्क गलत हुन सक्छन्।',
  },
  'document_texts.waiting': {
    en: 'The text of {n} scanned pages has not been read by machine yet.',
    ne: 'स्क्यान गरिएका {n} पृष्ठको पाठ मेसिनले अझै पढेको छैन।',
  },
  'document_texts.waiting_one': {
    en: 'The text of one scanned page has not been read by machine yet.',
    ne: 'स्क्यान गरिएको एक पृष्ठको पाठ मेसिनले अझै पढेको छैन।',
  },
  'document_texts.page': { en: 'Page {n}', ne: 'पृष्ठ {n}' },
  'document_texts.pages': { en: 'Text of pages {from} to {to}', ne: 'पृष्ठ {from}देखि {to}सम्मको पाठ' },
  'document_texts.empty': {
    en: 'The file has no text that a machine can read: it is a picture of paper or the like.',
    ne: 'फाइलमा प्रणालीले पढ्न सक्ने पाठ छैन; यो कागजको तस्बिर वा त्यस्तै हुन सक्छ।',
  },
  'document_texts.unsupported': {
    en: 'The text of a file of this kind is not read by machine: it can neither be searched nor shown here.',
    ne: 'यस प्रकारको फाइलको पाठ मेसिनले पढ्दैन; त्यसैले यो पाठ खोज्न वा यहाँ देखाउन सकिँदैन।',
  },
  'document_texts.unreadable': {
    en: 'The text of this file could not be read by machine.',
    ne: 'यस फाइलको पाठ प्रणालीले पढ्न सकेन।',
  },
} as const satisfies Messages
