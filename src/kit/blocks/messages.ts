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
  'blocks.empty': {
    en: 'This part has no words in either language',
    ne: 'यो खण्डमा कुनै पनि भाषामा शब्द छैन',
  },
} as const satisfies Messages
