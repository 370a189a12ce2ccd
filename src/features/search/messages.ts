// Messages of the search: page, kinds, answers, and its job's numbers.

import type { Messages } from '#kit/language.ts'

export const searchMessages = {
  'search.title': { en: 'Search', ne: 'खोज' },
  'search.lead': {
    en: 'Search the pages, notices, documents, services and people of the organisation, in English, Nepali or Roman letters.',
    ne: 'संस्थाका पृष्ठ, सूचना, कागजात, सेवा र व्यक्ति नेपाली, अङ्ग्रेजी वा रोमन अक्षरमा खोज्नुहोस्।',
  },
  'search.title_for': { en: 'Search: {q}', ne: 'खोज: {q}' },
  'search.label': { en: 'Search this website', ne: 'यो वेबसाइटमा खोज्नुहोस्' },
  'search.button': { en: 'Search', ne: 'खोज्नुहोस्' },
  'search.hint': {
    en: 'In English, in Nepali or in Roman letters: tender, बोलपत्र, bolpatra',
    ne: 'नेपाली, अङ्ग्रेजी वा रोमन अक्षरमा: बोलपत्र, tender, bolpatra',
  },
  'search.found': { en: '{from} to {to} of {total} results', ne: '{total} मध्ये {from}देखि {to}सम्मका नतिजा' },
  'search.found_least': {
    en: '{from} to {to} of more than {total} results',
    ne: '{total}भन्दा बढीमध्ये {from}देखि {to}सम्मका नतिजा',
  },
  'search.kinds': { en: 'Kinds of results', ne: 'नतिजाका प्रकार' },
  'search.all': { en: 'All', ne: 'सबै' },
  'search.sort': { en: 'Order', ne: 'क्रम' },
  'search.sort_best': { en: 'Best match first', ne: 'बढी मिल्ने पहिले' },
  'search.sort_newest': { en: 'Newest first', ne: 'नयाँ पहिले' },
  'search.results': { en: 'Results', ne: 'नतिजा' },
  'search.corrected': {
    en: 'Nothing has “{q}”. These results are for “{correction}”.',
    ne: '“{q}” कतै भेटिएन। यी नतिजा “{correction}” का हुन्।',
  },
  'search.machine_read': { en: 'Machine-read from a scan', ne: 'स्क्यानबाट मेसिनले पढेको' },
  'search.page_of_file': { en: 'Page {page} of the file', ne: 'फाइलको पृष्ठ {page}' },
  'search.none': { en: 'Nothing found for “{q}”', ne: '“{q}” का लागि केही भेटिएन' },
  'search.none_text': {
    en: 'Try fewer or other terms, or the word in the other language. These pages are asked for most:',
    ne: 'थोरै वा अर्कै शब्द, वा अर्को भाषाको शब्द लेखेर हेर्नुहोस्। धेरै खोजिने पृष्ठहरू:',
  },
  'search.none_kind': { en: 'Nothing of this kind', ne: 'यस प्रकारको केही छैन' },
  'search.all_kinds': { en: 'Show all kinds', ne: 'सबै प्रकार हेर्नुहोस्' },
  'search.empty': { en: 'What are you looking for?', ne: 'के खोज्दै हुनुहुन्छ?' },
  'search.empty_text': {
    en: 'Notices, tenders, forms, rates, when water comes to your tol, people and their telephone numbers.',
    ne: 'सूचना, बोलपत्र, फाराम, महसुल दर, टोलमा पानी आउने समय, पदाधिकारी र फोन नम्बर।',
  },
  'search.answer': { en: 'Answer', ne: 'जवाफ' },
  'search.answer_more': { en: 'More about this', ne: 'थप जानकारी' },
  'search.kind_page': { en: 'Pages', ne: 'पृष्ठ' },
  'search.kind_service': { en: 'Services', ne: 'सेवा' },
  'search.kind_question': { en: 'Questions', ne: 'प्रश्न' },
  'search.kind_article': { en: 'News', ne: 'समाचार' },
  'search.kind_document': { en: 'Documents', ne: 'कागजात' },
  'search.kind_tol': { en: 'Tols', ne: 'टोल' },
  'search.kind_tariff': { en: 'Tariffs', ne: 'महसुल दर' },
  'search.kind_member': { en: 'People', ne: 'पदाधिकारी र कर्मचारी' },
  'search.kind_album': { en: 'Albums', ne: 'एल्बम' },
  'search.kind_disclosure': { en: 'Proactive disclosures', ne: 'स्वतः प्रकाशन' },
  'search.kind_water-test': { en: 'Water tests', ne: 'पानी परीक्षण' },
  'search.one_page': { en: 'Page', ne: 'पृष्ठ' },
  'search.one_service': { en: 'Service', ne: 'सेवा' },
  'search.one_question': { en: 'Question', ne: 'प्रश्न' },
  'search.one_article': { en: 'News', ne: 'समाचार' },
  'search.one_document': { en: 'Document', ne: 'कागजात' },
  'search.one_tol': { en: 'Tol', ne: 'टोल' },
  'search.one_tariff': { en: 'Tariff', ne: 'महसुल दर' },
  'search.one_member': { en: 'Person', ne: 'पदाधिकारी वा कर्मचारी' },
  'search.one_album': { en: 'Album', ne: 'एल्बम' },
  'search.one_disclosure': { en: 'Proactive disclosure', ne: 'स्वतः प्रकाशन' },
  'search.one_water-test': { en: 'Water test', ne: 'पानी परीक्षण' },
} as const satisfies Messages

/** Of the script that suggests while a query is typed. */
export const suggestionMessages = {
  'search.suggestions': { en: 'Suggestions', ne: 'सुझाव' },
  'search.suggestions_one': { en: 'One suggestion. Use the arrow keys.', ne: 'एउटा सुझाव छ। तीर बटन चलाउनुहोस्।' },
  'search.suggestions_many': {
    en: '{count} suggestions. Use the arrow keys.',
    ne: '{count} वटा सुझाव छन्। तीर बटन चलाउनुहोस्।',
  },
  'search.suggestions_none': { en: 'No suggestions', ne: 'सुझाव छैन' },
} as const satisfies Messages

export const answerMessages = {
  'search.charge_title': { en: '{units} units a month', ne: 'महिनाको {units} युनिट' },
  'search.charge_text': {
    en: '{amount} for a residential tap of {size} inch with a meter',
    ne: 'मिटर भएको आवासीय {size} इन्च धारालाई {amount}',
  },
  'search.hours_title': { en: 'Office hours', ne: 'कार्यालय समय' },
  'search.hours_open': { en: 'Open now, until {time}', ne: 'अहिले खुला छ, {time}सम्म' },
  'search.hours_opens': { en: 'Closed now; opens today at {time}', ne: 'अहिले बन्द छ; आज {time}मा खुल्छ' },
  'search.hours_next': { en: 'Closed now; opens on {day} at {time}', ne: 'अहिले बन्द छ; {day} {time}मा खुल्छ' },
  'search.hours_closed': { en: 'Closed now', ne: 'अहिले बन्द छ' },
  'search.phone_title': { en: 'Telephone of the office', ne: 'कार्यालयको फोन' },
  'search.water_title': { en: 'Water in {tol}', ne: '{tol}मा पानी' },
  'search.water_now': { en: 'Water is on now, until {time}', ne: 'अहिले पानी आइरहेको छ, {time}सम्म' },
  'search.water_next': { en: 'Next supply: {day}, {from} to {to}', ne: 'अर्को वितरण: {day}, {from}देखि {to}सम्म' },
  'search.form_title': { en: 'Form', ne: 'फाराम' },
} as const satisfies Messages
