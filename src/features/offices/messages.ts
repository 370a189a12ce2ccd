// What does the contact page say?

import type { Messages } from '#kit/language.ts'

export const officesMessages = {
  'contact.title': { en: 'Contact', ne: 'सम्पर्क' },
  'contact.lead': {
    en: 'Visit, call or write to us. A problem with water, a meter or a bill is quickest through the form on this page.',
    ne: 'कार्यालयमा आउनुहोस्, फोन गर्नुहोस् वा लेख्नुहोस्। पानी, मिटर वा बिलसम्बन्धी समस्या यसै पृष्ठको फारामबाट छिटो समाधान हुन्छ।',
  },
  'contact.complain': { en: 'Send a complaint or suggestion', ne: 'गुनासो वा सुझाव पठाउनुहोस्' },
  'contact.track': { en: 'Follow a complaint', ne: 'गुनासोको स्थिति हेर्नुहोस्' },
  'contact.open': { en: 'Open now, closes at {time}', ne: 'अहिले खुला छ, {time} बजे बन्द हुन्छ' },
  'contact.opens': { en: 'Closed now, opens at {time}', ne: 'अहिले बन्द छ, {time} बजे खुल्छ' },
  'contact.over': { en: 'Closed for today', ne: 'आजका लागि बन्द भइसक्यो' },
  'contact.closed': { en: 'Closed today', ne: 'आज बन्द' },
  'contact.holiday': { en: 'Closed today: {name}', ne: 'आज बन्द: {name}' },
  'contact.next': { en: 'Opens next on {day}, {time}', ne: 'अर्को पटक {day} {time} बजे खुल्छ' },
  'contact.hours': { en: 'Office hours', ne: 'कार्यालय समय' },
  'hours.from_to': { en: '{opens} to {closes}', ne: '{opens} बजेदेखि {closes} बजेसम्म' },
  'hours.closed': { en: 'Closed', ne: 'बन्द' },
  'hours.days': { en: '{first} to {last}', ne: '{first}देखि {last}सम्म' },
  'hours.today': { en: 'Today {hours}', ne: 'आज {hours}' },
  'hours.closedToday': { en: 'Closed today', ne: 'आज बन्द' },
  'contact.offices': { en: 'Offices', ne: 'कार्यालयहरू' },
  'contact.no_offices': { en: 'No office has been entered yet', ne: 'अहिलेसम्म कुनै कार्यालय राखिएको छैन' },
  'contact.map': { en: 'Open the map', ne: 'नक्सा खोल्नुहोस्' },
  'contact.people': { en: 'Who is responsible', ne: 'जिम्मेवार पदाधिकारी' },
  'contact.holidays': { en: 'Public holidays ahead', ne: 'आगामी सार्वजनिक बिदा' },
  'contact.sample': { en: 'sample', ne: 'नमुना' },
  'contact.duty.chief': { en: 'Office chief', ne: 'कार्यालय प्रमुख' },
  'contact.duty.spokesperson': { en: 'Spokesperson', ne: 'प्रवक्ता' },
  'contact.duty.information': { en: 'Information officer', ne: 'सूचना अधिकारी' },
  'contact.duty.grievance': { en: 'Grievance hearing officer', ne: 'गुनासो सुन्ने अधिकारी' },
  'contact.day': { en: 'Day', ne: 'दिन' },
  'contact.date': { en: 'Date', ne: 'मिति' },
} satisfies Messages
