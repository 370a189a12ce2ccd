// Messages of long texts that cannot be stored.

import type { Messages } from '../language.ts'

export const blockMessages = {
  'blocks.too_many': { en: 'The text has more than 300 parts', ne: 'पाठमा ३०० भन्दा बढी खण्ड छन्' },
  'blocks.uneven': {
    en: 'A row of the table has more or fewer cells than the table has columns',
    ne: 'तालिकाको कुनै पङ्क्तिमा स्तम्भ सङ्ख्याभन्दा बढी वा कम कोठा छन्',
  },
  'blocks.too_large': { en: 'This list or table is too large', ne: 'यो सूची वा तालिका धेरै ठुलो छ' },
  'blocks.too_long': {
    en: 'This part is longer than 5,000 characters',
    ne: 'यो खण्ड ५,००० अक्षरभन्दा लामो छ',
  },
  'blocks.link': {
    en: 'A link must start with / for a page of this website, or with https://',
    ne: 'लिङ्क यस वेबसाइटको पृष्ठका लागि / बाट, अन्यथा https:// बाट सुरु हुनुपर्छ',
  },
  'blocks.lines_differ': {
    en: 'Both languages need the same number of lines and cells; or leave one language empty',
    ne: 'दुवै भाषामा पङ्क्ति र कोठाको सङ्ख्या उही हुनुपर्छ; वा एउटा भाषा खाली राख्नुहोस्',
  },
  'blocks.parts_differ': {
    en: 'Both languages need the same parts in the same order; part {n} differs',
    ne: 'दुवै भाषामा उही क्रममा उही खण्ड हुनुपर्छ; खण्ड {n} फरक छ',
  },
  'blocks.text_required': {
    en: 'Enter the text in at least one language, or remove this part',
    ne: 'कम्तीमा एउटा भाषामा पाठ लेख्नुहोस्, वा यो खण्ड हटाउनुहोस्',
  },
  'blocks.alt_required': {
    en: 'Describe the picture in at least one language',
    ne: 'तस्बिरमा के देखिन्छ, कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'blocks.empty': {
    en: 'This part has no words in either language',
    ne: 'यो खण्डमा कुनै पनि भाषामा शब्द छैन',
  },
} as const satisfies Messages
