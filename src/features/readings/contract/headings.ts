// Headings of the reading list, by the columns of an import; a list that was filled in is read by them in either language.

import type { Bilingual } from '#kit/language.ts'

/** Columns that are read. */
export const readHeadings = {
  customer_number: { en: 'Customer number', ne: 'ग्राहक नम्बर' },
  period: { en: 'Period', ne: 'महिना' },
  read_on: { en: 'Read on', ne: 'रिडिङ मिति' },
  reading: { en: 'Reading', ne: 'रिडिङ' },
  status: { en: 'Status', ne: 'अवस्था' },
  note: { en: 'Note', ne: 'टिप्पणी' },
  read_by: { en: 'Read by', ne: 'रिडिङ गर्ने' },
} as const satisfies Record<string, Bilingual>

/** Columns that help the meter reader and are not read. */
export const helpingHeadings = {
  name: { en: 'Holder', ne: 'ग्राहकको नाम' },
  zone: { en: 'Supply zone', ne: 'वितरण जोन' },
  ward: { en: 'Ward', ne: 'वडा' },
  tol: { en: 'Tol', ne: 'टोल' },
  walking_order: { en: 'Order', ne: 'क्रम' },
  meter: { en: 'Meter', ne: 'मिटर' },
  last_reading: { en: 'Last reading', ne: 'अघिल्लो रिडिङ' },
} as const satisfies Record<string, Bilingual>

export const listHeadings = { ...readHeadings, ...helpingHeadings }
