// Devanagari of PDF files: the order of its shapes put back into the order in which it is read and searched, and words made whole.

const consonant = '[क-ह]'
const cluster = `${consonant}(?:्\u200D?${consonant})*`
const signs = 'ािीुूृेैोौंँ'

/** A short i that nothing precedes which could carry it, or an upper r at the end of a word: no text is stored so. */
const evidence = new RegExp(`(?:^|[^क-ह])ि${consonant}|${consonant}[${signs}]*र्(?=$|[\\s।,)])`, 'mu')

/**
 * The same text when it is in reading order already. In the order of shapes the short i comes before its syllable and the upper r after.
 * @example inReadingOrder('काित्तकको कायर्') // 'कात्तिकको कार्य'
 */
export function inReadingOrder(text: string): string {
  if (!evidence.test(text)) return text
  return text
    .replaceAll(/इर्/g, 'ई')
    .replaceAll(new RegExp(`(${cluster}[${signs}]*)र्`, 'gu'), 'र्$1')
    .replaceAll(new RegExp(`ि(${cluster})`, 'gu'), '$1ि')
    .normalize('NFC')
}

/** Spaces before signs that no word begins with: glyphs of odd widths leave them inside words. */
const straySpaces = /(?<=\p{Script=Devanagari}) +(?=[\u0900-\u0903\u093A-\u094F\u0955-\u0957\u0962\u0963])/gu

/** @example withoutStraySpaces('खान ेपान ी') // 'खानेपानी' */
export function withoutStraySpaces(text: string): string {
  return text.replaceAll(straySpaces, '')
}
