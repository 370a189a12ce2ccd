// What do the office's screens say about publishing anything?

import type { Messages } from '#kit/language.ts'

export const publishingConsole = {
  'publishing.acts': { en: 'What to do', ne: 'के गर्ने' },
  'publishing.history': { en: 'History', ne: 'विवरण क्रम' },
  'publishing.no_history': { en: 'Nothing has been published yet.', ne: 'अहिलेसम्म केही प्रकाशित गरिएको छैन।' },
  'publishing.act_publish': { en: 'Publish', ne: 'प्रकाशित गर्नुहोस्' },
  'publishing.act_expire': { en: 'Set the last day', ne: 'अन्तिम दिन तोक्नुहोस्' },
  'publishing.act_withdraw': { en: 'Withdraw', ne: 'फिर्ता लिनुहोस्' },
  'publishing.act_draft': { en: 'Back to draft', ne: 'मस्यौदामा फर्काउनुहोस्' },
  'publishing.act_change': { en: 'Correct details', ne: 'विवरण सच्याउनुहोस्' },
  'publishing.help_publish': {
    en: 'The public sees it from the moment you choose.',
    ne: 'तपाईंले तोकेको समयदेखि सर्वसाधारणले देख्नेछन्।',
  },
  'publishing.help_expire': {
    en: 'After its last day it leaves the website by itself. Leave the day empty and it stays.',
    ne: 'अन्तिम दिनपछि वेबसाइटबाट स्वतः हट्नेछ। दिन खाली राखेमा रहिरहनेछ।',
  },
  'publishing.help_withdraw': {
    en: 'It leaves the website at once, with its file. The reason stays in the history.',
    ne: 'वेबसाइटबाट फाइलसहित तुरुन्तै हट्नेछ। कारण विवरण क्रममा रहनेछ।',
  },
  'publishing.help_draft': {
    en: 'It becomes a draft that can be published again later.',
    ne: 'यो मस्यौदा बन्नेछ र पछि पुनः प्रकाशित गर्न सकिनेछ।',
  },
  'publishing.help_change': {
    en: 'For a slip of the pen. What stood there before is kept in the audit.',
    ne: 'लेखाइको त्रुटि सच्याउन। पहिलेको विवरण लेखाजोखा अभिलेखमा रहन्छ।',
  },
  'publishing.start': { en: 'When does the public see it?', ne: 'सर्वसाधारणले कहिलेदेखि देख्ने?' },
  'publishing.start_now': { en: 'Now', ne: 'अहिले नै' },
  'publishing.start_later': { en: 'At a later moment', ne: 'पछि तोकिएको समयदेखि' },
  'publishing.start_draft': { en: 'Not yet: keep it as a draft', ne: 'अहिले होइन: मस्यौदा राख्ने' },
  'publishing.publish_on': { en: 'From which day', ne: 'कुन दिनदेखि' },
  'publishing.publish_at': { en: 'From what time', ne: 'कति बजेदेखि' },
  'publishing.publish_at_help': {
    en: 'On the clock of Nepal; without a time from midnight.',
    ne: 'नेपाली समयअनुसार; समय नतोकेमा मध्यरातदेखि।',
  },
  'publishing.last_day': { en: 'Last day on the website', ne: 'वेबसाइटमा रहने अन्तिम दिन' },
  'publishing.last_day_help': {
    en: 'This day is still shown. Without it there is no end.',
    ne: 'यो दिन पनि देखिन्छ। खाली राखेमा हट्दैन।',
  },
  'publishing.note': { en: 'Reason', ne: 'कारण' },
  'publishing.note_ne': { en: 'Reason, in Nepali', ne: 'कारण (नेपालीमा)' },
  'publishing.note_en': { en: 'Reason, in English', ne: 'कारण (अङ्ग्रेजीमा)' },
  'publishing.cancel': { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'publishing.save': { en: 'Save', ne: 'सुरक्षित गर्नुहोस्' },
  'publishing.did': { en: 'Saved', ne: 'सुरक्षित भयो' },
  'publishing.since': { en: 'since {when}', ne: '{when} देखि' },
  'publishing.goes_public': { en: 'goes public on {when}', ne: '{when} मा प्रकाशित हुने' },
  'publishing.shown_until': { en: 'last day {day}', ne: 'अन्तिम दिन {day}' },
  'publishing.by_itself': { en: 'imported', ne: 'आयात गरिएको' },
  'publishing.happened_published': { en: 'Published', ne: 'प्रकाशित गरियो' },
  'publishing.happened_scheduled': { en: 'To be published on {when}', ne: '{when} मा प्रकाशित हुने गरी तोकियो' },
  'publishing.happened_end_set': { en: 'Last day set to {day}', ne: 'अन्तिम दिन {day} तोकियो' },
  'publishing.happened_end_removed': { en: 'Last day taken away', ne: 'अन्तिम दिन हटाइयो' },
  'publishing.happened_withdrawn': { en: 'Withdrawn', ne: 'फिर्ता लिइयो' },
  'publishing.happened_returned-to-draft': { en: 'Made a draft again', ne: 'मस्यौदामा फर्काइयो' },
  'publishing.happened_changed': { en: 'Words or dates corrected', ne: 'विवरण सच्याइयो' },
} satisfies Messages
