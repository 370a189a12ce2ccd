// What does the gallery say?

import type { Messages } from '#kit/language.ts'

export const albumsMessages = {
  'albums.title': { en: 'Photo gallery', ne: 'फोटो ग्यालरी' },
  'albums.lead': { en: 'Works, people and water in pictures', ne: 'निर्माण कार्य, समुदाय र पानीका तस्बिरहरू' },
  'albums.count': { en: '{n} pictures', ne: '{n} तस्बिर' },
  'albums.empty': { en: 'No albums yet', ne: 'अहिलेसम्म कुनै एल्बम छैन' },
  'albums.empty_text': {
    en: 'Pictures of works and events will stand here.',
    ne: 'निर्माण कार्य तथा कार्यक्रमका तस्बिर यहाँ राखिनेछन्।',
  },
  'albums.all': { en: 'All albums', ne: 'सबै एल्बम' },
  'albums.to_album': { en: 'Back to the album', ne: 'एल्बममा फर्कनुहोस्' },
  'albums.place': { en: 'Picture {n} of {total}', ne: 'तस्बिर {n}, जम्मा {total}' },
  'albums.previous': { en: 'Previous picture', ne: 'अघिल्लो तस्बिर' },
  'albums.next': { en: 'Next picture', ne: 'अर्को तस्बिर' },
  'albums.keys': {
    en: 'Arrow keys or a swipe lead to the next picture, Escape back to the album.',
    ne: 'बायाँ–दायाँ कुञ्जी वा औँलाले सारेर अर्को तस्बिर हेर्नुहोस्, Escape ले एल्बममा फर्कनुहोस्।',
  },
  'albums.unknown': { en: 'There is no such album', ne: 'यस्तो एल्बम छैन' },
  'albums.slug_taken': { en: 'An album with this address exists already', ne: 'यो ठेगानाको एल्बम पहिले नै छ' },
  'albums.not_a_picture': {
    en: 'Picture {n} is no JPEG, PNG or WebP that can be read',
    ne: '{n} औँ फाइल पढ्न मिल्ने JPEG, PNG वा WebP तस्बिर होइन',
  },
} as const satisfies Messages
