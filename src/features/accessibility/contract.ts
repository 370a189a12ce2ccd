// Dates of the accessibility statement; docs/accessibility.md has the criteria behind it.

/** 'YYYY-MM-DD' on which the statement was last compared with the tests. Change it with the text. */
export const reviewedOn = '2026-11-22'

/** The guidelines in English; no Nepali translation of them is published. */
export const guidelinesAddress = 'https://www.w3.org/TR/WCAG22/'
