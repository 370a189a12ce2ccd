// Templates of the reminders of bills.

import type { Bilingual } from '#kit/language.ts'
import { organisationName, templatesBy, type Placeholder } from '#kit/message-templates.ts'
import { reminderMessages as texts } from '../messages.ts'
import { reminderKinds, type ReminderKind } from '../rules.ts'

const titles: Record<ReminderKind, Bilingual> = {
  made: { en: 'Bill made', ne: 'बिल बन्यो' },
  'due-soon': { en: 'Late fee begins soon', ne: 'विलम्ब शुल्क लाग्न लाग्यो' },
  overdue: { en: 'Bill overdue', ne: 'बिलको म्याद नाघ्यो' },
}

const placeholders: Placeholder[] = [
  {
    name: 'amount',
    label: { en: 'What is to be paid today', ne: 'आज तिर्नुपर्ने रकम' },
    sample: { en: 'Rs. 182.36', ne: 'रु. १८२.३६' },
  },
  { name: 'number', label: { en: 'Customer number', ne: 'ग्राहक नम्बर' }, sample: { en: '10425', ne: '१०४२५' } },
  {
    name: 'bill',
    label: { en: 'Number of the bill', ne: 'बिल नम्बर' },
    sample: { en: '2083-84-862', ne: '२०८३-८४-८६२' },
  },
  {
    name: 'date',
    label: { en: 'Last day of this amount, or of the bill', ne: 'यो रकम वा बिल तिर्ने अन्तिम दिन' },
    sample: { en: '20 December 2026', ne: '२०८३ पुस ५ गते' },
  },
  {
    name: 'later',
    label: { en: 'What is to be paid after this day', ne: 'त्यसपछि तिर्नुपर्ने रकम' },
    sample: { en: 'Rs. 200.60', ne: 'रु. २००.६०' },
  },
  {
    name: 'site',
    label: { en: 'Address of the page to pay', ne: 'भुक्तानी पृष्ठको ठेगाना' },
    sample: { en: 'https://water.example/pay?number=10425', ne: 'https://water.example/pay?number=10425' },
  },
  organisationName,
]

export const reminderSms = templatesBy(reminderKinds, (kind) => ({
  name: `bill-${kind}-sms`,
  channel: 'sms',
  title: titles[kind],
  body: texts[`reminders.${kind}_sms`],
  placeholders,
  needed: ['amount', 'number'],
}))

export const reminderTemplates = Object.values(reminderSms)
