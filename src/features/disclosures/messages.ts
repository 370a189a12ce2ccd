// Messages of the quarterly proactive disclosure, on its page and in the console.

import type { Messages } from '#kit/language.ts'

export const disclosuresMessages = {
  'disclosures.title': { en: 'Proactive disclosure', ne: 'स्वतः प्रकाशन' },
  'disclosures.lead': {
    en: 'Public bodies publish this information and update it every three months (Right to Information Act 2064, section 5, and Rules 2065, rule 3).',
    ne: 'सार्वजनिक निकायले आफ्ना सूचना स्वतः प्रकाशन गरी प्रत्येक तीन महिनामा अद्यावधिक गर्छ (सूचनाको हकसम्बन्धी ऐन, २०६४ को दफा ५ र नियमावली, २०६५ को नियम ३)।',
  },
  'disclosures.fiscal_year': { en: 'Fiscal year {year}', ne: 'आर्थिक वर्ष {year}' },
  'disclosures.quarter_1': { en: 'First quarter', ne: 'पहिलो त्रैमासिक' },
  'disclosures.quarter_2': { en: 'Second quarter', ne: 'दोस्रो त्रैमासिक' },
  'disclosures.quarter_3': { en: 'Third quarter', ne: 'तेस्रो त्रैमासिक' },
  'disclosures.quarter_4': { en: 'Fourth quarter', ne: 'चौथो त्रैमासिक' },
  'disclosures.months_1': { en: 'Shrawan to Ashwin', ne: 'साउन–असोज' },
  'disclosures.months_2': { en: 'Kartik to Poush', ne: 'कात्तिक–पुस' },
  'disclosures.months_3': { en: 'Magh to Chaitra', ne: 'माघ–चैत' },
  'disclosures.months_4': { en: 'Baisakh to Ashadh', ne: 'वैशाख–असार' },
  'disclosures.published': { en: 'Published {date}', ne: '{date} प्रकाशित' },
  'disclosures.next': {
    en: 'The current quarter ends on {date}. Its disclosure will be published after that.',
    ne: 'चालु त्रैमासिक {date} सकिन्छ र त्यसपछि यसको विवरण प्रकाशित हुनेछ।',
  },
  'disclosures.empty': {
    en: 'No disclosures have been published yet',
    ne: 'अहिलेसम्म स्वतः प्रकाशन विवरण प्रकाशित गरिएको छैन',
  },
  'disclosures.officer': { en: 'Information officer', ne: 'सूचना अधिकारी' },
  'disclosures.officer_text': {
    en: 'To request information that is not published here, contact the information officer.',
    ne: 'यहाँ प्रकाशित नभएको सूचना चाहिएमा सूचना अधिकारीसँग माग गर्न सकिन्छ।',
  },
  'disclosures.sample': { en: 'sample', ne: 'नमुना' },
  'disclosures.unknown': { en: 'There is no such disclosure', ne: 'यस्तो स्वतः प्रकाशन छैन' },
  'disclosures.invalid': { en: 'Some details are not valid', ne: 'केही विवरण मान्य छैनन्' },
  'disclosures.year_unknown': { en: 'There is no such fiscal year', ne: 'यस्तो आर्थिक वर्ष छैन' },
  'disclosures.date_unreadable': { en: 'Enter a valid date', ne: 'मान्य मिति लेख्नुहोस्' },
  'disclosures.text_required': {
    en: 'Enter this in at least one language',
    ne: 'कम्तीमा एउटा भाषामा लेख्नुहोस्',
  },
  'disclosures.too_long': { en: 'This must be 2,000 characters or fewer', ne: 'यो बढीमा २,००० अक्षरको हुनुपर्छ' },
  'disclosures.already_there': {
    en: 'The disclosure of this quarter already exists',
    ne: 'यस त्रैमासिकको विवरण पहिले नै छ',
  },
} as const satisfies Messages

/** Of the screens of the console. */
export const disclosuresConsole = {
  'disclosures.office': { en: 'Proactive disclosure', ne: 'स्वतः प्रकाशन' },
  'disclosures.office_lead': {
    en: 'What the office publishes every three months under the Right to Information Act.',
    ne: 'सूचनाको हकसम्बन्धी ऐनअनुसार कार्यालयले प्रत्येक तीन महिनामा प्रकाशन गर्ने विवरण।',
  },
  'disclosures.new': { en: 'Add a quarter', ne: 'त्रैमासिक विवरण थप्नुहोस्' },
  'disclosures.back': { en: 'To the disclosures', ne: 'स्वतः प्रकाशनको सूचीमा' },
  'disclosures.search_hint': { en: 'Search in titles', ne: 'शीर्षकमा खोज्नुहोस्' },
  'disclosures.title_field': { en: 'Title', ne: 'शीर्षक' },
  'disclosures.year': { en: 'Fiscal year, by the year in which it starts', ne: 'आर्थिक वर्ष सुरु हुने साल' },
  'disclosures.year_help': { en: 'For example 2083 for 2083/84', ne: 'जस्तै २०८३/८४ का लागि २०८३' },
  'disclosures.quarter': { en: 'Quarter', ne: 'त्रैमासिक' },
  'disclosures.published_on': { en: 'Date of the disclosure', ne: 'विवरणको मिति' },
  'disclosures.entries': { en: 'What is disclosed', ne: 'प्रकाशन गरिएका विवरण' },
  'disclosures.entry': { en: 'Entry {n}', ne: 'विवरण {n}' },
  'disclosures.entry_text': { en: 'Text', ne: 'पाठ' },
  'disclosures.add_entry': { en: 'Add an entry', ne: 'विवरण थप्नुहोस्' },
} as const satisfies Messages
