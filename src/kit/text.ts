// Cleaning of typed text, and its length in graphemes.

// Direction marks, embeddings, overrides and isolates can make a text read differently from its characters.
const invisible = /[\u00AD\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g
// Tab and line breaks are handled with white space.
const controls = /(?![\t-\r])\p{Cc}/gu

/** Text in which nothing is to be cleaned but white space, as most cells of a file are. */
const plain = /^[\t-\r -~]*$/

const consonant = '[\\u0915-\\u0939\\u0958-\\u095F\\u0978-\\u097F]'
const grapheme = new RegExp(
  [
    '\\r\\n',
    '\\p{Regional_Indicator}{2}',
    '\\p{Extended_Pictographic}[\\p{M}\\p{Emoji_Modifier}]*(?:\\u200D\\p{Extended_Pictographic}[\\p{M}\\p{Emoji_Modifier}]*)*',
    `${consonant}(?:\\u093C?\\u094D\\u200D?${consonant})*[\\p{M}\\u200C\\u200D]*`,
    '[\\s\\S][\\p{M}\\u200C\\u200D]*',
  ].join('|'),
  'gu',
)

/** One line: NFC, no control or direction characters, single spaces. Joiners of letters are preserved, those beside digits removed. @example clean(' क\u202E  ख ') // 'क ख' */
export function clean(text: string): string {
  return withoutInvisible(text).replace(/\s+/gu, ' ').trim()
}

/** Several lines: as `clean`, but line breaks are preserved, at most one empty line in a row. */
export function cleanLines(text: string): string {
  return withoutInvisible(text)
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/**
 * Graphemes, as a reader counts them. By own rules rather than Intl.Segmenter, which Firefox before 125 lacks and whose
 * result for conjuncts depends on its Unicode version: server and browser must agree on a limit.
 * @example countGraphemes('क्षेत्रीय') // 3
 */
export function countGraphemes(text: string): number {
  return text.normalize('NFC').match(grapheme)?.length ?? 0
}

/** More than `max` characters as a reader counts them; the cheap count decides for most texts. */
export function isLongerThan(text: string, max: number): boolean {
  return text.length > max && countGraphemes(text) > max
}

function withoutInvisible(text: string): string {
  if (plain.test(text)) return text
  // toWellFormed() would need Chrome 111; the surrogates left over by the u flag are the lone ones.
  return text
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .normalize('NFC')
    .replace(invisible, '')
    .replace(controls, '')
    .replace(/([\d०-९])[\u200C\u200D]+/g, '$1')
    .replace(/[\u200C\u200D]+([\d०-९])/g, '$1')
}

/** Whether a text has a letter of any script. @example hasLetter('१२३') // false */
export function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text)
}
