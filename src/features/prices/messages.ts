// Messages of price lists: the section on the page of the tariff, and the screens of the console.

import type { Messages } from '#kit/language.ts'

export const priceMessages = {
  'prices.title': { en: 'Charges for services', ne: 'सेवा शुल्क' },
  'prices.from': { en: 'In force from {day}', ne: '{day}देखि लागू' },
  'prices.coming': { en: 'Charges from {day}', ne: '{day}देखि लाग्ने शुल्क' },
  'prices.now': { en: 'Charges in force today', ne: 'हाल लागू शुल्क' },
  'prices.sample': {
    en: 'These charges are samples until the office has entered its own.',
    ne: 'कार्यालयले आफ्नो दर नराखेसम्म यी नमुना शुल्क हुन्।',
  },
  'prices.service': { en: 'Service', ne: 'सेवा' },
  'prices.charge': { en: 'Charge', ne: 'शुल्क' },
  'prices.free': { en: 'Free of charge', ne: 'निःशुल्क' },
  'prices.category_connection': { en: 'New connection', ne: 'नयाँ जडान' },
  'prices.category_transfer': { en: 'Transfer and relocation', ne: 'नामसारी र ठाउँसारी' },
  'prices.category_meter': { en: 'Meter', ne: 'मिटर' },
  'prices.category_disconnection': { en: 'Disconnection and reconnection', ne: 'धारा बन्द र पुनः जडान' },
  'prices.category_delivery': { en: 'Water by tanker', ne: 'ट्याङ्करबाट पानी' },
  'prices.category_other': { en: 'Other services', ne: 'अन्य सेवा' },
} as const satisfies Messages

export const priceListMessages = {
  ...priceMessages,
  'prices.office_lead': {
    en: 'What services besides the water cost. A list is prepared as a draft, approved by a second person, and takes effect on a day; the page of the tariff shows it.',
    ne: 'खानेपानी महसुलबाहेकका सेवाको शुल्क। सूची मस्यौदाका रूपमा तयार भई अर्को व्यक्तिबाट स्वीकृत हुन्छ र तोकिएको मितिदेखि लागू हुन्छ; महसुल दरको पृष्ठमा देखिन्छ।',
  },
  'prices.new_list': { en: 'New price list', ne: 'सेवा शुल्कको नयाँ सूची' },
  'prices.new_row': { en: 'New price', ne: 'नयाँ शुल्क' },
  'prices.category': { en: 'Group', ne: 'समूह' },
  'prices.label': { en: 'Name of the service', ne: 'सेवाको नाम' },
  'prices.unit': { en: 'What the amount is for', ne: 'केका लागि' },
  'prices.unit_help': {
    en: 'For example “a tap of 1/2 inch”. Empty where the name says it.',
    ne: 'जस्तै “आधा इन्चको धारा”। नामबाटै बुझिने भए खाली छोड्नुहोस्।',
  },
  'prices.amount': { en: 'Amount (Rs.)', ne: 'रकम (रु.)' },
  'prices.amount_help': { en: '0 where it is free of charge.', ne: 'निःशुल्क भए ० लेख्नुहोस्।' },
  'prices.sample_tick': {
    en: 'Sample; the website says so',
    ne: 'नमुना शुल्क; वेबसाइटमा त्यही लेखिन्छ',
  },
  'prices.as_shown': { en: 'As visitors will see it', ne: 'वेबसाइटमा देखिने सूची' },
  'prices.two_decimals': { en: 'At most two decimals', ne: 'दशमलवपछि बढीमा दुई अङ्क लेख्नुहोस्' },
  'prices.twice': {
    en: 'This service is in the list twice for the same thing.',
    ne: 'यो सेवा एउटै कुराका लागि सूचीमा दुई पटक छ।',
  },
} as const satisfies Messages
