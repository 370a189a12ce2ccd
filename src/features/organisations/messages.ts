// Messages of refused changes to an organisation.

import type { Messages } from '#kit/language.ts'

export const organisationsMessages = {
  'organisations.id_taken': {
    en: 'Organisation {id} already exists',
    ne: '{id} नम्बरको संस्था पहिले नै छ',
  },
  'organisations.host_taken': {
    en: 'The host {host} is already used by another organisation',
    ne: 'होस्ट {host} अर्को संस्थाको हो',
  },
  'organisations.host_unknown': {
    en: 'The host {host} does not belong to this organisation',
    ne: 'होस्ट {host} यस संस्थाको होइन',
  },
  'organisations.last_host': {
    en: 'The last host of an organisation cannot be removed',
    ne: 'संस्थाको अन्तिम होस्ट हटाउन मिल्दैन',
  },
  'organisations.not_a_picture': {
    en: 'A logo must be a PNG, JPEG, WebP or SVG image of at most 1 MB',
    ne: 'लोगो बढीमा १ एमबीको PNG, JPEG, WebP वा SVG चित्र हुनुपर्छ',
  },
  'organisations.not_an_icon': {
    en: 'An icon must be a valid PNG, JPEG, WebP or SVG image of at most 1 MB',
    ne: 'आइकन बढीमा १ एमबीको मान्य PNG, JPEG, WebP वा SVG चित्र हुनुपर्छ',
  },
  'organisations.unknown_number': {
    en: 'There is no organisation {id}',
    ne: '{id} नम्बरको संस्था छैन',
  },
  'organisations.on_call_no': { en: 'Telephone', ne: 'फोन' },
  'organisations.on_call_no_help': {
    en: 'For a burst pipe while the office is closed. Left empty, no number is shown.',
    ne: 'कार्यालय बन्द भएका बेला पाइप फुटेमा सम्पर्क गर्ने नम्बर। खाली छोडे कुनै नम्बर देखाइँदैन।',
  },
  'organisations.on_call_ne': { en: 'Who answers (in Nepali)', ne: 'फोन उठाउने (नेपालीमा)' },
  'organisations.on_call_en': { en: 'Who answers (in English)', ne: 'फोन उठाउने (अङ्ग्रेजीमा)' },
  'organisations.on_call_help': { en: 'For example “{name}”.', ne: 'जस्तै “{name}”।' },
  'organisations.save_on_call': { en: 'Save number', ne: 'नम्बर सुरक्षित गर्नुहोस्' },
  'organisations.on_call_changed': { en: 'On-call number saved', ne: 'आकस्मिक सम्पर्क नम्बर सुरक्षित भयो' },
  'organisations.no_such_field': { en: 'unknown field', ne: 'यस्तो विवरण छैन' },
  'organisations.not_this_value': { en: 'invalid value', ne: 'यो मान राख्न मिल्दैन' },
} as const satisfies Messages
