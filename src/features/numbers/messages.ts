// Messages of the numbers of the office.

import type { Messages } from '#kit/language.ts'

export const numbersMessages = {
  'numbers.title': { en: 'Numbers', ne: 'तथ्याङ्क' },
  'numbers.lead': {
    en: 'How the office answers, what is waiting, and which pages people read.',
    ne: 'कार्यालयले कति समयमा काम गर्छ, के बाँकी छ र कुन पृष्ठ कति हेरिन्छ।',
  },
  'numbers.calendar': { en: 'Calendar', ne: 'पात्रो' },
  'numbers.bs': { en: 'Bikram Sambat', ne: 'विक्रम संवत्' },
  'numbers.ad': { en: 'Gregorian', ne: 'इस्वी संवत्' },
  'numbers.month': { en: 'Month', ne: 'महिना' },
  'numbers.show': { en: 'Show', ne: 'हेर्नुहोस्' },
  'numbers.period': { en: '{from} to {to}', ne: '{from}देखि {to}सम्म' },
  'numbers.complaints': { en: 'Complaints received', ne: 'प्राप्त गुनासो' },
  'numbers.complaints_help': {
    en: 'Time is counted in office hours, without the time in which the office waited for an answer of the reporter.',
    ne: 'समय कार्यालय समयका घण्टामा गनिएको हो; गुनासोकर्ताको जवाफ पर्खिएको समय गनिँदैन।',
  },
  'numbers.type': { en: 'Type', ne: 'प्रकार' },
  'numbers.received': { en: 'Received', ne: 'प्राप्त' },
  'numbers.finished': { en: 'Finished', ne: 'फर्छ्यौट' },
  'numbers.median': { en: 'Half finished within', ne: 'आधा फर्छ्यौट हुन लागेको समय' },
  'numbers.limit': { en: 'Limit', ne: 'समयसीमा' },
  'numbers.hours': { en: '{n} h', ne: '{n} घण्टा' },
  'numbers.in_time': { en: 'In time', ne: 'समयभित्र' },
  'numbers.share': { en: '{share}% ({n} of {total})', ne: '{share}% ({total} मध्ये {n})' },
  'numbers.applications': { en: 'Open applications', ne: 'कारबाही बाँकी निवेदन' },
  'numbers.applications_help': {
    en: 'As they are now, by the days since the last step.',
    ne: 'अहिलेको अवस्था, अन्तिम चरणपछि बितेका दिनअनुसार।',
  },
  'numbers.stage': { en: 'Stage', ne: 'चरण' },
  'numbers.stage_submitted': { en: 'To be prepared', ne: 'तयार गर्न बाँकी' },
  'numbers.stage_prepared': { en: 'To be checked', ne: 'चेक जाँच गर्न बाँकी' },
  'numbers.stage_checked': { en: 'To be approved', ne: 'स्वीकृत गर्न बाँकी' },
  'numbers.stage_returned': { en: 'Returned to the applicant', ne: 'निवेदकलाई फिर्ता' },
  'numbers.up_to_7': { en: 'Up to 7 days', ne: '७ दिनसम्म' },
  'numbers.up_to_30': { en: '8 to 30 days', ne: '८ देखि ३० दिन' },
  'numbers.older': { en: 'More than 30 days', ne: '३० दिनभन्दा बढी' },
  'numbers.total': { en: 'Total', ne: 'जम्मा' },
  'numbers.visits': { en: 'Visits to the website', ne: 'वेबसाइट हेराइ' },
  'numbers.visits_help': {
    en: 'Opened pages, without search engines and other programs. Nothing is stored about visitors; no cookie, no other website.',
    ne: 'खोलिएका पृष्ठको सङ्ख्या, खोज इन्जिन र अन्य प्रोग्राम बाहेक। आगन्तुकबारे केही राखिँदैन; कुकी वा अन्य वेबसाइट प्रयोग हुँदैन।',
  },
  'numbers.page': { en: 'Page', ne: 'पृष्ठ' },
  'numbers.day': { en: 'Day', ne: 'मिति' },
  'numbers.by_day': { en: 'Visits by day', ne: 'दिनअनुसार हेराइ' },
  'numbers.none': { en: 'No visits were counted in this period.', ne: 'यस अवधिमा कुनै हेराइ गनिएको छैन।' },
  'numbers.home': { en: 'Home', ne: 'गृहपृष्ठ' },
} as const satisfies Messages
