// Messages of the admin page of pictures and attachments.

import type { Messages } from '#kit/language.ts'

export const newsPictures = {
  'news.parts_help': {
    en: 'Each change is saved immediately. If the article is published, the public sees it at once.',
    ne: 'हरेक परिवर्तन तुरुन्तै सुरक्षित हुन्छ; समाचार प्रकाशित भए सर्वसाधारणले पनि देख्छन्।',
  },
  'news.back_to_article': { en: 'Back to the article', ne: 'समाचारमा फर्कनुहोस्' },
  'news.pictures_of': { en: 'Pictures', ne: 'तस्बिर' },
  'news.no_pictures': { en: 'The article has no pictures.', ne: 'समाचारमा कुनै तस्बिर छैन।' },
  'news.picture_lost': { en: 'The picture could not be loaded.', ne: 'तस्बिर खोल्न सकिएन।' },
  'news.picture_file_help': {
    en: 'JPEG, PNG or WebP, at most {mb} MB.',
    ne: 'JPEG, PNG वा WebP, बढीमा {mb} एमबी।',
  },
  'news.above': {
    en: 'Shown above the text and in the lists. It is decorative and has no description.',
    ne: 'विवरणमाथि र सूचीमा देखिन्छ। सजावट मात्र भएकाले यसको विवरण चाहिँदैन।',
  },
  'news.place': { en: 'Position of the picture', ne: 'तस्बिर राख्ने ठाउँ' },
  'news.place_after': { en: 'After the text', ne: 'विवरणपछि' },
  'news.place_above': { en: 'Above the text, replacing the current picture', ne: 'विवरणमाथि, त्यहाँ भएको तस्बिरको सट्टा' },
  'news.caption': { en: 'Caption', ne: 'तस्बिरमुनिको परिचय' },
  'news.caption_help': { en: 'Shown below the picture to everyone. Optional.', ne: 'तस्बिरमुनि सबैले देख्छन्। ऐच्छिक।' },
  'news.caption_ne': { en: 'Caption in Nepali', ne: 'तस्बिरमुनिको परिचय (नेपालीमा)' },
  'news.caption_en': { en: 'Caption in English', ne: 'तस्बिरमुनिको परिचय (अङ्ग्रेजीमा)' },
  'news.earlier': { en: 'Move up', ne: 'माथि सार्नुहोस्' },
  'news.later': { en: 'Move down', ne: 'तल सार्नुहोस्' },
  'news.remove': { en: 'Remove', ne: 'हटाउनुहोस्' },
  'news.remove_sure': { en: 'Yes, remove it', ne: 'हो, हटाउनुहोस्' },
  'news.not_reached': {
    en: 'The server did not answer. Check whether the change was made, then try again.',
    ne: 'जवाफ आएन। परिवर्तन भयो कि भएन हेरेर फेरि प्रयास गर्नुहोस्।',
  },
  'news.no_attachments': { en: 'The article has no attachments.', ne: 'कुनै कागजात संलग्न छैन।' },
  'news.attach': { en: 'Attach a document', ne: 'कागजात संलग्न गर्नुहोस्' },
  'news.attach_list': { en: 'List', ne: 'सूची' },
  'news.attach_document': { en: 'Document', ne: 'कागजात' },
  'news.attach_help': {
    en: 'Latest public documents of the selected list.',
    ne: 'छानिएको सूचीका पछिल्ला सार्वजनिक कागजात।',
  },
  'news.attach_do': { en: 'Attach', ne: 'संलग्न गर्नुहोस्' },
} as const satisfies Messages
