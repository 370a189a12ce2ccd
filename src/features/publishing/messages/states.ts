// Messages of publishing states and of refused transitions.

import type { Messages } from '#kit/language.ts'

export const publishingMessages = {
  'publishing.draft': { en: 'Draft', ne: 'मस्यौदा' },
  'publishing.scheduled': { en: 'Scheduled', ne: 'प्रकाशन हुन बाँकी' },
  'publishing.published': { en: 'Published', ne: 'प्रकाशित' },
  'publishing.ending': { en: 'Ends within {n} days', ne: '{n} दिनभित्र हट्ने' },
  'publishing.expired': { en: 'Expired', ne: 'म्याद सकिएको' },
  'publishing.withdrawn': { en: 'Withdrawn', ne: 'फिर्ता लिइएको' },
  'publishing.withdrawn_title': { en: 'This has been withdrawn', ne: 'यो फिर्ता लिइएको छ' },
  'publishing.withdrawn_because': {
    en: 'The office withdrew this on {date}. Reason: {note}',
    ne: 'कार्यालयले {date} यो फिर्ता लिएको छ। कारण: {note}',
  },
  'publishing.already_public': { en: 'This is already published', ne: 'यो पहिले नै प्रकाशित भइसकेको छ' },
  'publishing.still_public': {
    en: 'This is public now; withdraw it with an explanation',
    ne: 'यो अहिले सार्वजनिक छ; कारण उल्लेख गरी फिर्ता लिनुहोस्',
  },
  'publishing.changed_meanwhile': {
    en: '{name} corrected this ({when}) after you opened it. Your changes have not been saved.',
    ne: 'तपाईंले खोलेपछि {name}ले यो सच्याउनुभएको छ ({when})। तपाईंको सुधार अझै सुरक्षित भएको छैन।',
  },
  'publishing.order_changed_meanwhile': {
    en: 'The order was changed meanwhile. It is shown as it is now; move again what you need.',
    ne: 'यसबीचमा क्रम परिवर्तन भएको छ। अहिलेको क्रम देखाइएको छ; आवश्यक भए फेरि सार्नुहोस्।',
  },
  'publishing.order_incomplete': {
    en: 'An order names every item once',
    ne: 'क्रममा प्रत्येक विवरण एक पटक हुनुपर्छ',
  },
  'publishing.already_draft': { en: 'This is already a draft', ne: 'यो पहिले नै मस्यौदा हो' },
  'publishing.moment_past': {
    en: 'This time has passed; choose a later time or publish now',
    ne: 'यो समय बितिसक्यो; पछिको समय छान्नुहोस् वा अहिले नै प्रकाशित गर्नुहोस्',
  },
  'publishing.does_not_fit': {
    en: 'This does not match the selected publication time',
    ne: 'यो प्रकाशन हुने समयको छनोटसँग मिल्दैन',
  },
  'publishing.time_unreadable': {
    en: 'Enter a time such as 14:30',
    ne: 'समय १४:३० को ढाँचामा लेख्नुहोस्',
  },
  'publishing.expiry_before_start': {
    en: 'The end of publication must be after its start and in the future',
    ne: 'प्रकाशनको अन्त्य सुरुभन्दा र अहिलेको समयभन्दा पछि हुनुपर्छ',
  },
  'publishing.not_published': {
    en: 'This was never published and cannot be withdrawn',
    ne: 'यो प्रकाशित नभएकाले फिर्ता लिन मिल्दैन',
  },
  'publishing.withdrawn_without_last_day': {
    en: 'This has been withdrawn and has no last day; publish it again to set one',
    ne: 'यो फिर्ता लिइएकाले यसको अन्तिम दिन हुँदैन; अन्तिम दिन तोक्न पुनः प्रकाशित गर्नुहोस्',
  },
  'publishing.draft_without_last_day': {
    en: 'A draft has no last day; set it when you publish',
    ne: 'मस्यौदाको अन्तिम दिन हुँदैन; प्रकाशित गर्दा तोक्नुहोस्',
  },
  'publishing.already_withdrawn': { en: 'This has already been withdrawn', ne: 'यो पहिले नै फिर्ता लिइएको छ' },
  'publishing.review_not_required': {
    en: 'This organisation publishes without review by another person',
    ne: 'यस संस्थामा अर्को व्यक्तिको समीक्षाविना नै प्रकाशन गरिन्छ',
  },
  'publishing.review_asked': {
    en: 'Another person has to approve this. Submit it, or state why it has to be public before the review.',
    ne: 'यो अर्को व्यक्तिले स्वीकृत गर्नुपर्छ। समीक्षाका लागि पेस गर्नुहोस्, वा समीक्षाअघि नै प्रकाशित गर्नुपर्ने कारण लेख्नुहोस्।',
  },
  'publishing.already_submitted': { en: 'This is already waiting for review', ne: 'यो समीक्षाका लागि पेस भइसकेको छ' },
  'publishing.not_submitted': { en: 'This is not waiting for review', ne: 'यो समीक्षाका लागि पेस भएको छैन' },
  'publishing.own_submission': {
    en: 'You submitted, published or corrected it. Somebody else has to approve it; people who can: {count}.',
    ne: 'यो तपाईंले पेस, प्रकाशित वा संशोधन गर्नुभएको हो। अर्को व्यक्तिले स्वीकृत गर्नुपर्छ; स्वीकृत गर्न सक्ने व्यक्ति: {count}।',
  },
  'publishing.too_many_previews': {
    en: 'It has as many preview addresses as it may have; revoke one of them first',
    ne: 'यसका पूर्वावलोकन ठेगाना अधिकतम सङ्ख्यामा पुगेका छन्; पहिले एउटा रद्द गर्नुहोस्',
  },
  'publishing.preview_unknown': {
    en: 'There is no such preview address, or it has ended',
    ne: 'यस्तो पूर्वावलोकन ठेगाना छैन वा त्यसको अवधि सकिएको छ',
  },
  'publishing.version_unknown': {
    en: 'There is no such version, or it is not stored',
    ne: 'यस्तो संस्करण छैन वा सुरक्षित छैन',
  },
  'publishing.review_day_past': { en: 'Choose today or a later day', ne: 'आज वा त्यसपछिको मिति छान्नुहोस्' },
  'publishing.explanation_required': {
    en: 'Enter the reason for the withdrawal',
    ne: 'फिर्ता लिनुको कारण उल्लेख गर्नुहोस्',
  },
} as const satisfies Messages
