// Messages of the admin screens of the news.

import type { Messages } from '#kit/language.ts'

export const newsConsole = {
  'news.office': { en: 'News', ne: 'समाचार' },
  'news.office_lead': {
    en: 'All articles, published or not. Open an article to publish, correct or withdraw it.',
    ne: 'प्रकाशित र अप्रकाशित सबै समाचार। प्रकाशित गर्न, सच्याउन वा फिर्ता लिन समाचार खोल्नुहोस्।',
  },
  'news.new': { en: 'New article', ne: 'नयाँ समाचार' },
  'news.new_lead': {
    en: 'Enter the title, summary and text in both languages.',
    ne: 'शीर्षक, सारांश र विवरण दुवै भाषामा लेख्नुहोस्।',
  },
  'news.back': { en: 'All articles', ne: 'सबै समाचार' },
  'news.category': { en: 'Category', ne: 'वर्ग' },
  'news.date': { en: 'Date of the article', ne: 'समाचारको मिति' },
  'news.title_field': { en: 'Title', ne: 'शीर्षक' },
  'news.title_ne': { en: 'Title in Nepali', ne: 'शीर्षक (नेपालीमा)' },
  'news.title_en': { en: 'Title in English', ne: 'शीर्षक (अङ्ग्रेजीमा)' },
  'news.summary_field': { en: 'Summary', ne: 'सारांश' },
  'news.summary_help': {
    en: 'One or two sentences for the lists and for search engines.',
    ne: 'सूची र खोज इन्जिनमा देखिने एक वा दुई वाक्य।',
  },
  'news.summary_ne': { en: 'Summary in Nepali', ne: 'सारांश (नेपालीमा)' },
  'news.summary_en': { en: 'Summary in English', ne: 'सारांश (अङ्ग्रेजीमा)' },
  'news.body_field': { en: 'Text', ne: 'विवरण' },
  'news.body_help': {
    en: 'Leave an empty line to start a new paragraph. Start a line with “# ” for a heading, “- ” for a list, “1. ” for a numbered list, “> ” for a quotation, “! ” for a call-out or “| ” for a row of a table. Both languages must have the same parts in the same order, or leave one language empty.',
    ne: 'खाली हरफपछि नयाँ अनुच्छेद सुरु हुन्छ। अगाडि “# ” राखेको हरफ शीर्षक, “- ” राखेका हरफ सूची, “1. ” राखेका हरफ क्रमाङ्कित सूची, “> ” राखेको हरफ उद्धरण, “! ” राखेको हरफ विशेष सूचना र “| ” राखेका हरफ तालिकाका पङ्क्ति हुन्छन्। दुवै भाषामा उही क्रममा उही भाग राख्नुहोस्; वा एउटा भाषा खाली राख्नुहोस्।',
  },
  'news.kept_help': {
    en: 'A line such as [#1] represents a picture. Move the line to move the picture, or remove the line to remove it.',
    ne: '[#1] जस्तो हरफले तस्बिर जनाउँछ। हरफ रहेको ठाउँमा तस्बिर रहन्छ; हरफ हटाएमा तस्बिर पनि हट्छ।',
  },
  'news.body_ne': { en: 'Text in Nepali', ne: 'विवरण (नेपालीमा)' },
  'news.body_en': { en: 'Text in English', ne: 'विवरण (अङ्ग्रेजीमा)' },
  'news.picture': { en: 'Picture above the text', ne: 'माथिको तस्बिर' },
  'news.picture_help': {
    en: 'Shown above the article and on its card. JPEG, PNG or WebP, at most {mb} MB.',
    ne: 'समाचारमाथि र सूचीमा देखिन्छ; JPEG, PNG वा WebP, बढीमा {mb} एमबी।',
  },
  'news.pictures': { en: 'Pictures after the text', ne: 'विवरणपछिका तस्बिर' },
  'news.picture_n': { en: 'Picture {n}', ne: 'तस्बिर {n}' },
  'news.picture_file': { en: 'File', ne: 'फाइल' },
  'news.alt': { en: 'Description of the picture', ne: 'तस्बिरमा के देखिन्छ' },
  'news.alt_help': {
    en: 'Screen readers read it to people who cannot see the picture.',
    ne: 'तस्बिर देख्न नसक्नेलाई पढेर सुनाइन्छ।',
  },
  'news.alt_ne': { en: 'Description of the picture, in Nepali', ne: 'तस्बिरमा के देखिन्छ (नेपालीमा)' },
  'news.alt_en': { en: 'Description of the picture, in English', ne: 'तस्बिरमा के देखिन्छ (अङ्ग्रेजीमा)' },
  'news.add_picture': { en: 'Add a picture', ne: 'तस्बिर थप्नुहोस्' },
  'news.save_new': { en: 'Save the article', ne: 'समाचार सुरक्षित गर्नुहोस्' },
  'news.saved_published': { en: 'Published', ne: 'प्रकाशित भयो' },
  'news.saved': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'news.words': { en: 'Content', ne: 'समाचारको विवरण' },
  'news.pictures_count': { en: 'Pictures: {n}', ne: 'तस्बिर: {n}' },
  'news.attachments_count': { en: 'Attachments: {n}', ne: 'संलग्न कागजात: {n}' },
  'news.parts': { en: 'Pictures and attachments', ne: 'तस्बिर तथा संलग्न कागजात' },
  'news.open_public': { en: 'View on the website', ne: 'वेबसाइटमा हेर्नुहोस्' },
} as const satisfies Messages
