// Messages of the contact page.

import type { Messages } from '#kit/language.ts'

export const contactMessages = {
  'contact.title': { en: 'Contact', ne: 'सम्पर्क' },
  'contact.lead': {
    en: 'Visit, call or write to the office. To report a problem, use the form on this page.',
    ne: 'कार्यालयमा आउन, फोन गर्न वा लेख्न सकिन्छ। समस्याको जानकारी यसै पृष्ठको फारामबाट दिनुहोस्।',
  },
  'contact.complain': { en: 'Send a complaint or suggestion', ne: 'गुनासो वा सुझाव पठाउनुहोस्' },
  'contact.track': { en: 'Track a complaint', ne: 'गुनासोको स्थिति हेर्नुहोस्' },
  'contact.hours': { en: 'Office hours', ne: 'कार्यालय समय' },
  'contact.offices': { en: 'Offices', ne: 'कार्यालयहरू' },
  'contact.no_offices': { en: 'No offices have been added yet', ne: 'अहिलेसम्म कुनै कार्यालय राखिएको छैन' },
  'contact.people': { en: 'Responsible officers', ne: 'जिम्मेवार पदाधिकारी' },
} as const satisfies Messages
