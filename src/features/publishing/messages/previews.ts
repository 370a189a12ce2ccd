// Messages of previews: the notice above a previewed page, and the list of addresses on the page of an item.

import type { Messages } from '#kit/language.ts'

export const previewMessages = {
  'preview.notice_label': { en: 'Preview', ne: 'पूर्वावलोकन' },
  'preview.notice': {
    en: 'Preview: this is how the page will look. What it shows may not be public yet.',
    ne: 'पूर्वावलोकन: पृष्ठ यस्तो देखिनेछ। यसमा देखाइएको विवरण अझै सार्वजनिक नभएको हुन सक्छ।',
  },
  'preview.in_language': { en: 'Preview in English', ne: 'नेपालीमा पूर्वावलोकन' },
  'preview.title': { en: 'Preview addresses', ne: 'पूर्वावलोकनका ठेगाना' },
  'preview.help': {
    en: 'Whoever has the address sees this as the public will see it, in both languages, without an account, for {n} days or until you revoke it.',
    ne: 'ठेगाना पाएका जो कोहीले खाताविना नै यसलाई सर्वसाधारणले देख्ने रूपमा, दुवै भाषामा, {n} दिनसम्म वा तपाईंले रद्द नगरेसम्म हेर्न सक्नुहुन्छ।',
  },
  'preview.make': { en: 'Make a preview address', ne: 'पूर्वावलोकन ठेगाना बनाउनुहोस्' },
  'preview.made': {
    en: 'Copy the address now. It is not shown again.',
    ne: 'ठेगाना अहिले नै प्रतिलिपि गर्नुहोस्। यो फेरि देखाइँदैन।',
  },
  'preview.copy': { en: 'Copy the address', ne: 'ठेगाना प्रतिलिपि गर्नुहोस्' },
  'preview.copied': { en: 'The address was copied', ne: 'ठेगाना प्रतिलिपि भयो' },
  'preview.until': { en: 'until {when}', ne: '{when}सम्म' },
  'preview.revoke': { en: 'Revoke', ne: 'रद्द गर्नुहोस्' },
  'preview.revoked': { en: 'The address does not work any more', ne: 'अब यो ठेगानाले काम गर्दैन' },
  'preview.show': { en: 'Show the addresses in force', ne: 'चालु ठेगाना देखाउनुहोस्' },
  'preview.none': { en: 'There is no preview address in force.', ne: 'चालु पूर्वावलोकन ठेगाना छैन।' },
} as const satisfies Messages
