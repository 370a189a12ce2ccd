// How wide is a text in a spreadsheet column, also in Devanagari?

/**
 * The width in digits of the default font, the unit of spreadsheet columns. Devanagari letters are wider than Latin ones, its signs above
 * and below take no room, and a half letter takes half.
 * @example textWidth('2083') // 4
 */
export function textWidth(text: string): number {
  let width = 0
  for (const sign of text) width += signWidth(sign)
  return width
}

function signWidth(sign: string): number {
  if (sign < '\u0300') return /[A-ZMW@%]/.test(sign) ? 1.25 : 1
  if (/[\u093e\u0940\u0949\u094b\u094c\u093f]/.test(sign)) return 0.6
  if (sign === '\u094d') return -0.4
  if (/\p{Mn}|\p{Cf}/u.test(sign)) return 0
  if (/[\u0966-\u096f]/.test(sign)) return 1.15
  if (/\p{Script=Devanagari}/u.test(sign)) return 1.5
  return /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\uff00-\uff60]/.test(sign) ? 2 : 1.2
}
