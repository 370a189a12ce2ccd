// Noun of the admin rows of water tests, and limits. No schema, so that screens may import it.

/** Noun of water tests in admin rows and the audit log. */
export const waterTestNoun = {
  singular: 'water test',
  plural: 'water tests',
  label: { en: 'Water test', ne: 'पानीको गुणस्तर परीक्षण' },
}

/** Maximum results of one test, and characters of one text. */
export const maxResults = 60
export const maxText = 300

/** Tests of which the public page shows the trend. */
export const maxTrend = 8
