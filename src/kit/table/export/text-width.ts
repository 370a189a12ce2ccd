// Width of a text in a spreadsheet column, also in Devanagari.

/**
 * The width in digits of the default font, the unit of spreadsheet columns. Devanagari letters are wider than Latin ones, its signs above
 * and below have no width, and a half letter has half.
 * @example textWidth('2083') // 4
 */
export function textWidth(text: string): number {
  let width = 0
  for (const character of text) width += characterWidth(character)
  return width
}

function characterWidth(character: string): number {
  if (character < '\u0300') return /[A-ZMW@%]/.test(character) ? 1.25 : 1
  if (/[\u093e\u0940\u0949\u094b\u094c\u093f]/.test(character)) return 0.6
  if (character === '\u094d') return -0.4
  if (/\p{Mn}|\p{Cf}/u.test(character)) return 0
  if (/[\u0966-\u096f]/.test(character)) return 1.15
  if (/\p{Script=Devanagari}/u.test(character)) return 1.5
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(character) ? 2 : 1.2
}
