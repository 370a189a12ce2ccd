// Texts of the reminders of bills.

import type { Messages } from '#kit/language.ts'

export const reminderMessages = {
  'reminders.made_sms': {
    en: 'Bill {bill} of customer number {number}: {amount} to pay by {date}. {site} {organisation}',
    ne: 'ग्राहक नम्बर {number}को बिल {bill}: {date}सम्म तिर्नुपर्ने {amount}। {site} {organisation}',
  },
  'reminders.due-soon_sms': {
    en: 'Customer number {number}: {amount} until {date}, {later} from then on. {site} {organisation}',
    ne: 'ग्राहक नम्बर {number}: {date}सम्म {amount}, त्यसपछि {later}। {site} {organisation}',
  },
  'reminders.overdue_sms': {
    en: 'Bill {bill} of customer number {number} is overdue: {amount} to pay now. {site} {organisation}',
    ne: 'ग्राहक नम्बर {number}को बिल {bill}को म्याद नाघ्यो: अहिले तिर्नुपर्ने {amount}। {site} {organisation}',
  },
} as const satisfies Messages
