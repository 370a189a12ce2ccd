// Messages of the long pages, of refused entries and of the console's screens.

import type { Messages } from '#kit/language.ts'

export const pagesMessages = {
  'pages.profile': { en: 'Organisation profile', ne: 'संस्थाको परिचय' },
  'pages.history': { en: 'History of the organisation', ne: 'संस्थाको इतिहास' },
  'pages.provisions': {
    en: 'Provisions related to the Executive Director',
    ne: 'कार्यकारी निर्देशकसम्बन्धी व्यवस्था',
  },
  'pages.about': { en: 'About this website', ne: 'यस वेबसाइटको बारेमा' },
  'pages.empty': { en: 'This page has not been published yet', ne: 'यो पृष्ठ अहिलेसम्म प्रकाशित गरिएको छैन' },
  'pages.empty_text': {
    en: 'For this information, call or visit the office.',
    ne: 'यो जानकारी कार्यालयमा फोन गरेर वा उपस्थित भई लिन सकिन्छ।',
  },
  'pages.contact': { en: 'Contact', ne: 'सम्पर्क' },
  'pages.contents': { en: 'On this page', ne: 'यस पृष्ठमा' },
  'pages.sources': { en: 'Sources', ne: 'स्रोत' },
  'pages.updated': { en: 'Last updated: {date}', ne: 'अन्तिम अद्यावधिक: {date}' },
  'pages.sample': { en: 'Sample', ne: 'नमुना' },
  'pages.table': { en: 'Table in “{title}”', ne: '“{title}” भित्रको तालिका' },
  'pages.unknown': { en: 'This organisation has no such page', ne: 'यस संस्थाको यस्तो पृष्ठ छैन' },
  'pages.invalid': { en: 'Some details of the page are not valid', ne: 'पृष्ठका केही विवरण मान्य छैनन्' },
  'pages.title_required': {
    en: 'Enter a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'pages.source_unreadable': {
    en: 'A source needs a name; its address, when it has one, must begin with http:// or https://',
    ne: 'स्रोतको नाम हुनुपर्छ र ठेगाना भए http:// वा https:// बाट सुरु हुनुपर्छ',
  },
  'pages.not_a_picture': {
    en: 'One of the pictures is not a valid JPEG, PNG or WebP image',
    ne: 'कुनै एक फाइल मान्य JPEG, PNG वा WebP तस्बिर होइन',
  },
  'pages.too_long': { en: 'This text is too long', ne: 'यो पाठ धेरै लामो छ' },
  'pages.text_required': {
    en: 'Enter the text in at least one language',
    ne: 'कम्तीमा एउटा भाषामा विवरण लेख्नुहोस्',
  },
  'pages.no_picture': { en: 'The page does not have this picture', ne: 'यस पृष्ठमा यस्तो तस्बिर छैन' },
  'pages.alt_required': {
    en: 'Describe the picture in at least one language',
    ne: 'तस्बिरमा के देखिन्छ, कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'pages.already_there': {
    en: 'The organisation already has this page; correct it instead of adding it',
    ne: 'संस्थाको यो पृष्ठ पहिले नै छ; नयाँ थप्नुको सट्टा त्यसैलाई सच्याउनुहोस्',
  },
} as const satisfies Messages

/** Of the screens of the console. */
export const pagesConsole = {
  'pages.office': { en: 'Pages', ne: 'पृष्ठहरू' },
  'pages.office_lead': {
    en: 'The long texts of the website: profile, history, provisions, about.',
    ne: 'वेबसाइटका विस्तृत पाठ: परिचय, इतिहास, व्यवस्था, वेबसाइटको बारेमा।',
  },
  'pages.new': { en: 'Add a page', ne: 'पृष्ठ थप्नुहोस्' },
  'pages.back': { en: 'To the pages', ne: 'पृष्ठको सूचीमा' },
  'pages.search_hint': { en: 'Search in titles', ne: 'शीर्षकमा खोज्नुहोस्' },
  'pages.which': { en: 'Which page', ne: 'कुन पृष्ठ' },
  'pages.title_field': { en: 'Title', ne: 'शीर्षक' },
  'pages.updated_on': { en: 'Last change', ne: 'अन्तिम परिवर्तन' },
  'pages.parts': { en: 'Parts of the text', ne: 'पाठका खण्ड' },
  'pages.part_n': { en: 'Part {n}', ne: 'खण्ड {n}' },
  'pages.add_part': { en: 'Add a part', ne: 'खण्ड थप्नुहोस्' },
  'pages.part_type': { en: 'Kind', ne: 'प्रकार' },
  'pages.part_text': { en: 'Text', ne: 'पाठ' },
  'pages.part_heading': { en: 'Heading', ne: 'शीर्षक' },
  'pages.part_paragraph': { en: 'Paragraph', ne: 'अनुच्छेद' },
  'pages.part_list': { en: 'List', ne: 'सूची' },
  'pages.part_steps': { en: 'Numbered list', ne: 'क्रमाङ्कित सूची' },
  'pages.part_table': { en: 'Table', ne: 'तालिका' },
  'pages.part_quote': { en: 'Quotation', ne: 'उद्धरण' },
  'pages.part_callout': { en: 'Call-out', ne: 'विशेष सूचना' },
  'pages.part_link': { en: 'Link', ne: 'लिङ्क' },
  'pages.part_picture': { en: 'Picture', ne: 'तस्बिर' },
  'pages.list_help': { en: 'One item on each line.', ne: 'प्रत्येक पङ्क्तिमा एउटा कुरा।' },
  'pages.table_help': {
    en: 'One row on each line, its cells separated by | or copied from a spreadsheet. The first line names the columns.',
    ne: 'प्रत्येक पङ्क्तिमा तालिकाको एक पङ्क्ति; कोठा | ले छुट्याउनुहोस् वा स्प्रेडसिटबाट टाँस्नुहोस्। पहिलो पङ्क्तिमा स्तम्भका नाम।',
  },
  'pages.quote_by': { en: 'Who said it', ne: 'कसले भनेको' },
  'pages.link_url': { en: 'Address of the link', ne: 'लिङ्कको ठेगाना' },
  'pages.link_help': {
    en: 'For example /tariff for a page of this website, or https://… for another.',
    ne: 'यस वेबसाइटको पृष्ठका लागि जस्तै /tariff, अन्यका लागि https://…।',
  },
  'pages.alt': { en: 'What the picture shows', ne: 'तस्बिरमा के देखिन्छ' },
  'pages.pictures_of_text': { en: 'Pictures of the text', ne: 'पाठका तस्बिर' },
  'pages.picture_n': { en: 'Picture {n}', ne: 'तस्बिर {n}' },
  'pages.caption': { en: 'Caption', ne: 'तस्बिरमुनिको परिचय' },
  'pages.source': { en: 'Source {n}', ne: 'स्रोत {n}' },
  'pages.add_source': { en: 'Add a source', ne: 'स्रोत थप्नुहोस्' },
  'pages.source_name': { en: 'Name of the source', ne: 'स्रोतको नाम' },
  'pages.source_url': { en: 'Address on the internet', ne: 'इन्टरनेट ठेगाना' },
  'pages.more_pictures': { en: 'Add a picture', ne: 'तस्बिर थप्नुहोस्' },
  'pages.pictures_help': {
    en: 'The picture is added at the end of the text. To move or remove it, correct the details.',
    ne: 'तस्बिर पाठको अन्त्यमा थपिन्छ। सार्न वा हटाउन विवरण सच्याउनुहोस्।',
  },
  'pages.file': { en: 'Picture file', ne: 'तस्बिरको फाइल' },
  'pages.file_help': { en: 'JPEG, PNG or WebP, at most 8 MB.', ne: 'JPEG, PNG वा WebP, बढीमा ८ एमबी।' },
} as const satisfies Messages
