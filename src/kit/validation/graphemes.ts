// How many characters does a reader see in a text?

const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter('en', { granularity: 'grapheme' }) : undefined

// Engines disagree on Devanagari conjuncts (Unicode joined them in 15.1), so each is made one letter before the count.
const conjunct = /[\u0915-\u0939\u0958-\u095f]\u093c?(?:\u094d\u200d?[\u0915-\u0939\u0958-\u095f]\u093c?)+/g

/** The graphemes of a text, conjuncts counted as one. @example countGraphemes('क्षेत्रीय') // 3 */
export function countGraphemes(text: string): number {
  const letters = text.replace(conjunct, 'क')
  if (!segmenter) return letters.match(/[^\p{M}\u200d]/gu)?.length ?? 0
  let count = 0
  for (const _ of segmenter.segment(letters)) count += 1
  return count
}
