// Messages of the photo gallery.

import type { Messages } from '#kit/language.ts'

export const albumsMessages = {
  'albums.title': { en: 'Photo gallery', ne: 'फोटो ग्यालरी' },
  'albums.lead': { en: 'Photos of works, the community and water', ne: 'निर्माण कार्य, समुदाय र पानीका तस्बिरहरू' },
  'albums.count': { en: '{n} pictures', ne: '{n} तस्बिर' },
  'albums.empty': { en: 'No albums yet', ne: 'अहिलेसम्म कुनै एल्बम छैन' },
  'albums.empty_text': {
    en: 'Photos of works and events will appear here.',
    ne: 'निर्माण कार्य तथा कार्यक्रमका तस्बिर यहाँ राखिनेछन्।',
  },
  'albums.all': { en: 'All albums', ne: 'सबै एल्बम' },
  'albums.to_album': { en: 'Back to the album', ne: 'एल्बममा फर्कनुहोस्' },
  'albums.place': { en: 'Picture {n} of {total}', ne: 'तस्बिर {n}, जम्मा {total}' },
  'albums.previous': { en: 'Previous picture', ne: 'अघिल्लो तस्बिर' },
  'albums.next': { en: 'Next picture', ne: 'अर्को तस्बिर' },
  'albums.keys': {
    en: 'Use the arrow keys to see the next picture. Press Escape to go back to the album.',
    ne: 'बायाँ–दायाँ एरो कुञ्जीले अर्को तस्बिर हेर्नुहोस्, Escape ले एल्बममा फर्कनुहोस्।',
  },
  'albums.swipe': { en: 'Swipe to see the next picture.', ne: 'औँलाले सारेर अर्को तस्बिर हेर्नुहोस्।' },
  'albums.unknown': { en: 'There is no such album', ne: 'यस्तो एल्बम छैन' },
  'albums.slug_taken': { en: 'An album with this address already exists', ne: 'यो ठेगानाको एल्बम पहिले नै छ' },
  'albums.not_a_picture': {
    en: 'Picture {n} is not a valid JPEG, PNG or WebP image',
    ne: '{n} औँ फाइल मान्य JPEG, PNG वा WebP तस्बिर होइन',
  },
  'albums.invalid': { en: 'Some details of the album are not valid', ne: 'एल्बमका केही विवरण मान्य छैनन्' },
  'albums.title_required': {
    en: 'Enter a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'albums.too_long': { en: 'This text is too long', ne: 'यो पाठ धेरै लामो छ' },
  'albums.too_many_pictures': { en: 'An album has at most {n} pictures', ne: 'एल्बममा बढीमा {n} तस्बिर राख्न सकिन्छ' },
  'albums.slug_unreadable': {
    en: 'Use only small English letters, digits and hyphens in the address',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न मात्र हुन सक्छन्',
  },
  'albums.date_unreadable': { en: 'Enter a valid date', ne: 'मान्य मिति लेख्नुहोस्' },
  'albums.no_picture': {
    en: 'The album does not have this picture, or the picture is listed twice',
    ne: 'यस एल्बममा यस्तो तस्बिर छैन वा एउटै तस्बिर दुई पटक उल्लेख छ',
  },
} as const satisfies Messages
