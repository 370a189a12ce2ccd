// Messages of the meter reading schedule.

import type { Messages } from '#kit/language.ts'

export const readingSchedulesMessages = {
  'readings.title': { en: 'Meter reading schedule', ne: 'मिटर रिडिङ तालिका' },
  'readings.lead': {
    en: 'Dates of meter reading in your ward or tol. Please keep the way to the meter clear.',
    ne: 'तपाईंको वडा वा टोलमा मिटर रिडर आउने दिन। कृपया मिटरसम्म पुग्ने बाटो खुला राखिदिनुहोस्।',
  },
  'readings.your_day': { en: 'Your reading day: {days}', ne: 'तपाईंको मिटर रिडिङ मिति: {days}' },
  'readings.your_days': { en: 'Your reading days: {days}', ne: 'तपाईंको मिटर रिडिङ मिति: {days}' },
  'readings.today': { en: 'The meter reader comes today', ne: 'मिटर रिडर आज आउनुहुनेछ' },
  'readings.none': {
    en: 'No reading date has been published for this tol yet',
    ne: 'यस टोलका लागि मिटर रिडिङ मिति प्रकाशित भएको छैन',
  },
  'readings.by': { en: 'Meter reader: {reader}', ne: 'मिटर रिडर: {reader}' },
  'readings.whole_ward': { en: 'Whole ward', ne: 'पूरै वडा' },
  'readings.list': { en: 'All reading days', ne: 'सबै रिडिङ मिति' },
  'readings.month': { en: 'Month', ne: 'महिना' },
  'readings.days': { en: 'Reading date (BS)', ne: 'रिडिङ मिति (वि.सं.)' },
  'readings.days_ad': { en: 'Date (AD)', ne: 'मिति (ई.सं.)' },
  'readings.ward': { en: 'Ward', ne: 'वडा' },
  'readings.tol': { en: 'Tol', ne: 'टोल' },
  'readings.reader': { en: 'Meter reader', ne: 'मिटर रिडर' },
  'readings.search': { en: 'Search tol or reader', ne: 'टोल वा मिटर रिडर खोज्नुहोस्' },
  'readings.print': { en: 'Print', ne: 'मुद्रण गर्नुहोस्' },
  'readings.year': { en: 'Year', ne: 'साल' },
  'readings.sample': {
    en: 'Sample schedule for demonstration; not used for meter reading',
    ne: 'प्रदर्शनका लागि नमुना तालिका; यसअनुसार मिटर रिडिङ हुँदैन',
  },
  'readings.csv': { en: 'Open data (CSV)', ne: 'खुला तथ्याङ्क (CSV)' },
  'readings.number_wrong': {
    en: 'Column {column}: “{text}” is not a whole number',
    ne: '{column} स्तम्भ: “{text}” पूर्णाङ्क होइन',
  },
  'readings.month_unknown': { en: '“{text}” is not a Bikram Sambat month', ne: '“{text}” वि.सं. को महिना होइन' },
  'readings.year_unknown': { en: 'The calendar does not include the year {year}', ne: 'पात्रोमा {year} साल छैन' },
  'readings.day_wrong': { en: 'The days must be from 1 to {days}', ne: 'गते १ देखि {days}सम्म हुनुपर्छ' },
  'readings.order_wrong': { en: 'to_day must not be before from_day', ne: 'to_day, from_day भन्दा अघि हुनु हुँदैन' },
  'readings.reader_lacking': {
    en: 'Give the reader in both languages (reader_en and reader_ne)',
    ne: 'मिटर रिडरको नाम दुवै भाषामा दिनुहोस् (reader_en र reader_ne)',
  },
  'readings.tol_unknown': { en: 'There is no tol {tol} in ward {ward}', ne: 'वडा नं. {ward}मा {tol} नामको टोल छैन' },
} as const satisfies Messages
