// What is said about signing in, sessions, codes and passwords?

import type { Messages } from '#kit/language.ts'

export const sessionsMessages = {
  'session.password': { en: 'Password', ne: 'पासवर्ड' },
  'session.wrong': { en: 'Incorrect username or password', ne: 'प्रयोगकर्ता नाम वा पासवर्ड मिलेन' },
  'session.slow_down': {
    en: 'Too many attempts. Please wait a little, or choose a new password with a one-time code.',
    ne: 'धेरै पटक प्रयास भयो। कृपया केही बेर पर्खनुहोस्, वा एकपटके कोडबाट नयाँ पासवर्ड छान्नुहोस्।',
  },
  'session.over': { en: 'Session expired. Please log in again.', ne: 'सत्रको म्याद सकियो। कृपया पुनः लगइन गर्नुहोस्।' },
  'session.unknown': { en: 'There is no such session', ne: 'यस्तो सत्र छैन' },
  'session.wrong_code': {
    en: 'The code is not right or is over',
    ne: 'कोड मिलेन वा यसको म्याद सकियो',
  },
  'session.wrong_current': { en: 'The current password is not right', ne: 'हालको पासवर्ड मिलेन' },
  'session.password_short': { en: 'At least {n} characters', ne: 'कम्तीमा {n} अक्षर' },
  'session.password_common': {
    en: 'This password is easy to guess. Three or four words that do not belong together are better.',
    ne: 'यो पासवर्ड सजिलै अनुमान गर्न सकिन्छ। आपसमा नमिल्ने तीन–चार शब्द राख्नु राम्रो हुन्छ।',
  },
  'session.password_personal': {
    en: 'Please do not use your name, number or address in the password',
    ne: 'कृपया पासवर्डमा आफ्नो नाम, नम्बर वा ठेगाना नराख्नुहोस्',
  },
  'session.factor_for_staff': { en: 'The second factor is for staff', ne: 'दोस्रो प्रमाणीकरण कर्मचारीका लागि हो' },
  'session.factor_not_begun': { en: 'Please begin the set-up again', ne: 'कृपया सुरुदेखि पुनः गर्नुहोस्' },
  'session.code_subject': { en: 'Your one-time code', ne: 'तपाईंको एकपटके कोड' },
  'session.code_text': {
    en: '{code} is your one-time code for {organisation}. It is good for 10 minutes. Nobody from the office will ask you for it.',
    ne: '{organisation} का लागि तपाईंको एकपटके कोड: {code}। यो १० मिनेटसम्म मान्य हुन्छ। कार्यालयबाट कसैले यो कोड सोध्दैन।',
  },
  'session.invitation_subject': { en: 'Your account at {organisation}', ne: '{organisation} मा तपाईंको खाता' },
  'session.invitation_text': {
    en: 'An account was made for you at {organisation}. Open {address} and choose your password. Activation code: {code} (good for 3 days).',
    ne: '{organisation} मा तपाईंको खाता खोलिएको छ। {address} खोलेर आफ्नो पासवर्ड छान्नुहोस्। सक्रिय गर्ने कोड: {code} (३ दिनसम्म मान्य)।',
  },
} satisfies Messages
