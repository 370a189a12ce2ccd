// Messages of drafts: notices of forms, the list of what was begun, refusals.

import type { Messages } from '#kit/language.ts'

export const draftsMessages = {
  'drafts.changed_meanwhile': {
    en: 'This form has been filled in further in another tab or on another device',
    ne: 'यो फाराम अर्को ट्याब वा उपकरणमा थप भरिएको छ',
  },
  'drafts.too_many': {
    en: 'You have {max} drafts. Send or discard one of them; until then this text is on this device only.',
    ne: 'तपाईंका {max} वटा मस्यौदा छन्। कुनै एक पठाउनुहोस् वा हटाउनुहोस्; त्यतिन्जेल यो विवरण यस उपकरणमा मात्र रहन्छ।',
  },
  'drafts.too_long': {
    en: 'The text is too long for a draft; it is on this device only',
    ne: 'विवरण मस्यौदाका लागि धेरै लामो छ; यो यस उपकरणमा मात्र छ',
  },
  'drafts.kept': { en: 'Draft saved', ne: 'मस्यौदा सुरक्षित गरियो' },
  'drafts.away': {
    en: 'No connection: the draft is saved on this device and will be saved in your account when you are connected',
    ne: 'इन्टरनेट सम्पर्क छैन: मस्यौदा यस उपकरणमा सुरक्षित छ, सम्पर्क जोडिएपछि तपाईंको खातामा सुरक्षित हुनेछ',
  },
  'drafts.not_kept': { en: 'Draft saved on this device only', ne: 'मस्यौदा यस उपकरणमा मात्र सुरक्षित गरियो' },
  'drafts.choose': {
    en: 'This page still shows what you entered here. Which text should be kept as the draft?',
    ne: 'यहाँ देखिएको तपाईंले यहीँ भर्नुभएको विवरण हो। मस्यौदाका रूपमा कुन विवरण राख्ने?',
  },
  'drafts.take_other': { en: 'Show the other text', ne: 'अर्को विवरण देखाउनुहोस्' },
  'drafts.keep_mine': { en: 'Keep what is here', ne: 'यहाँको विवरण राख्नुहोस्' },
  'drafts.title': { en: 'Forms not sent yet', ne: 'पठाउन बाँकी फाराम' },
  'drafts.continue': { en: 'Continue: {title}', ne: 'जारी राख्नुहोस्: {title}' },
  'drafts.discard': { en: 'Discard', ne: 'हटाउनुहोस्' },
  'drafts.discard_one': { en: 'Discard: {title}', ne: 'हटाउनुहोस्: {title}' },
  'drafts.discarded': { en: 'The draft was discarded', ne: 'मस्यौदा हटाइयो' },
  'drafts.saved_at': { en: 'Saved {when}', ne: 'सुरक्षित गरिएको: {when}' },
} as const satisfies Messages
