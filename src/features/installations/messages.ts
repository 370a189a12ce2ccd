// Messages of the set-up of an empty installation.

import type { Messages } from '#kit/language.ts'

export const installationsMessages = {
  'installations.title': { en: 'Set up the website', ne: 'वेबसाइट सुरु गर्नुहोस्' },
  'installations.lead': {
    en: 'No organisation has been added yet. Enter the first one here, once. The website and the administrator’s account then exist immediately; everything can be changed later.',
    ne: 'अहिलेसम्म कुनै संस्था थपिएको छैन। पहिलो संस्थाको विवरण यहाँ एक पटक मात्र भर्नुहोस्। त्यसपछि वेबसाइट र प्रशासकको खाता तुरुन्तै तयार हुन्छ; सबै विवरण पछि परिवर्तन गर्न सकिन्छ।',
  },
  'installations.other_language': { en: 'नेपालीमा हेर्नुहोस्', ne: 'View in English' },
  'installations.on_server': { en: 'Or by a command on the server:', ne: 'वा सर्भरमा यो आदेश चलाउनुहोस्:' },
  'installations.code': { en: 'Set-up code', ne: 'सुरु गर्ने कोड' },
  'installations.code_help': {
    en: 'The log of the server shows it when the website starts.',
    ne: 'वेबसाइट सुरु हुँदा सर्भरको अभिलेख (लग) मा यो कोड देखिन्छ।',
  },
  'installations.organisation': { en: 'Organisation', ne: 'संस्था' },
  'installations.name': { en: 'Name of the organisation', ne: 'संस्थाको नाम' },
  'installations.number': { en: 'Number of the organisation', ne: 'संस्थाको नम्बर' },
  'installations.number_help': {
    en: 'As in the list of water supply organisations. It is part of addresses and cannot be changed.',
    ne: 'खानेपानी संस्थाहरूको सूचीमा भएको नम्बर। यो ठेगानाहरूमा प्रयोग हुन्छ र पछि परिवर्तन हुँदैन।',
  },
  'installations.host': { en: 'Host name', ne: 'होस्ट नाम' },
  'installations.host_help': { en: 'For example: water.example.org.np', ne: 'उदाहरण: water.example.org.np' },
  'installations.logo': { en: 'Emblem', ne: 'चिह्न (लोगो)' },
  'installations.hours': { en: 'Office hours', ne: 'कार्यालय समय' },
  'installations.hours_help': {
    en: 'Winter hours and holidays can be added later.',
    ne: 'जाडो समय र सार्वजनिक बिदा पछि थप्न सकिन्छ।',
  },
  'installations.weekdays': { en: 'Open on', ne: 'खुल्ने बार' },
  'installations.opens': { en: 'Opens at', ne: 'खुल्ने समय' },
  'installations.closes': { en: 'Closes at', ne: 'बन्द हुने समय' },
  'installations.administrator': { en: 'First administrator', ne: 'पहिलो प्रशासक' },
  'installations.administrator_name': { en: 'Name', ne: 'नाम' },
  'installations.email': { en: 'Email', ne: 'इमेल' },
  'installations.content': { en: 'Content to begin with', ne: 'सुरुको सामग्री' },
  'installations.content_none': { en: 'None', ne: 'केही नराख्ने' },
  'installations.content_samples': { en: 'Sample texts as drafts', ne: 'नमुना पाठ, मस्यौदाका रूपमा' },
  'installations.content_samples_help': {
    en: 'Thirteen services of the citizen charter, eight questions and two pages. Nobody sees them until the office has corrected and published them.',
    ne: 'नागरिक वडापत्रका १३ सेवा, आठ प्रश्न र दुई पृष्ठ। कार्यालयले सच्याएर प्रकाशन नगरेसम्म ती कसैले देख्दैनन्।',
  },
  'installations.send': { en: 'Set up', ne: 'सुरु गर्नुहोस्' },
  'installations.done': { en: 'The website is set up', ne: 'वेबसाइट तयार भयो' },
  'installations.done_text': {
    en: 'Write down this code: it is shown once and is valid for 3 days. With it the administrator chooses a password.',
    ne: 'यो कोड टिपेर राख्नुहोस्: यो एक पटक मात्र देखिन्छ र ३ दिनसम्म मान्य हुन्छ। यसैबाट प्रशासकले पासवर्ड छान्नुहुन्छ।',
  },
  'installations.activation': { en: 'Activation code', ne: 'सक्रियकरण कोड' },
  'installations.choose_password': { en: 'Choose a password', ne: 'पासवर्ड छान्नुहोस्' },
  'installations.to_website': { en: 'Open the website', ne: 'वेबसाइट खोल्नुहोस्' },
  'installations.wrong_code': {
    en: 'The code is incorrect. It is in the log of the server.',
    ne: 'कोड मिलेन। सर्भरको अभिलेख (लग) मा हेर्नुहोस्।',
  },
  'installations.too_many': {
    en: 'Too many attempts. Wait an hour, or add the organisation by the command on the server.',
    ne: 'धेरै पटक प्रयास भयो। एक घण्टा पर्खनुहोस्, वा सर्भरमा आदेश चलाएर संस्था थप्नुहोस्।',
  },
  'installations.closed': {
    en: 'An organisation has been added meanwhile. Log in instead.',
    ne: 'यसबीच संस्था थपिसकिएको छ। कृपया लगइन गर्नुहोस्।',
  },
  'installations.not_a_host': {
    en: 'A host name has letters, digits, dots and hyphens, as water.example.org.np',
    ne: 'होस्ट नाममा अङ्ग्रेजी अक्षर, अङ्क, थोप्लो र हाइफन मात्र हुन्छन्, जस्तै water.example.org.np',
  },
} as const satisfies Messages
