// Messages of the console about readings that came after the bills of their month.

import type { Messages } from '#kit/language.ts'

export const lateReadingMessages = {
  'bills.late_readings': { en: 'Readings after the bills of their month', ne: 'महिनाको बिल बनेपछि आएका रिडिङ' },
  'bills.late_readings_lead': {
    en: 'These connections had no reading when their month was billed; it has come since. No later bill charges that month: another run of the month makes the missing bills.',
    ne: 'महिनाको बिल बनाउँदा यी धाराको रिडिङ थिएन, पछि मात्र आयो। त्यो महिनाको महसुल पछिको कुनै बिलमा पर्दैन; बाँकी बिल सोही महिनाको अर्को कार्यबाट बन्छ।',
  },
  'bills.late_readings_none': {
    en: 'No month lacks a bill because its reading came later.',
    ne: 'रिडिङ पछि आएका कारण बिल बन्न बाँकी कुनै महिना छैन।',
  },
  'bills.late_readings_of': {
    en: 'Readings that came after the bills of {month}: {count}',
    ne: '{month}को बिल बनेपछि आएका रिडिङ: {count}',
  },
  'bills.late_readings_list': { en: 'Connections with such readings', ne: 'रिडिङ पछि आएका धारा' },
  'bills.late_readings_prepare': {
    en: 'Prepare the missing bills of {month}',
    ne: '{month}का बाँकी बिल तयार गर्नुहोस्',
  },
  'bills.late_readings_prepared': {
    en: 'The missing bills of {month} are prepared',
    ne: '{month}का बाँकी बिल तयार भए',
  },
  'bills.read_on': { en: 'Read on', ne: 'रिडिङ मिति' },
  'bills.entered_on': { en: 'Entered on', ne: 'प्रविष्टि मिति' },
} as const satisfies Messages
