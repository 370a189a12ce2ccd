// Messages of the console screens of ordered lists, and of refused edits.

import type { Messages } from '#kit/language.ts'

export const listsMessages = {
  'lists.changed_meanwhile': {
    en: '{name} changed this on {when}. Compare what is stored now with what you typed, then save again.',
    ne: '{name}ले {when} यो विवरण परिवर्तन गर्नुभएको छ। अहिलेको विवरण र तपाईंले लेखेको विवरण तुलना गरी फेरि सुरक्षित गर्नुहोस्।',
  },
  'lists.order_changed': {
    en: 'Somebody else has changed this list meanwhile. It is shown as it is now; please try again.',
    ne: 'यसबीच अरू कसैले यो सूची परिवर्तन गरेको छ। अहिलेको सूची देखाइएको छ; कृपया फेरि प्रयास गर्नुहोस्।',
  },
  'lists.full': {
    en: 'The list already has {max} entries, the most it can hold. Remove one first.',
    ne: 'सूचीमा अधिकतम {max} वटा विवरण राख्न मिल्छ र ती पुगिसकेका छन्। पहिले कुनै एक हटाउनुहोस्।',
  },
  'lists.one_language': {
    en: 'Please write it in Nepali or in English',
    ne: 'कृपया नेपाली वा अङ्ग्रेजीमा लेख्नुहोस्',
  },
  'lists.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'lists.cancel': { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'lists.saved': { en: 'Saved. Visitors see it now.', ne: 'सुरक्षित भयो। आगन्तुकले अहिले नै देख्नेछन्।' },
  'lists.edit': { en: 'Edit {title}', ne: '{title} सम्पादन गर्नुहोस्' },
  'lists.remove': { en: 'Remove', ne: 'हटाउनुहोस्' },
  'lists.remove_one': { en: 'Remove {title}', ne: '{title} हटाउनुहोस्' },
  'lists.remove_question': { en: 'Remove this from the website?', ne: 'यो विवरण वेबसाइटबाट हटाउने हो?' },
  'lists.remove_help': {
    en: 'Visitors no longer see it. You can restore it from the list for {days} days.',
    ne: 'आगन्तुकले यो देख्ने छैनन्। {days} दिनसम्म सूचीबाट पुनः राख्न सकिन्छ।',
  },
  'lists.removed': { en: 'Removed from the website', ne: 'वेबसाइटबाट हटाइयो' },
  'lists.removed_title': { en: 'Recently removed', ne: 'हालै हटाइएका' },
  'lists.removed_by': { en: 'removed {when} by {name}', ne: '{when} {name}ले हटाउनुभएको' },
  'lists.removed_when': { en: 'removed {when}', ne: '{when} हटाइएको' },
  'lists.restore': { en: 'Restore', ne: 'पुनः राख्नुहोस्' },
  'lists.restore_one': { en: 'Restore {title}', ne: '{title} पुनः राख्नुहोस्' },
  'lists.restored': { en: 'Restored. Visitors see it again.', ne: 'पुनः राखियो। आगन्तुकले फेरि देख्नेछन्।' },
  'lists.up': { en: 'Move {title} up', ne: '{title} माथि सार्नुहोस्' },
  'lists.down': { en: 'Move {title} down', ne: '{title} तल सार्नुहोस्' },
  'lists.place': { en: '{title} is now number {place} of {total}', ne: '{title} अब {total} मध्ये {place} नम्बरमा छ' },
  'lists.empty': { en: 'Nothing has been added yet', ne: 'अहिलेसम्म केही थपिएको छैन' },
  'lists.back': { en: 'Back to the list', ne: 'सूचीमा फर्कनुहोस्' },
  'lists.shown_of': { en: '{shown} of {total} are shown', ne: '{total} मध्ये {shown} वटा देखाइएका छन्' },
  'lists.show_more': { en: 'Show {n} more', ne: 'थप {n} वटा देखाउनुहोस्' },
  'lists.see': { en: 'See it on the website', ne: 'वेबसाइटमा हेर्नुहोस्' },
  'lists.sample': { en: 'sample', ne: 'नमुना' },
  'lists.sample_list': { en: 'These are sample entries', ne: 'यी विवरण नमुना हुन्' },
  'lists.sample_list_help': {
    en: 'The website labels them as a sample. Correct them first; then confirm that they are your own.',
    ne: 'वेबसाइटमा यिनलाई नमुना भनी देखाइएको छ। पहिले सच्याउनुहोस्, त्यसपछि आफ्नै संस्थाका हुन् भनी पुष्टि गर्नुहोस्।',
  },
  'lists.confirm': { en: 'Confirm: these are ours', ne: 'पुष्टि गर्नुहोस्: यी हाम्रै हुन्' },
  'lists.confirmed': { en: 'Confirmed. The label is gone.', ne: 'पुष्टि भयो। नमुना भन्ने सङ्केत हट्यो।' },
  'lists.sample_field': { en: 'Sample', ne: 'नमुना' },
  'lists.sample_tick': {
    en: 'This is a sample until the office has confirmed it; the website says so',
    ne: 'कार्यालयले पुष्टि नगरेसम्म यो नमुना हो; वेबसाइटमा त्यही लेखिन्छ',
  },
  'lists.note': { en: 'What changed and why', ne: 'के र किन परिवर्तन गरियो' },
  'lists.note_help': {
    en: 'For the history below; visitors do not see it.',
    ne: 'तलको इतिहासका लागि; आगन्तुकले देख्दैनन्।',
  },
  'lists.history': { en: 'History', ne: 'परिवर्तनको इतिहास' },
  'lists.no_history': {
    en: 'Nobody has changed this in the console yet.',
    ne: 'यो विवरण यहाँबाट अहिलेसम्म परिवर्तन गरिएको छैन।',
  },
  'lists.act_added': { en: 'Added', ne: 'थपियो' },
  'lists.act_changed': { en: 'Changed', ne: 'परिवर्तन गरियो' },
  'lists.act_removed': { en: 'Removed', ne: 'हटाइयो' },
  'lists.act_restored': { en: 'Restored', ne: 'पुनः राखियो' },
  'lists.by_system': { en: 'the system', ne: 'प्रणाली' },
} as const satisfies Messages
