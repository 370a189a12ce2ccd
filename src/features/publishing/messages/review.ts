// Messages of the page of all published kinds.

import type { Messages } from '#kit/language.ts'

export const reviewMessages = {
  'review.title': { en: 'Review and deadlines', ne: 'समीक्षा तथा म्याद' },
  'review.lead': {
    en: 'What begins, ends, lacks a language or is due for review, of everything you may publish.',
    ne: 'तपाईंले प्रकाशन गर्न मिल्ने सबै सामग्रीमध्ये प्रकाशन हुने, हट्ने, भाषा अपुग र पुनरावलोकन गर्नुपर्ने।',
  },
  'review.lead_required': {
    en: 'Items to review, and those that begin, end, lack a language or are due for review, of everything you may publish.',
    ne: 'तपाईंले प्रकाशन गर्न मिल्ने सबै सामग्रीमध्ये अर्को व्यक्तिको समीक्षा बाँकी, प्रकाशन हुने, हट्ने, भाषा अपुग र पुनरावलोकन गर्नुपर्ने।',
  },
  'review.waiting': { en: 'Waiting for review', ne: 'समीक्षा बाँकी' },
  'review.flagged': { en: 'Public or scheduled without review', ne: 'समीक्षाविना प्रकाशित वा प्रकाशन हुन बाँकी' },
  'review.scheduled': { en: 'Scheduled', ne: 'प्रकाशन हुन बाँकी' },
  'review.ending': { en: 'Ends within {n} days', ne: '{n} दिनभित्र हट्ने' },
  'review.missing': { en: 'A language is missing', ne: 'एउटा भाषा अपुग' },
  'review.broken': { en: 'Links that lead nowhere', ne: 'नखुल्ने लिङ्क भएका' },
  'review.at_broken': { en: 'found {when}', ne: '{when}देखि' },
  'review.due': { en: 'Review due within {n} days', ne: '{n} दिनभित्र पुनरावलोकन गर्नुपर्ने' },
  'review.at_waiting': { en: 'submitted {when}', ne: 'पेस गरिएको: {when}' },
  'review.at_flagged': { en: 'since {when}', ne: '{when}देखि' },
  'review.at_scheduled': { en: 'public from {when}', ne: '{when}देखि सार्वजनिक' },
  'review.at_ending': { en: 'public until {when}', ne: '{when}सम्म सार्वजनिक' },
  'review.at_missing': { en: 'created {when}', ne: 'प्रविष्ट: {when}' },
  'review.at_due': { en: 'review on {when}', ne: 'पुनरावलोकन: {when}' },
  'review.none': { en: 'Nothing', ne: 'केही छैन' },
  'review.more': { en: 'The first {n} are shown.', ne: 'पहिलो {n} वटा देखाइएका छन्।' },
} as const satisfies Messages
