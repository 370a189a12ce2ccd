// Messages of water quality, on the public pages and in the console.

import type { Messages } from '#kit/language.ts'

export const waterQualityMessages = {
  'quality.title': { en: 'Water quality', ne: 'पानीको गुणस्तर' },
  'quality.more': { en: 'All results and trend', ne: 'सबै नतिजा र प्रवृत्ति' },
  'quality.all_within': {
    en: 'All {n} parameters are within the national standard.',
    ne: 'सबै {n} सूचक राष्ट्रिय मापदण्डभित्र छन्।',
  },
  'quality.some_outside': {
    en: '{n} of {total} parameters are outside the national standard.',
    ne: '{total} सूचकमध्ये {n} राष्ट्रिय मापदण्डबाहिर छन्।',
  },
  'quality.sampled': { en: 'Sampled on {date} · {place}', ne: '{date} सङ्कलित नमुना · {place}' },
  'quality.about': { en: 'About these results', ne: 'यी नतिजाबारे' },
  'quality.more_results': { en: '{n} more results', ne: 'थप {n} वटा नतिजा' },
  'quality.standard': {
    en: 'Limits: National Drinking Water Quality Standard 2062. In brackets: accepted where there is no other source.',
    ne: 'सीमा: राष्ट्रिय खानेपानी गुणस्तर मापदण्ड, २०६२। कोष्ठकमा: अन्य स्रोत नभएको अवस्थामा स्वीकार्य।',
  },
  'quality.sample_text': {
    en: 'invented sample results',
    ne: 'काल्पनिक नमुना नतिजा',
  },
  'quality.limit': { en: 'Limit {limit}', ne: 'सीमा {limit}' },
  'quality.no_limit': { en: 'no limit', ne: 'सीमा तोकिएको छैन' },
  'quality.within': { en: 'Within limit', ne: 'मापदण्डभित्र' },
  'quality.accepted': { en: 'Accepted', ne: 'स्वीकार्य' },
  'quality.outside': { en: 'Outside limit', ne: 'मापदण्डबाहिर' },
  'quality.csv': { en: 'Data (CSV)', ne: 'तथ्याङ्क (CSV)' },
  'quality.unknown': { en: 'There is no such test', ne: 'यस्तो परीक्षण छैन' },
  'quality.invalid': { en: 'Some details of the test are not valid', ne: 'परीक्षणका केही विवरण मान्य छैनन्' },
  'quality.slug_unreadable': {
    en: 'Use only small English letters, digits and hyphens in the address',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न मात्र हुन सक्छन्',
  },
  'quality.date_unreadable': { en: 'Enter a valid date', ne: 'मान्य मिति लेख्नुहोस्' },
  'quality.no_rows': { en: 'Enter at least one result', ne: 'कम्तीमा एउटा नतिजा लेख्नुहोस्' },
  'quality.not_a_result': {
    en: 'Enter a result of zero or more, and the name of the parameter',
    ne: 'नतिजा शून्य वा सोभन्दा बढी अङ्क हुनुपर्छ र सूचकको नाम चाहिन्छ',
  },
  'quality.limits_reversed': {
    en: 'The lower limit must not be higher than the upper limit',
    ne: 'न्यूनतम सीमा अधिकतम सीमाभन्दा बढी हुनु हुँदैन',
  },
  'quality.place_required': {
    en: 'Enter the place where the sample was taken',
    ne: 'नमुना सङ्कलन गरिएको स्थान लेख्नुहोस्',
  },
  'quality.too_long': { en: 'This must be 300 characters or fewer', ne: 'यो बढीमा ३०० अक्षरको हुनुपर्छ' },
  'quality.slug_taken': { en: 'A test with this address already exists', ne: 'यो ठेगानाको परीक्षण पहिले नै छ' },
} as const satisfies Messages

/** Of the public page of all results. */
export const waterQualityPage = {
  'quality.page_lead': {
    en: 'Each result of the newest test beside the national standard, and what earlier tests found.',
    ne: 'पछिल्लो परीक्षणको प्रत्येक नतिजा राष्ट्रिय मापदण्डसँग दाँजिएको र अघिल्ला परीक्षणका नतिजा।',
  },
  'quality.reports': { en: 'Test reports', ne: 'परीक्षण प्रतिवेदन' },
  'quality.results': { en: 'Results of the newest test', ne: 'पछिल्लो परीक्षणको नतिजा' },
  'quality.parameter': { en: 'Parameter', ne: 'सूचक' },
  'quality.result': { en: 'Result', ne: 'नतिजा' },
  'quality.against_limit': { en: 'Against the limit', ne: 'सीमाको तुलनामा' },
  'quality.trend': { en: 'Last {n} tests', ne: 'पछिल्ला {n} परीक्षण' },
  'quality.trend_text': { en: 'from {low} to {high}', ne: '{low}देखि {high}सम्म' },
  'quality.trend_same': { en: 'the same in each test', ne: 'सबै परीक्षणमा उही' },
  'quality.trend_none': { en: 'first result', ne: 'पहिलो नतिजा' },
  'quality.bar_legend': {
    en: 'The coloured part of a bar is within the limit, the mark is the result. The dashed line is the upper limit.',
    ne: 'पट्टीको रङ्गीन भाग सीमाभित्र पर्छ, चिह्नले नतिजा देखाउँछ। टुक्रे रेखाले अधिकतम सीमा देखाउँछ।',
  },
  'quality.earlier': { en: 'Results of the last {n} tests', ne: 'पछिल्ला {n} परीक्षणका नतिजा' },
  'quality.none_yet': {
    en: 'No test of the water is published yet',
    ne: 'पानीको गुणस्तर परीक्षण अहिलेसम्म प्रकाशित भएको छैन',
  },
  'quality.none_yet_text': {
    en: 'The results of the first test will be here. The reports of earlier tests are a list of their own.',
    ne: 'पहिलो परीक्षणको नतिजा यहाँ देखिनेछ। अघिल्ला परीक्षणका प्रतिवेदन छुट्टै सूचीमा छन्।',
  },
} as const satisfies Messages

/** Of the screens of the console. */
export const waterQualityConsole = {
  'quality.office': { en: 'Water tests', ne: 'पानीको परीक्षण' },
  'quality.office_lead': {
    en: 'The newest published test is shown on the first page, each value beside the national standard.',
    ne: 'पछिल्लो प्रकाशित परीक्षण गृहपृष्ठमा राष्ट्रिय मापदण्डसँग दाँजेर देखिन्छ।',
  },
  'quality.new': { en: 'Add a test', ne: 'परीक्षण थप्नुहोस्' },
  'quality.back': { en: 'To the water tests', ne: 'पानीको परीक्षणको सूचीमा' },
  'quality.search_hint': { en: 'Search in places', ne: 'स्थानमा खोज्नुहोस्' },
  'quality.place': { en: 'Where the sample was taken', ne: 'नमुना सङ्कलन गरिएको स्थान' },
  'quality.sampled_on': { en: 'Day of the sample', ne: 'नमुना सङ्कलन मिति' },
  'quality.results': { en: 'Results', ne: 'नतिजा' },
  'quality.result_n': { en: 'Result {n}', ne: 'नतिजा {n}' },
  'quality.add_result': { en: 'Add a result', ne: 'नतिजा थप्नुहोस्' },
  'quality.parameter': { en: 'Parameter', ne: 'सूचक' },
  'quality.unit': { en: 'Unit', ne: 'एकाइ' },
  'quality.result': { en: 'Result', ne: 'नतिजा' },
  'quality.limit_low': { en: 'Lowest of the standard', ne: 'मापदण्डको न्यूनतम' },
  'quality.limit_high': { en: 'Highest of the standard', ne: 'मापदण्डको अधिकतम' },
  'quality.limit_no_other_source': { en: 'Accepted without another source', ne: 'अन्य स्रोत नभए स्वीकार्य' },
} as const satisfies Messages
