// Names of months and weekdays, and messages about dates.

import type { Bilingual, Messages } from '#kit/language.ts'

export const calendarMessages = {
  'calendar.unreadable': {
    en: 'Please write the date as year/month/day, for example 2083/08/05',
    ne: 'कृपया मिति वर्ष/महिना/गतेको क्रममा लेख्नुहोस्, जस्तै २०८३/०८/०५',
  },
  'calendar.unreadable_ad': {
    en: 'Please write the date as year-month-day, for example 2026-11-21',
    ne: 'कृपया मिति वर्ष-महिना-दिनको क्रममा लेख्नुहोस्, जस्तै २०२६-११-२१',
  },
  'calendar.year_unknown': {
    en: 'Please enter a BS year from {first} to {last}',
    ne: 'कृपया {first}देखि {last}सम्मको वि.सं. वर्ष लेख्नुहोस्',
  },
  'calendar.month_unknown': {
    en: 'The month must be from 1 to 12',
    ne: 'महिना १ देखि १२ सम्म हुनुपर्छ',
  },
  'calendar.day_unknown': {
    en: 'This month has {days} days in that year',
    ne: 'त्यस वर्षको यो महिना {days} गतेसम्म मात्र छ',
  },
  'calendar.estimated': { en: 'estimated', ne: 'अनुमानित' },
  'calendar.ad': { en: 'AD', ne: 'ई.सं.' },
} as const satisfies Messages

/** Baisakh first. */
export const bsMonthNames: readonly Bilingual[] = [
  { en: 'Baisakh', ne: 'वैशाख' },
  { en: 'Jestha', ne: 'जेठ' },
  { en: 'Ashadh', ne: 'असार' },
  { en: 'Shrawan', ne: 'साउन' },
  { en: 'Bhadra', ne: 'भदौ' },
  { en: 'Ashwin', ne: 'असोज' },
  { en: 'Kartik', ne: 'कात्तिक' },
  { en: 'Mangsir', ne: 'मङ्सिर' },
  { en: 'Poush', ne: 'पुस' },
  { en: 'Magh', ne: 'माघ' },
  { en: 'Falgun', ne: 'फागुन' },
  { en: 'Chaitra', ne: 'चैत' },
]

/** January first. */
export const adMonthNames: readonly Bilingual[] = [
  { en: 'January', ne: 'जनवरी' },
  { en: 'February', ne: 'फेब्रुअरी' },
  { en: 'March', ne: 'मार्च' },
  { en: 'April', ne: 'अप्रिल' },
  { en: 'May', ne: 'मे' },
  { en: 'June', ne: 'जुन' },
  { en: 'July', ne: 'जुलाई' },
  { en: 'August', ne: 'अगस्ट' },
  { en: 'September', ne: 'सेप्टेम्बर' },
  { en: 'October', ne: 'अक्टोबर' },
  { en: 'November', ne: 'नोभेम्बर' },
  { en: 'December', ne: 'डिसेम्बर' },
]

/** Sunday first. */
export const weekdayNames: readonly Bilingual[] = [
  { en: 'Sunday', ne: 'आइतबार' },
  { en: 'Monday', ne: 'सोमबार' },
  { en: 'Tuesday', ne: 'मङ्गलबार' },
  { en: 'Wednesday', ne: 'बुधबार' },
  { en: 'Thursday', ne: 'बिहीबार' },
  { en: 'Friday', ne: 'शुक्रबार' },
  { en: 'Saturday', ne: 'शनिबार' },
]

/** Sunday first, for the header of a month grid. */
export const shortWeekdayNames: readonly Bilingual[] = [
  { en: 'Sun', ne: 'आइत' },
  { en: 'Mon', ne: 'सोम' },
  { en: 'Tue', ne: 'मङ्गल' },
  { en: 'Wed', ne: 'बुध' },
  { en: 'Thu', ne: 'बिही' },
  { en: 'Fri', ne: 'शुक्र' },
  { en: 'Sat', ne: 'शनि' },
]
