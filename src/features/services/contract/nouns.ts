// Nouns of the admin rows of services and questions, page sizes and limits. No schema, so that screens may import it.

/** Nouns of services and questions in admin rows and the audit log. */
export const serviceNoun = { singular: 'service', plural: 'services', label: { en: 'Service', ne: 'सेवा' } }
export const questionNoun = { singular: 'question', plural: 'questions', label: { en: 'Question', ne: 'प्रश्न' } }

/** More items than any organisation shows on its page. */
export const maxShown = 200

/** Maximum papers of one service, and characters of one text. */
export const maxPapers = 30
export const maxText = 2000
