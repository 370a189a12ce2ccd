// Default messages of the validation kit, with those of dates, which every form can have.

import { calendarMessages } from '#kit/calendar/messages.ts'
import { messageText, type Messages, type TranslateAny } from '#kit/language.ts'
import type { FieldIssue } from '#kit/refusal.ts'

export const validationMessages = {
  ...calendarMessages,
  'validation.required': { en: 'This field is required', ne: 'यो विवरण अनिवार्य छ' },
  'validation.email': { en: 'Please enter a valid email address', ne: 'कृपया मान्य इमेल ठेगाना लेख्नुहोस्' },
  'validation.minLength': { en: 'Must be at least {n} characters', ne: 'कम्तीमा {n} अक्षर हुनुपर्छ' },
  'validation.maxLength': { en: 'Must be less than {n} characters', ne: '{n} अक्षरभन्दा कम हुनुपर्छ' },
  'validation.numeric': { en: 'Must be a number', ne: 'सङ्ख्या हुनुपर्छ' },
  'validation.integer': { en: 'Must be an integer', ne: 'पूर्णाङ्क हुनुपर्छ' },
  'validation.min': { en: 'Must be at least {n}', ne: 'कम्तीमा {n} हुनुपर्छ' },
  'validation.max': { en: 'Must be less than {n}', ne: '{n}भन्दा कम हुनुपर्छ' },
  'validation.pattern': { en: 'Invalid format', ne: 'ढाँचा मिलेन' },
  'validation.match': { en: 'Must match {field}', ne: '{field}सँग मेल खानुपर्छ' },
  'validation.custom': { en: 'Invalid value', ne: 'यो विवरण मान्य छैन' },
  'validation.error': { en: 'Validation error occurred', ne: 'जाँच गर्दा त्रुटि भयो' },
  'validation.phone': { en: 'Please enter a valid phone number', ne: 'कृपया मान्य फोन नम्बर लेख्नुहोस्' },
  'validation.areaCode': {
    en: 'A landline number needs its area code, for example 023-580123',
    ne: 'टेलिफोन नम्बर क्षेत्र सङ्केतसहित लेख्नुहोस्, जस्तै ०२३-५८०१२३',
  },
  'validation.personName': {
    en: 'Please type the name in English or Nepali (Unicode) letters, without digits or signs',
    ne: 'कृपया नाम अङ्क र चिह्नविना अङ्ग्रेजी वा नेपाली युनिकोडका अक्षरमा लेख्नुहोस्',
  },
  'validation.preeti': {
    en: 'This is typed for a font such as Preeti. Please type in Nepali Unicode',
    ne: 'यो प्रीति जस्तो फन्टमा टाइप गरिएको छ। कृपया नेपाली युनिकोडमा लेख्नुहोस्',
  },
  'validation.fileType': { en: 'This file type is not allowed', ne: 'यो प्रकारको फाइल स्वीकार्य छैन' },
  'validation.fileSize': { en: 'File must be smaller than {n} MB', ne: 'फाइल {n} एमबीभन्दा सानो हुनुपर्छ' },
  'validation.tooMany': { en: 'At most {n} are allowed', ne: 'बढीमा {n} वटा मात्र स्वीकार्य छन्' },
} as const satisfies Messages

/**
 * The text of an issue. A `{field}` value that is itself a message key (a label) is translated too.
 * @example issueText({ field: 'again', key: 'validation.match', values: { field: 'Password' } }, translator(validationMessages, 'en')) // 'Must match Password'
 */
export function issueText({ key, values }: FieldIssue, translate: TranslateAny): string {
  const label = values?.field
  const named = typeof label === 'string' ? { ...values, field: messageText(translate, { key: label }) } : values
  return messageText(translate, { key, values: named })
}
