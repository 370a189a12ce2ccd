// Disclosures by name, and how much may be entered for a quarter. Nothing here needs a schema.

/** How the office's rows and the audit call a disclosure. */
export const disclosureNoun = {
  singular: 'disclosure',
  plural: 'disclosures',
  label: { en: 'Disclosure', ne: 'स्वतः प्रकाशन विवरण' },
}

/** Headings of one quarter, and characters of one text. */
export const maxEntries = 50
export const maxText = 2000
