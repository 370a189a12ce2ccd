// Messages of export and print, loaded with their dialogs and therefore separate from the table's own.

import type { Messages } from '#kit/language.ts'

export const exportMessages = {
  'table.rows': { en: 'Rows', ne: 'पङ्क्तिहरू' },
  'table.allRows': { en: 'All {n} results', ne: 'सबै {n} नतिजा' },
  'table.selectedRows': { en: '{n} selected rows', ne: 'छानिएका {n} पङ्क्ति' },
  'table.chooseColumns': { en: 'Columns to include', ne: 'समावेश गर्ने स्तम्भहरू' },
  'table.exportNoColumns': {
    en: 'Choose at least one column to export',
    ne: 'निर्यात गर्न कम्तीमा एउटा स्तम्भ छान्नुहोस्',
  },
  'table.format': { en: 'File format', ne: 'फाइलको ढाँचा' },
  'table.calendar': { en: 'Dates in', ne: 'मितिको पात्रो' },
  'table.calendarAd': { en: 'Gregorian calendar (AD)', ne: 'ईस्वी संवत् (ई.सं.)' },
  'table.calendarBs': { en: 'Bikram Sambat (BS)', ne: 'विक्रम संवत् (वि.सं.)' },
  'table.calendarBoth': { en: 'Both calendars', ne: 'दुवै पात्रो' },
  'table.columnAd': { en: '{column} (AD)', ne: '{column} (ई.सं.)' },
  'table.columnBs': { en: '{column} (BS)', ne: '{column} (वि.सं.)' },
  'table.columnBytes': { en: '{column} (bytes)', ne: '{column} (बाइट)' },
  'table.exporting': { en: 'Exporting {done} of {total} rows', ne: '{total}मध्ये {done} पङ्क्ति निर्यात हुँदै छ' },
  'table.exportingSome': { en: 'Exporting: {done} rows so far', ne: 'निर्यात हुँदै छ: हालसम्म {done} पङ्क्ति' },
  'table.exported': { en: '{n} rows exported', ne: '{n} पङ्क्ति निर्यात भयो' },
  'table.exportCancelled': { en: 'Export cancelled', ne: 'निर्यात रद्द गरियो' },
  'table.exportFailed': { en: 'The export could not be completed', ne: 'निर्यात पूरा हुन सकेन' },
  'table.currentPageOnly': {
    en: 'All rows could not be fetched. Only the {n} rows of the current page are included.',
    ne: 'सबै पङ्क्ति प्राप्त गर्न सकिएन। हालको पृष्ठका {n} पङ्क्ति मात्र समावेश छन्।',
  },
  'table.cancel': { en: 'Cancel', ne: 'रद्द गर्नुहोस्' },
  'table.close': { en: 'Close', ne: 'बन्द गर्नुहोस्' },
  'table.printPreview': { en: 'Print preview', ne: 'मुद्रण पूर्वावलोकन' },
  'table.printNoColumns': {
    en: 'Choose at least one column to print',
    ne: 'मुद्रण गर्न कम्तीमा एउटा स्तम्भ छान्नुहोस्',
  },
  'table.printInPlace': {
    en: 'The browser blocked the print window, so this page is printed instead.',
    ne: 'ब्राउजरले मुद्रण विन्डो रोकेकाले यही पृष्ठबाट मुद्रण गरिँदै छ।',
  },
  'table.printedOn': { en: 'Printed on {date}', ne: 'मुद्रण मिति: {date}' },
  'table.printRows': { en: '{n} rows', ne: '{n} पङ्क्ति' },
  'table.title': { en: 'Title', ne: 'शीर्षक' },
  'table.orientation': { en: 'Orientation', ne: 'पृष्ठ अभिमुखता' },
  'table.portrait': { en: 'Portrait', ne: 'ठाडो' },
  'table.landscape': { en: 'Landscape', ne: 'तेर्सो' },
} as const satisfies Messages
