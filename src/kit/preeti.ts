// Recognition of text typed for a legacy Nepali font such as Preeti, which stores Latin characters.

// These characters do not stand inside an English word; in Preeti they are Devanagari letters and signs.
const signInside =
  /\p{L}[\]{}|\\;+=[@#%^]|[\]{}|\\+=[@#%^;]\p{L}|\p{L}[/0-9"'][a-z]\p{Lu}|\p{L}\d\p{L}|\p{L}\/\d|^;|^\p{L}+\/\p{L}?\S*[\]}{[]/u
const capitalInside = /\p{Ll}\p{Lu}/u
const knownCapitals = /^(?:Ma?c|De|Di|La|Le|Van|O['’])\p{Lu}\p{Ll}+$/u
const vowelless = /^[b-df-hj-np-tv-xz]{4,}$/i

/**
 * Whether a text without Devanagari letters reads as typed for Preeti.
 * @example isPreeti('uLtf e§/fO{') // true ('गीता भट्टराई')
 */
export function isPreeti(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false
  return text.split(/\s+/).some(isPreetiWord)
}

/** The same for a running text, in which single words such as names of products have odd capitals too: a third of its words or more. */
export function looksLikePreeti(text: string): boolean {
  if (/\p{Script=Devanagari}/u.test(text)) return false
  const parts = text.split(/\s+/).filter((word) => /\p{L}/u.test(word))
  return parts.length > 0 && parts.filter(isPreetiWord).length * 3 >= parts.length
}

function isPreetiWord(word: string): boolean {
  if (signInside.test(word)) return true
  return (capitalInside.test(word) && !knownCapitals.test(word) && !isJoinedName(word)) || vowelless.test(word)
}

/**
 * Whether a word is a name whose capitals begin its parts, as those of products are: each part can be spoken or is an abbreviation.
 * @example isJoinedName('CamScanner') // true, as are 'eSewa' and 'ConnectIPS'
 */
function isJoinedName(word: string): boolean {
  const [first, ...rest] = word.split(/(?<=\p{Ll})(?=\p{Lu})/u)
  return (/^[ei]$/.test(first!) || isNamePart(first!)) && rest.every(isNamePart)
}

function isNamePart(part: string): boolean {
  return /^\p{Lu}{3,}$/u.test(part) || (/^\p{Lu}\p{Ll}{2,}$/u.test(part) && /[aeiouy]/i.test(part))
}

/** Whether a text can be the name of a person: letters of either script, spaces, dots, hyphens, apostrophes and brackets. */
export function isPersonName(text: string): boolean {
  return /^(?:[\p{L}\p{M} .,'’()-]|\p{Join_Control})*$/u.test(text) && /\p{L}\p{M}*[.]?\s*\p{L}/u.test(text)
}
