// Water tests by name, and how much may be entered for one. Nothing here needs a schema.

/** How the office's rows and the audit call a water test. */
export const waterTestNoun = {
  singular: 'water test',
  plural: 'water tests',
  label: { en: 'Water test', ne: 'पानीको गुणस्तर परीक्षण' },
}

/** Results of one test, and characters of one text. */
export const maxResults = 60
export const maxText = 300
