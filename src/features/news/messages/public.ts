// Messages of the public news pages and of refused entries.

import type { Messages } from '#kit/language.ts'

export const newsMessages = {
  'news.title': { en: 'News', ne: 'समाचार' },
  'news.lead': {
    en: 'News about works, water supply, water quality and the office.',
    ne: 'निर्माण, पानी वितरण, गुणस्तर र कार्यालयका पछिल्ला गतिविधि।',
  },
  'news.all': { en: 'All news', ne: 'सबै समाचार' },
  'news.latest': { en: 'Latest news', ne: 'पछिल्ला समाचार' },
  'news.categories': { en: 'Categories', ne: 'वर्गहरू' },
  'news.search': { en: 'Search', ne: 'खोज्नुहोस्' },
  'news.search_label': { en: 'Search the news', ne: 'समाचार खोज्नुहोस्' },
  'news.search_hint': { en: 'Search in either language', ne: 'जुनसुकै भाषामा खोज्नुहोस्' },
  'news.search_clear': { en: 'Clear search', ne: 'खोज हटाउनुहोस्' },
  'news.showing': { en: 'Showing {from} to {to} of {total}', ne: '{total}मध्ये {from}देखि {to}सम्म' },
  'news.showing_least': {
    en: 'Showing {from} to {to} of more than {total}',
    ne: '{total}भन्दा बढीमध्ये {from}देखि {to}सम्म',
  },
  'news.found_for': { en: 'for “{search}”', ne: '“{search}” का लागि' },
  'news.feed': { en: 'RSS feed', ne: 'आरएसएस फिड' },
  'news.empty': { en: 'No news yet', ne: 'अहिलेसम्म कुनै समाचार छैन' },
  'news.empty_text': {
    en: 'News of the organisation will appear here, newest first.',
    ne: 'संस्थाका समाचार यहाँ नयाँदेखि पुरानो क्रममा राखिनेछन्।',
  },
  'news.empty_category': {
    en: 'There is no news in this category at present.',
    ne: 'हाल यस वर्गमा कुनै समाचार छैन।',
  },
  'news.no_results': { en: 'No results found', ne: 'कुनै नतिजा फेला परेन' },
  'news.no_results_text': {
    en: 'No news matches “{search}”. Try fewer or other words.',
    ne: '“{search}” सँग मिल्ने समाचार फेला परेन। कम वा अन्य शब्दले खोज्नुहोस्।',
  },
  'news.download': { en: 'Download ({size})', ne: 'डाउनलोड गर्नुहोस् ({size})' },
  'news.attachments': { en: 'Attachments', ne: 'संलग्न कागजात' },
  'news.neighbours': { en: 'More news', ne: 'थप समाचार' },
  'news.next': { en: 'Newer', ne: 'पछिल्लो' },
  'news.previous': { en: 'Older', ne: 'अघिल्लो' },
  'news.copy': { en: 'Copy link', ne: 'लिङ्क प्रतिलिपि गर्नुहोस्' },
  'news.copied': { en: 'Copied', ne: 'प्रतिलिपि भयो' },
  'news.share': { en: 'Share by email', ne: 'इमेलबाट पठाउनुहोस्' },
  'news.table': { en: 'Table in “{title}”', ne: '“{title}” भित्रको तालिका' },
  'news.no_picture': { en: 'The article has no such picture', ne: 'समाचारमा यस्तो तस्बिर छैन' },
  'news.too_many_pictures': {
    en: 'An article has at most {n} pictures in its text',
    ne: 'एउटा समाचारको विवरणमा बढीमा {n} वटा तस्बिर राख्न सकिन्छ',
  },
  'news.other_pictures': {
    en: 'The order must name every picture of the article once',
    ne: 'क्रममा समाचारका सबै तस्बिर एक-एक पटक हुनुपर्छ',
  },
  'news.unknown': { en: 'There is no such article', ne: 'यस्तो समाचार छैन' },
  'news.invalid': { en: 'Some details of the article are not valid', ne: 'समाचारका केही विवरण मान्य छैनन्' },
  'news.slug_taken': {
    en: 'An article with this address already exists',
    ne: 'यो ठेगानाको समाचार पहिले नै छ',
  },
  'news.slug_unreadable': {
    en: 'Use only small English letters, digits and hyphens in the address',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न मात्र हुन सक्छन्',
  },
  'news.title_required': {
    en: 'Enter a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'news.title_too_long': { en: 'The title must be 300 characters or fewer', ne: 'शीर्षक बढीमा ३०० अक्षरको हुनुपर्छ' },
  'news.summary_too_long': { en: 'The summary must be 600 characters or fewer', ne: 'सारांश बढीमा ६०० अक्षरको हुनुपर्छ' },
  'news.date_unreadable': { en: 'Enter a valid date', ne: 'मान्य मिति लेख्नुहोस्' },
  'news.text_required': {
    en: 'Enter the text in at least one language',
    ne: 'कम्तीमा एउटा भाषामा विवरण लेख्नुहोस्',
  },
  'news.parts_differ': {
    en: 'Both languages need the same paragraphs, headings and lists in the same order, or leave one language empty',
    ne: 'दुवै भाषामा अनुच्छेद, शीर्षक र सूची उही क्रममा हुनुपर्छ; वा एउटा भाषा खाली राख्नुहोस्',
  },
  'news.alt_required': {
    en: 'Describe the picture in at least one language',
    ne: 'तस्बिरमा के देखिन्छ, कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'news.unknown_category': { en: 'There is no such category', ne: 'यस्तो वर्ग छैन' },
  'news.unknown_attachment': {
    en: 'There is no document with the address {slug}',
    ne: '{slug} ठेगानाको कागजात छैन',
  },
  'news.not_a_picture': {
    en: 'One of the pictures is not a valid JPEG, PNG or WebP image',
    ne: 'कुनै एक फाइल मान्य JPEG, PNG वा WebP तस्बिर होइन',
  },
} as const satisfies Messages
