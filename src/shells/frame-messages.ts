// Messages of the signed-in frame, some of them also of public pages.

import type { Messages } from '#kit/language.ts'

export const frameMessages = {
  'nav.skip': { en: 'Skip to main content', ne: 'मुख्य सामग्रीमा जानुहोस्' },
  'footer.contact': { en: 'Contact', ne: 'सम्पर्क' },
  'error.failed': { en: 'Something went wrong', ne: 'समस्या आयो' },
  'error.failed_text': {
    en: 'The page could not be shown. If you received a number for what you sent, it has been stored. Please try again in a moment.',
    ne: 'पृष्ठ तयार गर्न सकिएन। तपाईंले दर्ता नम्बर पाउनुभएको भए तपाईंले पठाएको विवरण सुरक्षित छ। कृपया केही बेरमा पुनः प्रयास गर्नुहोस्।',
  },
  'error.reference': { en: 'Reference number: {reference}', ne: 'सन्दर्भ नम्बर: {reference}' },
  'error.retry': { en: 'Retry', ne: 'पुनः प्रयास गर्नुहोस्' },
  'error.home': { en: 'Back to home', ne: 'गृहपृष्ठमा फर्कनुहोस्' },
  'nav.account': { en: 'My account', ne: 'मेरो खाता' },
  'nav.logout': { en: 'Log out', ne: 'लगआउट' },
  'nav.website': { en: 'Website', ne: 'वेबसाइट' },
  'navigation.label': { en: 'My pages', ne: 'मेरा पृष्ठहरू' },
  'navigation.waiting': { en: '{n} pending', ne: '{n} बाँकी' },
  'navigation.more': { en: 'More', ne: 'थप' },
  'navigation.group_today': { en: 'Today', ne: 'आज' },
  'navigation.group_cases': { en: 'Cases', ne: 'गुनासो र निवेदन' },
  'navigation.group_accounts': { en: 'Customers and bills', ne: 'ग्राहक र महसुल' },
  'navigation.group_water': { en: 'Water', ne: 'खानेपानी' },
  'navigation.group_publish': { en: 'Publish', ne: 'प्रकाशन' },
  'navigation.group_people': { en: 'People shown', ne: 'देखाइने व्यक्ति' },
  'navigation.group_settings': { en: 'Settings', ne: 'व्यवस्थापन' },
  'navigation.group_office': { en: 'Office', ne: 'कार्यालय' },
  'navigation.group_own': { en: 'My account', ne: 'मेरो खाता' },
  'navigation.overview': { en: 'Overview', ne: 'सारांश' },
  'signed.office': { en: 'Call the office:', ne: 'कार्यालयको फोन:' },
  'signed.leave_unsaved': {
    en: 'Something on this page has not been saved: a file you chose, or text while there is no connection. Leave the page?',
    ne: 'यस पृष्ठमा सुरक्षित नभएको विवरण छ: तपाईंले छान्नुभएको फाइल वा सम्पर्क नभएको बेला लेखिएको विवरण। पृष्ठ छोड्ने हो?',
  },
  'signed.wait': { en: 'Please wait...', ne: 'कृपया पर्खनुहोस्...' },
  'signed.no_script': {
    en: 'These pages need JavaScript, which is switched off in this browser. The office helps by phone.',
    ne: 'यी पृष्ठका लागि जाभास्क्रिप्ट चाहिन्छ, जुन यस ब्राउजरमा बन्द छ। कार्यालयले फोनमा सहयोग गर्छ।',
  },
  'signed.forbidden': { en: 'You do not have permission for this', ne: 'तपाईंलाई यो कार्य गर्ने अनुमति छैन' },
  'signed.forbidden_text': {
    en: 'If you need it for your work, ask the administrator of your organisation.',
    ne: 'कामका लागि आवश्यक भए संस्थाको प्रशासकलाई अनुरोध गर्नुहोस्।',
  },
  'signed.audit_log': { en: 'Audit log of this item', ne: 'यस विवरणको गतिविधि अभिलेख' },
  'signed.to_overview': { en: 'Go to the overview', ne: 'सारांशमा जानुहोस्' },
  'signed.to_list': { en: 'Go to the list', ne: 'सूचीमा जानुहोस्' },
  'signed.missing': { en: 'This does not exist', ne: 'यो विवरण फेला परेन' },
  'signed.failed': { en: 'This could not be loaded', ne: 'यो देखाउन सकिएन' },
  'signed.failed_text': {
    en: 'Check your connection and try again.',
    ne: 'कृपया इन्टरनेट सम्पर्क जाँची पुनः प्रयास गर्नुहोस्।',
  },
} as const satisfies Messages
