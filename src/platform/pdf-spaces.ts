// Spaces in the Nepali text of PDF files: pdf.js adds one wherever a letter is moved, which is also how signs are set over letters, and after
// conjuncts, whose width it takes for zero because they contain a virama.

/** What pdf.js reads as one piece of text: its position is left out; `width` and `size` are in the units of the page. */
export type TextPiece = { str: string; width: number; size: number }

const nepali = /\p{Script=Devanagari}/u
/** In sizes of the font: a wider gap is that of a column; each conjunct before it adds its own width. */
const widestGap = 0.6
const widestConjunct = 1.2
/** A text with fewer spaces than one in so many Nepali letters separates its words by moving them. */
const lettersToSpace = 25

/**
 * The pieces without the spaces between Nepali letters that are not drawn. `drawn` is the text of the page as it is drawn, with its real spaces.
 * Pieces stay as they are where no spaces are drawn, and from where they differ from what is drawn.
 * @example withoutStraySpaces([{ str: 'दे श', width: 15, size: 8 }], 'दमक कोशी देश')[0] // 'देश'
 */
export function withoutStraySpaces(pieces: readonly TextPiece[], drawn: string): string[] {
  if (!drawsSpaces(drawn)) return pieces.map(({ str }) => str)
  const reader = readerOf(drawn)
  return pieces.map((piece, index) => {
    const conjuncts = pieces[index - 1]?.str.match(/्/g)?.length ?? 0
    const isColumn = piece.str.trim() === '' && piece.width > piece.size * (widestGap + conjuncts * widestConjunct)
    return isColumn ? (reader.skipSpaces(), piece.str) : [...piece.str].filter((sign) => reader.keeps(sign)).join('')
  })
}

function drawsSpaces(drawn: string): boolean {
  const letters = drawn.match(/\p{Script=Devanagari}/gu)?.length ?? 0
  const spaces = drawn.match(/\p{Script=Devanagari}\s+(?=\p{Script=Devanagari})/gu)?.length ?? 0
  return spaces > 0 && spaces * lettersToSpace >= letters
}

/** Follows what is drawn while pieces are read. */
function readerOf(drawn: string) {
  const signs = [...drawn]
  let place = 0
  let isLost = false
  let before = ''
  const skipSpaces = () => {
    while (place < signs.length && signs[place]!.trim() === '') place += 1
  }
  return {
    skipSpaces,
    /** Whether a sign of a piece is kept: all but spaces that are not drawn between two Nepali letters. */
    keeps(sign: string): boolean {
      if (isLost) return true
      if (sign.trim() === '') {
        const isDrawn = place >= signs.length || signs[place]!.trim() === ''
        skipSpaces()
        return isDrawn || !nepali.test(before) || !nepali.test(signs[place]!)
      }
      skipSpaces()
      isLost = signs[place] !== sign
      before = sign
      place += 1
      return true
    },
  }
}
