// Messages of the console's page of an organisation.

import type { Messages } from '#kit/language.ts'

export const brandsMessages = {
  'brands.on_call': { en: 'On-call number', ne: 'आकस्मिक सम्पर्क नम्बर' },
  'brands.appearance': { en: 'Appearance', ne: 'रङ र स्वरूप' },
  'brands.appearance_lead': {
    en: "Colours and pattern of your organisation's pages. Steps that stay readable in the light and the dark scheme are computed from the colours.",
    ne: 'संस्थाका पृष्ठमा प्रयोग हुने रङ र बुट्टा। उज्यालो र अँध्यारो दुवै स्वरूपमा पढ्न मिल्ने गरी अन्य रङ यिनैबाट निकालिन्छन्।',
  },
  'brands.primary': { en: 'Primary colour', ne: 'मुख्य रङ' },
  'brands.primary_help': {
    en: 'For the header, headings and buttons, for example #0b4f45. A light colour is made darker.',
    ne: 'शीर्षभाग, शीर्षक र बटनका लागि, जस्तै #0b4f45। फिक्का रङलाई गाढा बनाइन्छ।',
  },
  'brands.accent': { en: 'Accent colour', ne: 'सहायक रङ' },
  'brands.accent_help': {
    en: 'For the one most important button of a page. Left empty, one that fits is computed.',
    ne: 'पृष्ठको सबैभन्दा महत्त्वपूर्ण बटनका लागि। खाली छोडे मिल्दो रङ निकालिन्छ।',
  },
  'brands.preview': { en: 'Preview', ne: 'पूर्वावलोकन' },
  'brands.preview_light': { en: 'Light scheme', ne: 'उज्यालो स्वरूप' },
  'brands.preview_dark': { en: 'Dark scheme', ne: 'अँध्यारो स्वरूप' },
  'brands.pattern': { en: 'Pattern', ne: 'बुट्टा' },
  'brands.pattern_waves': { en: 'Waves', ne: 'छाल' },
  'brands.pattern_hills': { en: 'Hills', ne: 'पहाड' },
  'brands.pattern_tea': { en: 'Tea garden', ne: 'चियाबारी' },
  'brands.pattern_weave': { en: 'Dhaka weave', ne: 'ढाका बुट्टा' },
  'brands.pattern_plain': { en: 'No pattern', ne: 'बुट्टा नराख्ने' },
  'brands.save_appearance': { en: 'Save appearance', ne: 'स्वरूप सुरक्षित गर्नुहोस्' },
  'brands.appearance_changed': { en: 'Appearance saved', ne: 'स्वरूप सुरक्षित भयो' },
  'brands.not_a_colour': {
    en: 'A colour is # and six characters from 0 to 9 and a to f, for example #0b4f45',
    ne: 'रङ # र त्यसपछि 0 देखि 9 वा a देखि f सम्मका छ अक्षरमा लेख्नुहोस्, जस्तै #0b4f45',
  },
} as const satisfies Messages
