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

/**
 * The same for a text that has to be a name in Nepali: no Latin name in lower case is without a vowel, has an f after a consonant or a
 * slash at a letter, as राम (`/fd`), कमल (`sdn`) and माया (`dfof`) have.
 * @example isPreetiName("/fd axfb'/") // true ('राम बहादुर'), and false of 'Ram Bahadur', 'c/o' and 'Hotel/Lodge'
 */
export function isPreetiName(text: string): boolean {
  if (isPreeti(text)) return true
  return !/\p{Script=Devanagari}/u.test(text) && text.split(/\s+/).some(isPreetiNameWord)
}

const vowellessName = /^[^\p{L}]*[b-df-hj-np-tv-xz]{3,}[^\p{L}]*$/u
const fAfterConsonant = /^[^\p{Lu}]*[b-eg-hj-np-tv-z]f/u
const slashAtLetter = /(?:^|\p{Ll})\/(?:\p{Ll}|$)/u
const careOf = /^[a-z]\/o$/

/** Its keys beyond ASCII that are no letters of a Latin name. */
const keyBeyondAscii = /[ª§‹›°¶•„‰ˆ¢£¡¿¤¥´˜±÷†‡]/u

function isPreetiNameWord(word: string): boolean {
  if (keyBeyondAscii.test(word) || vowellessName.test(word)) return true
  return fAfterConsonant.test(word) || (slashAtLetter.test(word) && !careOf.test(word))
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
