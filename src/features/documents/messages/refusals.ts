// Messages of refused documents; apart from the list messages, so that public pages do not load them.

import type { Messages } from '#kit/language.ts'

export const documentRefusals = {
  'documents.unknown': { en: 'This document does not exist', ne: 'यो कागजात फेला परेन' },
  'documents.already_there': {
    en: 'This list already contains the same file',
    ne: 'यही फाइल यस सूचीमा पहिले नै छ',
  },
  'documents.slug_taken': { en: 'Another document already has this address', ne: 'यो ठेगाना अर्को कागजातले प्रयोग गरेको छ' },
  'documents.cannot_correct': {
    en: 'A notice can only correct another notice of the same list',
    ne: 'सूचनाले एउटै सूचीको अर्को सूचना मात्र संशोधन गर्न सक्छ',
  },
  'documents.corrigendum_stays': {
    en: 'A corrigendum stays on the website until the last date that it states. Choose that day or a later one, or no end.',
    ne: 'संशोधन सूचना त्यसमा उल्लिखित अन्तिम मितिसम्म वेबसाइटमा रहन्छ। सोही वा पछिको दिन छान्नुहोस्, वा अन्त्य खाली राख्नुहोस्।',
  },
  'documents.invalid': { en: 'Some details of the document are not valid', ne: 'कागजातका केही विवरण मान्य छैनन्' },
  'documents.unknown_type': { en: 'There is no such list', ne: 'यस्तो सूची छैन' },
  'documents.title_required': {
    en: 'Enter a title in at least one language',
    ne: 'कम्तीमा एउटा भाषामा शीर्षक लेख्नुहोस्',
  },
  'documents.title_too_long': { en: 'The title must be 300 characters or fewer', ne: 'शीर्षक बढीमा ३०० अक्षरको हुनुपर्छ' },
  'documents.date_unreadable': { en: 'Enter a valid date', ne: 'मान्य मिति लेख्नुहोस्' },
  'documents.which_calendar': {
    en: 'State the calendar of the date: add BS or AD after it',
    ne: 'मिति कुन पात्रोको हो उल्लेख गर्नुहोस्: पछाडि वि.सं. वा ई.सं. लेख्नुहोस्',
  },
  'documents.withdrawn_before': {
    en: 'This file was withdrawn from this list earlier. Open it in the view of withdrawn documents and publish it again.',
    ne: 'यो फाइल यस सूचीबाट पहिले फिर्ता लिइएको छ। फिर्ता लिइएका कागजातको सूचीबाट खोलेर पुनः प्रकाशित गर्नुहोस्।',
  },
  'documents.no_deadlines': {
    en: 'Documents of this list have no opening or closing date',
    ne: 'यस सूचीका कागजातमा सुरु र अन्तिम मिति हुँदैन',
  },
  'documents.dates_by_corrigendum': {
    en: 'The dates of a notice that has been published change only by a corrigendum: a new notice that corrects it',
    ne: 'प्रकाशित सूचनाको मिति त्यसलाई संशोधन गर्ने नयाँ सूचनाबाट मात्र परिवर्तन हुन्छ',
  },
  'documents.no_bids': {
    en: 'Only tender notices state when bids are opened',
    ne: 'बोलपत्र खोल्ने मिति बोलपत्र आह्वानको सूचनामा मात्र हुन्छ',
  },
  'documents.bids_open_early': {
    en: 'Bids must not be opened before the last date and time',
    ne: 'बोलपत्र खोल्ने मिति र समय अन्तिम मिति र समयभन्दा अघि हुनु हुँदैन',
  },
  'documents.time_unreadable': { en: 'Enter a time such as 14:30', ne: 'समय १४:३० को ढाँचामा लेख्नुहोस्' },
  'documents.time_without_date': { en: 'Enter the date of this time too', ne: 'यस समयको मिति पनि लेख्नुहोस्' },
  'documents.file_missing': { en: 'The folder does not contain a file with this name', ne: 'फोल्डरमा यस नामको फाइल छैन' },
  'documents.closes_early': {
    en: 'The closing date must not be before the opening date',
    ne: 'अन्तिम मिति सुरु मितिभन्दा अघि हुनु हुँदैन',
  },
  'documents.slug_unreadable': {
    en: 'Use only small English letters, digits and hyphens in the address',
    ne: 'ठेगानामा साना अङ्ग्रेजी अक्षर, अङ्क र योजक चिह्न मात्र हुन सक्छन्',
  },
} as const satisfies Messages
