// What is said and shown below a field whose text was typed for Preeti, on pages with React and without.

import type { Messages } from '#kit/language.ts'

export const preetiMessages = {
  'ui.preeti.in_unicode': {
    en: 'This looks as if it was typed in Preeti or a similar font. In Unicode it is:',
    ne: 'यो प्रीति वा त्यस्तै फन्टमा टाइप गरिएको देखिन्छ। युनिकोडमा यस्तो हुन्छ:',
  },
  'ui.preeti.doubtful': {
    en: 'Compare with the paper: {numbers}. The last ५ may have been a percent sign.',
    ne: 'कागजसँग भिडाउनुहोस्: {numbers}। अन्तिम ५ प्रतिशत चिह्न हुन सक्छ।',
  },
  'ui.preeti.take': { en: 'Use the text in Unicode', ne: 'युनिकोडको पाठ राख्नुहोस्' },
} as const satisfies Messages

/** Classes of the offer and of the text in it. */
export const preetiLook = {
  offer: 'mt-2 grid justify-items-start gap-2 rounded-box border border-neutral-300 p-3',
  text: 'font-bold break-words whitespace-pre-line',
} as const
