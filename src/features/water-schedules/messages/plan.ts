// Messages of the console screens of supply plans.

import type { Messages } from '#kit/language.ts'

export const supplyPlanMessages = {
  'supply.plan_title': { en: 'Supply plan', ne: 'वितरण योजना' },
  'supply.plan_lead': {
    en: 'When water comes to each zone, week by week. A new plan is approved by a second person and holds from its day on.',
    ne: 'हरेक जोनमा हप्ताभरि पानी आउने समय। नयाँ योजना अर्को व्यक्तिबाट स्वीकृत भई तोकिएको मितिदेखि लागू हुन्छ।',
  },
  'supply.plan_new': { en: 'New supply plan', ne: 'नयाँ वितरण योजना' },
  'supply.plan_row': { en: 'New supply of the week', ne: 'हप्ताको नयाँ वितरण' },
  'supply.repetition': { en: 'On which days', ne: 'कुन दिन' },
  'supply.repetition_weekdays': { en: 'Certain weekdays', ne: 'तोकिएका बार' },
  'supply.repetition_every': { en: 'Every so many days', ne: 'केही दिनको अन्तरमा' },
  'supply.weekdays': { en: 'Weekdays', ne: 'बार' },
  'supply.weekdays_missing': { en: 'Choose at least one weekday', ne: 'कम्तीमा एउटा बार छान्नुहोस्' },
  'supply.interval': { en: 'Every how many days', ne: 'कति दिनको अन्तरमा' },
  'supply.interval_help': { en: '1 is every day, 2 every second day', ne: '१ भनेको हरेक दिन, २ भनेको एक दिन बिराएर' },
  'supply.counted_from': { en: 'A day on which water comes', ne: 'पानी आउने कुनै एक दिन' },
  'supply.plan_starts': { en: 'Water comes at', ne: 'पानी आउने समय' },
  'supply.plan_minutes': { en: 'For how many minutes', ne: 'कति मिनेटसम्म' },
  'supply.season': { en: 'Season', ne: 'अवधि' },
  'supply.season_year': { en: 'All year', ne: 'वर्षभरि' },
  'supply.season_part': { en: 'A part of the year', ne: 'वर्षको केही अवधि' },
  'supply.season_from_month': { en: 'First month', ne: 'सुरु हुने महिना' },
  'supply.season_from_day': { en: 'First day', ne: 'सुरु हुने गते' },
  'supply.season_to_month': { en: 'Last month', ne: 'अन्त्य हुने महिना' },
  'supply.season_to_day': { en: 'Last day', ne: 'अन्त्य हुने गते' },
  'supply.plan_hours': { en: 'Time', ne: 'समय' },
  'supply.plan_sample': {
    en: 'Sample, not the real time; the website says so',
    ne: 'नमुना हो, वास्तविक समय होइन; वेबसाइटमा त्यही लेखिन्छ',
  },
  'supply.sample_yes': { en: 'sample', ne: 'नमुना' },
  'supply.rows_overlap': {
    en: 'On {date} its time overlaps with row {n}',
    ne: '{date} यसको समय पङ्क्ति {n}सँग दोहोरिन्छ',
  },
  'supply.plan_week': { en: 'The first week of this plan', ne: 'यस योजनाको पहिलो हप्ता' },
  'supply.plan_week_none': { en: 'No water comes in that week.', ne: 'त्यस हप्ता पानी आउँदैन।' },
} as const satisfies Messages
