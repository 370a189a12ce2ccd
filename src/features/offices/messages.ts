// Messages of office status, holidays and contacts.

import type { Messages } from '#kit/language.ts'

export const officesMessages = {
  'contact.open': { en: 'Open now, closes at {time}', ne: 'अहिले खुला छ, {time} बन्द हुन्छ' },
  'contact.opens': { en: 'Closed now, opens at {time}', ne: 'अहिले बन्द छ, {time} खुल्छ' },
  'contact.over': { en: 'Closed for the day', ne: 'आजको कार्यालय समय सकियो' },
  'contact.closed': { en: 'Closed today', ne: 'आज बन्द' },
  'contact.holiday': { en: 'Closed today: {name}', ne: 'आज बन्द: {name}' },
  'contact.next': { en: 'Opens next on {day}, {time}', ne: 'अर्को पटक {day} {time} खुल्छ' },
  'contact.map': { en: 'Open map', ne: 'नक्सा खोल्नुहोस्' },
  'contact.holidays': { en: 'Upcoming public holidays', ne: 'आगामी सार्वजनिक बिदा' },
  'contact.on_call': { en: 'Burst pipe, office closed', ne: 'कार्यालय बन्द हुँदा पाइप फुटेमा' },
  'contact.sample': { en: 'sample', ne: 'नमुना' },
  'contact.duty.chief': { en: 'Office chief', ne: 'कार्यालय प्रमुख' },
  'contact.duty.spokesperson': { en: 'Spokesperson', ne: 'प्रवक्ता' },
  'contact.duty.information': { en: 'Information officer', ne: 'सूचना अधिकारी' },
  'contact.duty.grievance': { en: 'Grievance hearing officer', ne: 'गुनासो सुन्ने अधिकारी' },
  'contact.day': { en: 'Holiday', ne: 'बिदा' },
  'contact.date': { en: 'Date', ne: 'मिति' },
} as const satisfies Messages
