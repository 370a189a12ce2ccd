// Services and questions by name, with how many one page shows and how much may be entered. Nothing here needs a schema.

/** How the office's rows and the audit call a service of the charter, and a question. */
export const serviceNoun = { singular: 'service', plural: 'services', label: { en: 'Service', ne: 'सेवा' } }
export const questionNoun = { singular: 'question', plural: 'questions', label: { en: 'Question', ne: 'प्रश्न' } }

/** More than any organisation shows on its page. */
export const maxShown = 200

/** Papers of one service, and characters of one text. */
export const maxPapers = 30
export const maxText = 2000
