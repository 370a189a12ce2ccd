// Noun of the admin rows of disclosures, and limits. No schema, so that screens may import it.

/** Noun of disclosures in admin rows and the audit log. */
export const disclosureNoun = {
  singular: 'disclosure',
  plural: 'disclosures',
  label: { en: 'Disclosure', ne: 'स्वतः प्रकाशन विवरण' },
}

/** Maximum entries of one quarter, and characters of one text. */
export const maxEntries = 50
export const maxText = 2000
