// Messages of a bill that is credited, in the portal and in the console.

import type { Messages } from '#kit/language.ts'

export const creditedMessages = {
  'bills.credited': { en: 'Credited', ne: 'क्रेडिट गरिएको' },
  'bills.credited_note': { en: 'Credit note', ne: 'क्रेडिट नोट' },
  'bills.credited_title': { en: 'This bill has been credited', ne: 'यो बिल क्रेडिट गरिएको छ' },
  'bills.credited_text': {
    en: 'Credited on {date} by credit note {number}. This bill is not to be paid.',
    ne: 'क्रेडिट नोट नं. {number}, मिति {date}। यो बिल तिर्नुपर्दैन।',
  },
  'bills.credited_replaced': { en: 'Replaced by bill {number}', ne: 'यसको सट्टामा जारी भएको बिल नं. {number}' },
  'bills.credited_not_replaced': {
    en: 'No other bill has been issued in its place yet.',
    ne: 'यसको सट्टामा अर्को बिल जारी भएको छैन।',
  },
} as const satisfies Messages
