// Reasons that the system itself gives for corrections: stored in English, shown in the reader's language.

import { inLanguage, type Bilingual, type Language } from '#kit/language.ts'

/** Stored with the entry: it is never edited, so that its wording stays. */
export const settledAnewReason = 'A payment or a credit note counts from an earlier day'
export const waivedAnewReason = 'A surcharge that was waived is not owed any more'
export const openingReason = 'The opening balance of the register was corrected'

const systemReasons: readonly Bilingual[] = [
  { en: settledAnewReason, ne: 'भुक्तानी वा क्रेडिट नोट अघिल्लो मितिदेखि गणना हुन्छ' },
  { en: waivedAnewReason, ne: 'मिनाहा गरिएको विलम्ब शुल्क अब तिर्नु पर्दैन' },
  { en: openingReason, ne: 'लगतबाट सारिएको रकम सच्याइयो' },
]

/** A reason that a person wrote stays in the language in which it was written. */
export function reasonText(reason: string, language: Language): string {
  const known = systemReasons.find(({ en }) => en === reason)
  return known ? inLanguage(known, language).text : reason
}
