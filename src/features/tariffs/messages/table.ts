// Messages of the page with the whole tariff.

import type { Messages } from '#kit/language.ts'

export const tableMessages = {
  'tariffs.table_title': { en: 'Water tariff', ne: 'खानेपानी महसुल दर' },
  'tariffs.table_title_year': { en: 'Water tariff {year}', ne: 'खानेपानी महसुल दर {year}' },
  'tariffs.table_lead': {
    en: 'Monthly water charges by customer type and tap size.',
    ne: 'ग्राहकको प्रकार र धाराको आकारअनुसार मासिक खानेपानी महसुल।',
  },
  'tariffs.editions': { en: 'Fiscal years', ne: 'आर्थिक वर्षहरू' },
  'tariffs.to_calculator': { en: 'Calculate an amount', ne: 'रकम गणना गर्नुहोस्' },
  'tariffs.csv': { en: 'Download as CSV', ne: 'CSV डाउनलोड गर्नुहोस्' },
  'tariffs.rates': { en: 'Rate per additional unit', ne: 'थप प्रतियुनिट दर' },
  'tariffs.minimum_block': { en: 'for the first {units} units', ne: 'सुरुका {units} युनिटसम्म' },
  'tariffs.minimum_base': { en: 'and the units used', ne: '(खपत युनिटबाहेक)' },
  'tariffs.minimum_floor': { en: 'at least', ne: '(कम्तीमा)' },
  'tariffs.minimum_unmetered': { en: 'a month', ne: 'मासिक' },
  'tariffs.slab_between': { en: '{from}–{to} units', ne: '{from}–{to} युनिट' },
  'tariffs.slab_above': { en: 'From unit {from}', ne: '{from} युनिटदेखि माथि' },
  'tariffs.a_unit': { en: 'per unit', ne: 'प्रतियुनिट' },
  'tariffs.rate_entry': { en: '{amount} once', ne: 'एकपटक {amount}' },
  'tariffs.conditions': { en: 'Additional charges', ne: 'थप शुल्क' },
  'tariffs.sewerage_percent': {
    en: 'Sewerage charge: {percent}% of the water charge, only where the house is connected to a sewer',
    ne: 'ढल निकास शुल्क: खानेपानी महसुलको {percent}%, ढलमा जोडिएका घरलाई मात्र',
  },
  'tariffs.sewerage_flat': {
    en: 'Sewerage charge: {amount} a month, only where the house is connected to a sewer',
    ne: 'ढल निकास शुल्क: मासिक {amount}, ढलमा जोडिएका घरलाई मात्र',
  },
  'tariffs.fee_monthly': { en: '{label}: {amount} a month', ne: '{label}: मासिक {amount}' },
  'tariffs.rounded': {
    en: 'The total is rounded to the nearest rupee',
    ne: 'जम्मा रकम नजिकको रुपैयाँमा मिलान गरिन्छ',
  },
  'tariffs.steps': { en: 'Rebate and late fee', ne: 'छुट र विलम्ब शुल्क' },
  'tariffs.days': { en: 'Days after the bill', ne: 'बिलपछिका दिन' },
  'tariffs.months': { en: 'Months that have ended since the bill', ne: 'बिलपछि सकिएका महिना' },
  'tariffs.step_one': { en: '{from}', ne: '{from}' },
  'tariffs.repeat_month_one': {
    en: 'each further month, until the tap is cut',
    ne: 'त्यसपछि प्रत्येक महिना, धारा नकाटिएसम्म',
  },
  'tariffs.repeat_month': {
    en: 'every {count} further months, until the tap is cut',
    ne: 'त्यसपछि प्रत्येक {count} महिनामा, धारा नकाटिएसम्म',
  },
  'tariffs.repeat_day': {
    en: 'every {count} further days, until the tap is cut',
    ne: 'त्यसपछि प्रत्येक {count} दिनमा, धारा नकाटिएसम्म',
  },
  'tariffs.change_more': { en: '{percent}% late fee more', ne: 'थप {percent}% विलम्ब शुल्क' },
  'tariffs.days_between': { en: '{from} to {to}', ne: '{from}देखि {to}' },
  'tariffs.days_above': { en: '{from} and more', ne: '{from} वा सोभन्दा बढी' },
  'tariffs.change': { en: 'Adjustment of the bill', ne: 'बिलमा थपघट' },
  'tariffs.change_rebate': { en: '{percent}% rebate', ne: '{percent}% छुट' },
  'tariffs.change_plain': { en: 'no adjustment', ne: 'थपघट हुँदैन' },
  'tariffs.change_fine': { en: '{percent}% late fee', ne: '{percent}% विलम्ब शुल्क' },
} as const satisfies Messages
