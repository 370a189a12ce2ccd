// Limits of the text that is read from one file.

/** Pages of a PDF or Word file, or sheets of a workbook. */
export const maxTextPages = 2000
/** Characters of one page, and of all. */
export const maxPageCharacters = 20_000
export const maxFileCharacters = 4_000_000
